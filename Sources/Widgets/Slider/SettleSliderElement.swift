import Animation
import Geometry
import Motion

/// Our own slider's: the same look and gestures, and one owner of each number. The value is the data model's, the thumb's place follows from
/// the mode, and a target exists only while a motion heads for it.
final class SettleSliderElement: SliderVisualElement {
  private enum Mode {
    case resting
    /// The finger holds the thumb.
    case tracking(Hold)
    /// The thumb is on its way to the value.
    case moving(SpringProperty)
  }

  private struct Hold {
    /// Where the finger is, whatever the value is.
    var place: Double
    /// Whether a handler of the slider's own events has put another value in place of the finger's.
    var isOverruled = false
    /// Where only ticks are allowed, the thumb: it follows the value, which goes from tick to tick.
    var follower: SpringProperty?
  }

  private let data: SliderDataModel
  private let glass = GlassLensView()
  private let picture = ImageView()
  private var mode = Mode.resting

  init(data: SliderDataModel) {
    self.data = data
    super.init()
    name = "visual element"
    addSubview(picture)
    addSubview(glass)
  }

  // MARK: what it shows

  private var valuePlace: Double { slider?.valuePlace ?? 0 }

  override var thumbPlace: Double {
    switch mode {
    case .resting: valuePlace
    case .tracking(let hold): hold.follower?.presentation ?? hold.place
    case .moving(let property): property.presentation
    }
  }

  override var targetPlace: Double {
    if case .tracking(let hold) = mode { hold.follower?.value ?? hold.place } else { valuePlace }
  }

  override var velocity: Double {
    switch mode {
    case .resting: 0
    case .tracking(let hold): hold.follower?.velocity ?? 0
    case .moving(let property): property.velocity
    }
  }

  private var holdsThumb: Bool { if case .tracking = mode { true } else { false } }
  override var isSettling: Bool { if case .moving = mode { true } else { false } }
  override var wantsTicks: Bool { isSettling || velocity != 0 || thumbPlace != targetPlace }

  // MARK: what happens to it

  override func press(at time: Double) -> Bool {
    enter(.tracking(hold(at: thumbPlace)))
    return true
  }

  /// The finger at `place`, with the thumb there.
  private func hold(at place: Double) -> Hold {
    let follows = slider?.trackConfiguration.map { $0.allowsTickValuesOnly && !$0.ticks.isEmpty } ?? false
    return Hold(place: place, follower: follows ? SpringProperty(place, spring: .programmatic) : nil)
  }

  override func drag(to place: Double, velocity: Double) -> Bool {
    guard let slider, case .tracking(var hold) = mode else { return false }
    // A packet that doesn't move the finger changes nothing, whatever was set meanwhile.
    guard place != hold.place else { return true }
    data._value = slider.personValue(at: place)
    hold.place = place
    hold.isOverruled = false
    hold.follower?.setTarget(valuePlace)
    if window?.reducesMotion == true { hold.follower?.jump(to: valuePlace) }
    enter(.tracking(hold))
    if wantsTicks {
      slider.motionBegan()
      slider.wake()
    }
    return true
  }

  override func release(velocity: Double, at time: Double) -> Bool {
    guard let slider, case .tracking(let hold) = mode else { return false }
    let landing = slider.landing(from: hold.place, velocity: velocity)
    // A release counts from the finger, whatever was set from outside meanwhile. But what a handler made of the finger's last word
    // stands, unless the thumb is thrown, which is a word of its own.
    if !hold.isOverruled || landing.velocity != 0 {
      data._value = slider.personValue(at: landing.target)
    }
    // The motion begins at the release itself, so the first frame after it already shows the time since.
    move(from: thumbPlace, velocity: hold.follower?.velocity ?? landing.velocity, spring: .settle, since: time)
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
    if case .tracking(var hold) = mode {
      hold.isOverruled = slider?.sentEvents.isEmpty == false
      mode = .tracking(hold)
      return
    }
    if animated {
      move(from: place, velocity: velocity, spring: .programmatic, since: nil)
    } else {
      enter(.resting)
    }
  }

  override func rangeChanged() {
    enter(holdsThumb ? .tracking(hold(at: valuePlace)) : .resting)
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
    guard let slider else { return }
    let length = slider.tickLength(at: timestamp)
    switch mode {
    case .resting: return
    case .tracking(var hold):
      guard var follower = hold.follower else { return }
      follower.advance(by: length)
      if isThere(follower) { follower.jump(to: follower.value) }
      hold.follower = follower
      enter(.tracking(hold))
    case .moving(var property):
      property.advance(by: length)
      enter(isThere(property) || window?.reducesMotion == true ? .resting : .moving(property))
    }
  }

  /// Near enough: by 0.001 and by half a point of the thumb's travel. The travel is asked for at the end alone.
  private func isThere(_ property: SpringProperty) -> Bool {
    guard property.isAtTarget(eps: 0.001) else { return false }
    let halfPoint = slider?.geometry.places(points: 0.5) ?? 0
    return halfPoint > 0.001 || halfPoint <= 0 || property.isAtTarget(eps: halfPoint)
  }

  private func enter(_ next: Mode) {
    let wasMoving = isSettling
    mode = next
    if !wasMoving && isSettling { slider?.observer?(.settleBegan) }
    if wasMoving && !isSettling { slider?.observer?(.settleEnded) }
    slider?.thumbMoved()
  }

  // MARK: looks

  override var lens: GlassLensView? { glass }
  override func setLifted(_ isLifted: Bool, at time: Double) { glass.setLifted(isLifted, at: time) }
  override func showThumb(_ look: SliderThumbLook) { show(look, standard: glass, picture: picture) }

  override func layoutThumb(_ rect: Rect) {
    picture.frame = rect
    glass.frame = rect
  }

  override func invalidate() {
    if isSettling { enter(.resting) }
    glass.invalidate()
  }
}
