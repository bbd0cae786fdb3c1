import Animation
import Geometry
import Motion

/// Our own slider's: the same look and gestures, and one owner of each number. The value is the data model's, the thumb's place follows from
/// the mode, and a target exists only while a motion heads for it.
final class SettleSliderElement: SliderVisualElement {
  private enum Mode {
    case resting
    /// The finger holds the thumb at a place, whatever the value is. `isOverruled`: a handler of the
    /// slider's own events has put another value in place of the finger's.
    case tracking(place: Double, isOverruled: Bool)
    /// The thumb is on its way to the value.
    case moving(SpringProperty)
  }

  private let data: SliderDataModel
  private let lens = GlassLensView()
  private var mode = Mode.resting

  init(data: SliderDataModel) {
    self.data = data
    super.init()
    name = "visual element"
    addSubview(lens)
  }

  // MARK: what it shows

  private var valuePlace: Double { slider?.valuePlace ?? 0 }

  override var thumbPlace: Double {
    switch mode {
    case .resting: valuePlace
    case .tracking(let place, _): place
    case .moving(let property): property.presentation
    }
  }

  override var targetPlace: Double {
    if case .tracking(let place, _) = mode { place } else { valuePlace }
  }

  override var velocity: Double {
    if case .moving(let property) = mode { property.velocity } else { 0 }
  }

  private var holdsThumb: Bool { if case .tracking = mode { true } else { false } }
  override var isSettling: Bool { if case .moving = mode { true } else { false } }
  override var wantsTicks: Bool { isSettling }

  // MARK: what happens to it

  override func press(at time: Double) -> Bool {
    enter(.tracking(place: thumbPlace, isOverruled: false))
    return true
  }

  override func drag(to place: Double, velocity: Double) -> Bool {
    guard let slider, case .tracking(let present, _) = mode else { return false }
    // A packet that doesn't move the finger changes nothing, whatever was set meanwhile.
    guard place != present else { return true }
    data._value = slider.range.snap(slider.range.value(at: place, near: data._value))
    enter(.tracking(place: place, isOverruled: false))
    return true
  }

  override func release(velocity: Double, at time: Double) -> Bool {
    guard let slider, case .tracking(let place, let isOverruled) = mode else { return false }
    let landing = slider.landing(from: place, velocity: velocity)
    // A release counts from the finger, whatever was set from outside meanwhile. But what a handler made of the finger's last word
    // stands, unless the thumb is thrown, which is a word of its own.
    if !isOverruled || landing.velocity != 0 {
      data._value = slider.range.snap(slider.range.value(at: landing.target, near: data._value))
    }
    // The motion begins at the release itself, so the first frame after it already shows the time since.
    move(from: place, velocity: landing.velocity, spring: .settle, since: time)
    return true
  }

  override func cancel(restoring value: Float) {
    data._value = value
    enter(.resting)
  }

  override func setValue(_ value: Float, animated: Bool) {
    let place = thumbPlace
    let velocity = velocity
    data._value = value
    // During a drag the finger keeps the thumb; the value counts at once.
    if case .tracking = mode {
      mode = .tracking(place: place, isOverruled: slider?.sentEvents.isEmpty == false)
      return
    }
    if animated {
      move(from: place, velocity: velocity, spring: .programmatic, since: nil)
    } else {
      enter(.resting)
    }
  }

  override func rangeChanged() {
    enter(holdsThumb ? .tracking(place: valuePlace, isOverruled: false) : .resting)
  }

  override func volumeStep(by fraction: Double) {
    slider?.plainVolumeStep(by: fraction)
  }

  // MARK: motion

  private func move(from place: Double, velocity: Double, spring: Spring, since time: Double?) {
    var property = SpringProperty(place, spring: spring)
    property.setTarget(valuePlace)
    property.setVelocity(velocity)
    guard window?.reducesMotion != true, place != valuePlace || velocity != 0, frameClock != nil else { return enter(.resting) }
    slider?.motionBegan(at: time)
    slider?.wake(since: time)
    enter(.moving(property))
  }

  override func tick(at timestamp: Double) {
    guard let slider, case .moving(var property) = mode else { return }
    property.advance(by: slider.tickLength(at: timestamp))
    let halfPoint = slider.geometry.places(points: 0.5)
    let isThere = property.isAtTarget(eps: halfPoint > 0 ? min(0.001, halfPoint) : 0.001)
    enter(isThere || window?.reducesMotion == true ? .resting : .moving(property))
  }

  private func enter(_ next: Mode) {
    let wasMoving = isSettling
    mode = next
    if !wasMoving && isSettling { slider?.observer?(.settleBegan) }
    if wasMoving && !isSettling { slider?.observer?(.settleEnded) }
    slider?.thumbMoved()
  }

  // MARK: looks

  override func setLifted(_ isLifted: Bool, at time: Double) { lens.setLifted(isLifted, at: time) }
  override func layoutThumb(_ rect: Rect) { lens.frame = rect }

  override func invalidate() {
    if isSettling { enter(.resting) }
    lens.invalidate()
  }
}
