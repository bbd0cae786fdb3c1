import Drawing
public import Geometry
import Motion

/// What shows and moves a slider's thumb. One subclass for each way of doing it; the slider hands every intention on and keeps no motion of
/// its own.
///
/// Places are normalised: 0 at the minimum, 1 at the maximum, beyond while pulled past an end. Velocities are places a second.
open class SliderVisualElement: View {
  /// The slider that shows this element.
  public final var slider: Slider? { superview as? Slider }

  // MARK: what it shows

  /// Where the thumb is, before the rubber band.
  open var thumbPlace: Double { 0 }
  /// Where the thumb's motion is heading.
  open var targetPlace: Double { thumbPlace }
  open var velocity: Double { 0 }
  /// Whether a motion that a release, a volume key or an animated change started is on.
  open var isSettling: Bool { false }
  /// Whether the next frame's tick has something to do.
  open var wantsTicks: Bool { false }

  // MARK: what happens to it

  /// The thumb is taken. False refuses the press.
  open func press(at time: Double) -> Bool { true }
  /// Whether a press is still this element's to move; something from outside may have taken it away.
  open var holdsPress: Bool { true }
  /// The finger is at `place`. False: the gesture isn't this press's any more and has to fail.
  open func drag(to place: Double, velocity: Double) -> Bool { true }
  /// The finger lets go with `velocity`, at `time` (the event's, in seconds).
  open func release(velocity: Double, at time: Double) -> Bool { true }
  /// The press is lost: everything goes back to `value`, that at the press.
  open func cancel(restoring value: Float) {}
  /// A set from outside, or by a key.
  open func setValue(_ value: Float, animated: Bool) {}
  /// The range or the step changed; `data` already holds the clamped value.
  open func rangeChanged() {}
  open func volumeStep(by fraction: Double) {}

  /// Phase 2 of a frame: motion goes on to `timestamp` (seconds).
  open func tick(at timestamp: Double) {}

  /// Removes every animation and link that the element keeps.
  open func invalidate() {}

  // MARK: its looks

  /// How far the thumb is lifted, 0 at rest ... 1 pressed (beyond, where a spring overshoots).
  open func setLifted(_ isLifted: Bool, at time: Double) {}

  /// The glass lens, where the thumb is one.
  open var lens: GlassLensView? { nil }

  /// Shows the standard thumb, a picture in its place, or neither.
  open func showThumb(_ look: SliderThumbLook) {}

  /// Puts the thumb where `rect` says (in the element's coordinates).
  open func layoutThumb(_ rect: Rect) {}

  /// ``showThumb(_:)`` for an element with these two views.
  final func show(_ look: SliderThumbLook, standard: View, picture: ImageView) {
    if case .standard(let tint) = look {
      standard.isHidden = false
      (standard as? any TintedThumb)?.tint = tint
    } else {
      standard.isHidden = true
    }
    if case .image(let image) = look { picture.image = image.bitmap } else { picture.image = nil }
  }
}

/// A thumb whose body has a colour.
protocol TintedThumb: View {
  var tint: Color { get set }
}

extension GlassLensView: TintedThumb {}
