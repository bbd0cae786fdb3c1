import Animation
import FrameTiming
import Geometry
public import Stage
import Widgets

/// One scenario of the glow played without a display.
///
/// The input comes before each frame, as in a window: a flip falls where it comes, between draw and commit where an update is drawn and not
/// yet written down, unless the scenario places it. A press takes the first sticker, and a drag moves it.
public final class GlowRun: ScenarioRun {
  public let model: GlowModel
  public let stage: Stage
  public let scenario: Scenario
  public private(set) var rows: [TraceRow] = []
  public private(set) var misses: [String] = []
  public var onFrame: ((TraceRow) -> Void)?

  private let collage = GlowCollage()
  private var timeline: ScenarioTimeline
  /// Where the pointer was when it went down: of the packet, and in the window.
  private var grab: (x: Double, place: Point)?

  private static let size = Size(width: 420, height: 300)

  /// - Parameter scenario: its names have been checked by the reader.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    timeline = ScenarioTimeline(scenario.events, on: scenario.slider.path)
    guard let policy = ClockPolicy(rawValue: scenario.strategy) else {
      preconditionFailure("a scenario of an unknown clock: \(scenario.strategy)")
    }
    model = GlowModel(policy)
    let window = Window(size: GlowRun.size)
    stage = Stage(window: window, rate: RefreshRate(hertz: scenario.refresh), load: scenario.load)
    window.addSubview(collage)
    window.addSubview(model.root)
    collage.frame = window.bounds
    model.onUpdate = { [weak self] policy, time in
      if let self, policy == model.policy { collage.time = time }
    }
    collage.onHold = { [model] in model.setHeld(true, at: $0) }
    collage.onRelease = { [model] in model.setHeld(false, at: $0) }
    window.layoutPass()
  }

  public var isSettled: Bool { timeline.isEmpty && (stage.window.frameClock?.isIdle ?? true) }

  public func runFrame() {
    let time = stage.time.timestamp
    let frame = stage.frame
    stage.window.frameClock?.setTime(stage.time)
    for entry in timeline.take(through: time) { begin(entry) }
    stage.runFrame()
    let row = model.row(frame, at: time)
    rows.append(row)
    onFrame?(row)
  }

  private func begin(_ entry: ScenarioTimeline.Entry) {
    switch entry {
    case .pointer(let packet): point(packet)
    case .action(.animating(let isOn, let placement), let time): model.setAnimating(isOn, at: time, placed: placement)
    case .action(.key(let key, let modifiers), let time): press(key, modifiers, at: time)
    case .action(.refresh(let hertz), _): stage.change(to: RefreshRate(hertz: hertz))
    case .action(.stall(let seconds), _): stage.stall(for: seconds)
    case .action(let action, _): preconditionFailure("the glow has no use for \(action)")
    }
  }

  /// K is the exhibit's own switch, a digit chooses a clock.
  private func press(_ key: Key, _ modifiers: Modifiers, at time: Double) {
    guard case .character(let character) = key, modifiers.isEmpty else { return miss(key) }
    if character == "k" {
      model.setAnimating(!model.isAnimating, at: time)
    } else if let digit = character.wholeNumberValue, ClockPolicy.allCases.indices.contains(digit - 1) {
      model.choose(ClockPolicy.allCases[digit - 1])
      collage.time = model.shown
    } else {
      miss(key)
    }
  }

  private func miss(_ key: Key) { misses.append("key \(key): the glow has no use for it") }

  private func point(_ packet: PointerPacket) {
    switch packet.phase {
    case .down:
      let sticker = collage.stickers[0]
      let place = sticker.convertToWindow(sticker.bounds).center
      grab = (packet.x, place)
      stage.press(at: place, time: packet.time)
    case .moved: stage.move(to: place(of: packet), time: packet.time)
    case .up: stage.release(at: place(of: packet), time: packet.time)
    case .cancelled: stage.send(.cancelled(time: packet.time))
    }
  }

  private func place(of packet: PointerPacket) -> Point {
    guard let grab else { preconditionFailure("a scenario moves or lets go only what it pressed") }
    return Point(x: grab.place.x + packet.x - grab.x, y: grab.place.y)
  }

  public func dress() { stage.window.backgroundColor = Theme.dark.background }
}
