import FrameTiming
import Geometry
public import Stage
import Strategies
import Widgets

/// One scenario played without a display.
public final class SettleRun: ScenarioRun {
  public let model: SettleModel
  public let stage: Stage
  public private(set) var rows: [TraceRow] = []
  /// The sets that were asked for, with their times in seconds.
  public private(set) var sets: [(time: Double, value: Float)] = []
  /// What couldn't be found or done on the way, one sentence each.
  public private(set) var misses: [String] = []
  public let scenario: Scenario

  private var timeline: ScenarioTimeline
  private var isPressed = false
  /// Called after each frame, with its row.
  public var onFrame: ((TraceRow) -> Void)?

  private static let margin = 40.0

  /// - Parameter scenario: its names have been checked by the reader.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    timeline = ScenarioTimeline(scenario.events, on: scenario.slider.path)
    guard let system = SliderSystem(rawValue: scenario.system), let strategy = StrategyID(rawValue: scenario.strategy) else {
      preconditionFailure("a scenario of unknown names: \(scenario.system), \(scenario.strategy)")
    }
    model = SettleModel(system: system)
    let control = model.control
    let window = Window(
      size: Size(width: scenario.slider.width + 2 * SettleRun.margin, height: control.metrics.intrinsicHeight + 2 * SettleRun.margin))
    stage = Stage(window: window, rate: RefreshRate(hertz: scenario.refresh), load: scenario.load)
    control.frame = Rect(
      x: SettleRun.margin, y: SettleRun.margin, width: scenario.slider.width, height: control.metrics.intrinsicHeight)
    window.addSubview(control)
    control.minimumValue = scenario.slider.minimum
    control.maximumValue = scenario.slider.maximum
    control.isContinuous = scenario.slider.isContinuous
    control.step = scenario.slider.step ?? 0
    control.setValue(scenario.slider.value, animated: false)
    model.deferred.delay = scenario.deferral
    for step in PatchStep.allCases { model.patch.set(step, on: scenario.steps.contains(step.rawValue)) }
    // The steps are done in the order in which the scenario names them.
    let named = scenario.steps.compactMap(PatchStep.init(rawValue:))
    model.patch.order = named.enumerated().filter { named.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    model.patch.includesStep0 = scenario.steps.contains(0)
    model.choose(strategy)
    window.layoutPass()
  }

  public var isSettled: Bool { timeline.isEmpty && !model.isPending && (stage.window.frameClock?.isIdle ?? true) }

  /// Plays one frame.
  public func runFrame() {
    let time = stage.time.timestamp
    let frame = stage.frame
    for entry in timeline.take(through: time) { begin(entry, at: time) }
    stage.runFrame()
    let row = model.endFrame(frame, at: time)
    for case .step(_, _, let missed) in model.log.entries where row.events.contains("set") { misses.append(contentsOf: missed) }
    rows.append(row)
    onFrame?(row)
  }

  private func begin(_ entry: ScenarioTimeline.Entry, at time: Double) {
    switch entry {
    case .pointer(let packet): point(packet)
    case .action(.key(let key, let modifiers), let at):
      stage.window.focus(model.control.innerSlider)
      stage.send(.key(KeyEvent(key, modifiers: modifiers, time: at)))
    case .action(.refresh(let hertz), _): stage.change(to: RefreshRate(hertz: hertz))
    case .action(.stall(let seconds), _): stage.stall(for: seconds)
    case .action(let action, _): inWorkPhase { [weak self] in self?.work(action) }
    }
  }

  private func inWorkPhase(_ action: @escaping () -> Void) {
    stage.window.frameClock?.perform(at: -.infinity, action)
  }

  private func work(_ action: ScenarioAction) {
    guard let time = stage.window.frameClock?.time else { return }
    switch action {
    case .set(let value):
      sets.append((time.timestamp, model.control.innerSlider.range.clamp(value)))
      model.set(value, at: time)
    case .call(let selector, let path, let argument):
      note(model.control.innerSlider.call(selector, on: path, with: argument, by: model.patch.introspector))
    case .write(let path, let written):
      note(model.control.innerSlider.write(written, to: path, by: model.patch.introspector))
    default: break
    }
  }

  private func note(_ miss: String?) {
    if let miss { misses.append(miss) }
  }

  private func point(_ packet: PointerPacket) {
    let control = model.control
    let place = control.convertToWindow(Rect(x: packet.x, y: packet.y ?? control.bounds.midY, width: 0, height: 0)).origin
    switch packet.phase {
    case .down: stage.press(at: place, time: packet.time)
    case .moved: stage.move(to: place, time: packet.time)
    case .up: stage.release(at: place, time: packet.time)
    case .cancelled: stage.send(.cancelled(time: packet.time))
    }
  }

  /// The numbers of the run.
  public var report: MotionReport {
    let range = model.control.innerSlider.range
    return MotionReport(rows, sets: sets, range: range.minimum...range.maximum, travel: model.control.innerSlider.geometry.travel)
  }
}
