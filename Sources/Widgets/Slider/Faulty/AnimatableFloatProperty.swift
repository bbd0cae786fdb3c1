import Animation
import Motion

/// A wrapper of a spring property: the copy of the target that a reset of everything else leaves in place.
final class AnimatableFloatProperty {
  var _animatableProperty = SpringProperty(0, spring: .settle)
  /// Called by the methods that start a motion from outside: the slider has to look at itself in the next tick.
  var onChange: (() -> Void)?

  /// The target, normalised.
  func value() -> Double { _animatableProperty.value }
  /// Where it is now.
  func presentationValue() -> Double { _animatableProperty.presentation }
  /// A second.
  func velocity() -> Double { _animatableProperty.velocity }

  /// Value and presentation are there at once; the velocity stays.
  func setValue(_ value: Double) {
    _animatableProperty.place(at: value)
    onChange?()
  }

  func setVelocity(_ velocity: Double) {
    _animatableProperty.setVelocity(velocity)
    onChange?()
  }
}
