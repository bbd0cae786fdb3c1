import Animation
import FrameTiming
import Geometry
import Glibc
import Motion

@testable import Widgets

/// The faulty slider, 600 points wide, 0 ... 1, at 0.2, with its internals laid open.
final class Lab {
  let window = Window(size: Size(width: 700, height: 120))
  let slider: Slider
  let glass: GlassSliderVisualElement
  private(set) var time = 0.0
  private(set) var events: [String] = []
  static let interval = 1.0 / 60
  static let travel = 563.0

  init(value: Float = 0.2, slider: Slider = Slider(system: .ios26)) {
    slider.frame = Rect(x: 50, y: 40, width: 600, height: 34)
    self.slider = slider
    guard let glass = slider._visualElement else { preconditionFailure("the system of iOS 26 has a glass element") }
    self.glass = glass
    window.addSubview(slider)
    slider.value = value
    slider.controlEventsObserver = { [unowned self] in events.append($0.names.joined(separator: "+")) }
    slider.observer = { [unowned self] in events.append($0.rawValue) }
    frames(2)
  }

  var update: FluidSliderInteractionUpdate { glass.lastUpdate }
  var interaction: FluidSliderInteraction { glass.fluidInteraction }
  var property: AnimatableFloatProperty { glass.fluidInteraction.__animatedValue }
  var pan: ElasticPanDriver {
    guard let pan = glass.fluidInteraction.pan else { preconditionFailure("no pan driver") }
    return pan
  }
  var data: SliderDataModel { slider._data }
  var thumb: Double { glass.lensView.place }

  /// Everything that a gesture, a set or a tick may write.
  struct State: Equatable {
    var data: Float
    var updateValue, unclamped, locked, presentation, value, propertyPresentation, velocity, momentum, thumb: Double
    var isTracking, isAtTarget: Bool
    var state: Int
    var driver: Driver
  }
  enum Driver { case none, pan, volume, settle }

  var driver: Driver {
    switch interaction.__activeDriver {
    case nil: .none
    case is ElasticPanDriver: .pan
    case is VolumeButtonDriver: .volume
    default: .settle
    }
  }

  var state: State {
    State(
      data: data._value, updateValue: update._value, unclamped: update.__unclampedValue, locked: interaction._lockedValue,
      presentation: interaction._presentationValue, value: property.value(), propertyPresentation: property.presentationValue(),
      velocity: property.velocity(), momentum: interaction.pan?.momentum ?? 0, thumb: thumb, isTracking: update._tracking,
      isAtTarget: update._atTarget, state: interaction.__state, driver: driver)
  }

  /// Every copy at `value`, everything at rest.
  static func rest(_ value: Float) -> State {
    let place = Double(value)
    return State(
      data: value, updateValue: place, unclamped: place, locked: place, presentation: place, value: place, propertyPresentation: place,
      velocity: 0, momentum: 0, thumb: place, isTracking: false, isAtTarget: true, state: 0, driver: .none)
  }

  // MARK: time

  /// One frame, `length` seconds after the last; `work` is done in its work phase.
  func frame(_ length: Double = Lab.interval, _ input: [InputEvent] = [], work: (() -> Void)? = nil) {
    time += length
    if let work { window.frameClock?.perform(at: -.infinity, work) }
    window.runFrame(FrameTime(timestamp: time, targetTimestamp: time + length), events: input)
    _ = window.takeDamage()
  }

  func frames(_ count: Int) { for _ in 0..<count { frame() } }

  /// Frames until nothing is on the display link.
  func settle() {
    for _ in 0..<600 where slider.isOnDisplayLink { frame() }
  }

  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  // MARK: gestures; places along the track

  private func pointer(_ phase: PointerEvent.Phase, _ place: Double, after length: Double) -> InputEvent {
    .pointer(PointerEvent(phase, at: Point(x: 68.5 + place * Lab.travel, y: 57), time: time + length))
  }
  func press(_ place: Double) { frame(Lab.interval, [pointer(.down, place, after: Lab.interval)]) }
  func move(_ place: Double) { frame(Lab.interval, [pointer(.moved, place, after: Lab.interval)]) }
  func release(_ place: Double = 0.5) { frame(Lab.interval, [pointer(.up, place, after: Lab.interval)]) }

  /// From where the thumb is to `place`, and let go there with `velocity`, as given and not sampled.
  func fling(to place: Double = 0.5, velocity: Double) {
    slider.releaseVelocity = velocity
    press(thumb)
    move(place)
    release(place)
  }
}

func near(_ a: Double, _ b: Double, _ slack: Double = 1e-9) -> Bool { abs(a - b) <= slack }

/// The closed form of the settle's spring, from `start` with `velocity` towards `target`, `seconds` later.
func settled(from start: Double, velocity: Double, to target: Double, after seconds: Double) -> (place: Double, velocity: Double) {
  let omega = 2 * Double.pi / 0.4, offset = start - target
  let decay = exp(-omega * seconds)
  return (
    target + (offset + (velocity + omega * offset) * seconds) * decay, (velocity - omega * (velocity + omega * offset) * seconds) * decay
  )
}
