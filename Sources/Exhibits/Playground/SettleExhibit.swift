import FrameTiming
import Geometry
import Stage
import Strategies
import Widgets

/// The settle exhibit's choices, as the window's keys and buttons change them. What the world needs of them is sent to it.
final class SettleExhibit {
  let runner: WorldRunner<SettleWorld>
  /// The choices, as a world at rest would begin with them.
  private(set) var settings: WorldStart
  /// The value that S, G and an armed set put.
  private(set) var setValue: Float = SettleExhibit.setValues[0]
  private(set) var armDelay = SettleExhibit.armDelays[1]
  private(set) var isArmed = false

  static let exhibit = Exhibit(
    name: "settle", title: "Settle", variants: StrategyID.allCases.map { .init($0.rawValue, $0.title) }, makeScene: nil)
  static let presets: [(title: String, value: Float)] = [("0 %", 0), ("37 %", 0.37), ("100 %", 1)]
  private static let setValues: [Float] = [0.37, 0, 1]
  private static let armDelays = [0, 0.016, 0.05, 0.15, 0.4]
  private static let deferrals = [0.1, 0.25, 0.5, 1]

  init(_ start: WorldStart, period: @escaping () -> Double) {
    settings = start
    runner = WorldRunner(start: start, period: period)
  }

  var strategy: StrategyID { settings.strategy }

  // MARK: what the keys do

  func choose(_ id: StrategyID) {
    settings.strategy = id
    runner.send(.choose(id))
  }

  /// The active one's digit: back to the first.
  func chooseVariant(_ digit: Int) {
    guard let id = StrategyID(digit: digit) else { return }
    choose(id == strategy ? .none : id)
  }

  func flipPatchReplace() { choose(strategy == .patch ? .replace : .patch) }

  func playGesture() {
    var start = fresh()
    start.forbidden = runner.world.inspection.forbidden
    runner.play(GestureScript(setting: isArmed ? nil : setValue, strategy: strategy), from: start)
  }

  func setNow(_ value: Float? = nil) { runner.send(.set(value ?? setValue)) }

  func toggleArming() {
    isArmed.toggle()
    sendArming()
  }

  func stepArmDelay(forward: Bool) {
    armDelay = SettleExhibit.next(armDelay, in: SettleExhibit.armDelays, forward: forward)
    sendArming()
  }

  func nextSetValue(forward: Bool) {
    setValue = SettleExhibit.next(setValue, in: SettleExhibit.setValues, forward: forward)
    sendArming()
  }

  func nextDeferral(forward: Bool) {
    settings.deferral = SettleExhibit.next(settings.deferral, in: SettleExhibit.deferrals, forward: forward)
    runner.send(.deferral(settings.deferral))
  }

  func nextSystem(forward: Bool) {
    settings.system = SettleExhibit.next(settings.system, in: SliderSystem.allCases, forward: forward)
    runner.send(.imitate(settings.system))
  }

  func toggleStep(_ number: Int) {
    guard let step = PatchStep(rawValue: number) else {
      settings.includesStep0.toggle()
      runner.send(.step0(isOn: settings.includesStep0))
      return
    }
    if has(step) { settings.writes.subtract(step.writes) } else { settings.writes.formUnion(step.writes) }
    runner.send(.writes(settings.writes))
  }

  func toggleWrite(_ write: PatchWrite) {
    settings.writes.formSymmetricDifference([write])
    runner.send(.writes(settings.writes))
  }

  /// Does something to the slider's internals.
  func inspect(_ edit: InspectorEdit) { runner.send(.inspect(edit)) }

  func has(_ step: PatchStep) -> Bool { step.writes.allSatisfy(settings.writes.contains) }

  func setReducesMotion(_ reduces: Bool) {
    settings.reducesMotion = reduces
    runner.send(.reducesMotion(reduces))
  }

  func pressVolumeButton(up: Bool) { runner.send(.volumeButton(up: up)) }

  /// Back to the value at the beginning, with a whole slider; the choices stay, names given by hand among them.
  func reset() { runner.restart(fresh()) }

  /// The last recorded input that held a set, or the exhibit's gesture, for every strategy of a comparison.
  func makeComparison(period: Double) -> Comparison {
    let recorded = runner.recording.presentChapter
    let hasSet = recorded.frames.contains { $0.inputs.contains { if case .set = $0 { true } else { false } } }
    let strategies = Comparison.strategies(with: strategy)
    if hasSet && recorded.start.size == runner.world.window.bounds.size {
      return Comparison(recorded.frames, from: recorded.start, strategies: strategies, period: period)
    }
    let start = fresh()
    let frames = Comparison.gestureFrames(from: start, setting: setValue, strategy: strategy, period: period)
    return Comparison(frames, from: start, strategies: strategies, period: period)
  }

  private func fresh() -> WorldStart {
    var start = settings
    start.size = runner.world.window.bounds.size
    start.scale = runner.world.window.scale
    start.value = GestureScript.startValue
    start.isFocused = runner.world.window.focusedView != nil
    start.aliases = runner.world.model.aliases
    return start
  }

  private func sendArming() {
    settings.arming = isArmed ? SettleModel.Arming(delay: armDelay, value: setValue) : nil
    runner.send(.arm(settings.arming))
  }

  private static func next<Value: Equatable>(_ value: Value, in list: [Value], forward: Bool) -> Value {
    let index = list.firstIndex(of: value) ?? 0
    return list[(index + (forward ? 1 : list.count - 1)) % list.count]
  }

  // MARK: what is shown

  var verdict: Verdict {
    let model = runner.world.model
    let misses = model.log.entries.reduce(into: [String]()) { all, entry in
      if case .step(_, _, let missed) = entry { all.append(contentsOf: missed) }
    }
    return Verdict(
      model.outcome, strategy: model.strategyID, misses: misses, isPending: model.isPending, minimum: model.control.minimumValue)
  }
}
