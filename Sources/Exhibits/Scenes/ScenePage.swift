import FrameTiming
import Geometry
import Stage
import Widgets

/// The part of the window of every exhibit that is a ``Scene``.
final class ScenePage: ExhibitPage {
  let runner: WorldRunner<SceneWorld>
  let worldView: WorldView<SceneWorld>
  private var lastRow: TraceRow

  init(_ exhibit: Exhibit, start: SceneStart, period: @escaping () -> Double) {
    runner = WorldRunner(start: start, period: period)
    worldView = WorldView(runner: runner)
    lastRow = runner.world.endFrame(0, at: 0)
    super.init(exhibit)
    for view in [toolBar, worldView, variantBar, verdictView] as [View] { addSubview(view) }
    runner.onDemand = { [weak self] in self?.onDemand?() }
    runner.onWorldChange = { [weak self] in self?.worldChanged() }
    connect()
  }

  private var scene: Scene { runner.world.scene }

  override var stage: View { worldView }
  override var time: any TimeControl { runner }
  override var chosenVariant: String { exhibit.variants.isEmpty ? "" : exhibit.variants[scene.variant].name }
  override var verdict: Verdict { scene.verdict }
  override var wantsFrame: Bool { runner.wantsFrame }
  override var nextWorkTime: Double? { runner.nextWorkTime }

  override func begin(at time: Double) { runner.begin(at: time) }

  override func runFrame(_ time: FrameTime) {
    guard let row = runner.runFrame(time) else { return events = [] }
    lastRow = row
    events = row.events
    if choices == shownChoices { showVerdict() } else { update() }
  }

  private var events: [String] = []

  /// What buttons show.
  private struct Choices: Hashable {
    var variant: Int
    var isAnimating: Bool
    var load: FrameLoad
  }

  private var choices: Choices { Choices(variant: scene.variant, isAnimating: scene.isAnimating, load: scene.load) }
  private var shownChoices: Choices?

  override func update() {
    shownChoices = choices
    super.update()
  }

  override var loggedSlider: Slider? { scene.loggedSlider }
  override func passOnDamage() { worldView.passOnDamage() }

  override var logged: (row: TraceRow, figures: [LogRow.Figure]) {
    var row = lastRow
    row.events = events
    return (row, scene.figures)
  }

  // MARK: commands

  override func perform(_ command: PlaygroundCommand) -> Bool {
    switch command {
    case .variant(let digit):
      guard exhibit.variants.indices.contains(digit - 1) else { return true }
      // The active one's digit: back to the first.
      runner.send(.variant(digit - 1 == scene.variant ? 0 : digit - 1))
    case .animating:
      guard scene.hasAnimatingSwitch else { return true }
      runner.send(.animating(!scene.isAnimating))
    case .gesture: playGesture()
    case .reset: runner.restart(runner.world.fresh)
    default: return false
    }
    return true
  }

  override func playGesture() {
    runner.restart(runner.world.fresh)
    runner.follow(SceneScript(scene.gesture))
  }

  override func apply(_ look: WindowLook) {
    runner.world.window.show(look)
    if look.reducesMotion != runner.world.window.reducesMotion { runner.send(.reducesMotion(look.reducesMotion)) }
    if look.load != scene.load { runner.send(.load(look.load)) }
  }

  override var ownTools: [ToolBar.Item] {
    var items = [ToolBar.Item(command: .gesture, mark: "G", title: "Play")]
    if scene.hasAnimatingSwitch {
      items.append(.init(command: .animating, mark: "K", title: scene.isAnimating ? "Animating" : "Paused", isOn: scene.isAnimating))
    }
    if scene.showsLoad {
      items += [
        .init(command: .load, mark: "L", title: "Load \(NumberText.fixed(scene.load.seconds * 1000, places: 0)) ms"),
        .init(command: .loadPlace, mark: "Shift+L", title: scene.load.place == .presenting ? "in presenting" : "on the main thread"),
      ]
    }
    return items
  }

  override func stateText(_ display: String) -> String {
    var table = TextTable()
    table.add(["Settle", "the \(exhibit.name) exhibit"])
    if !exhibit.variants.isEmpty { table.add(["variant", "\(scene.variant + 1) \(chosenVariant)"]) }
    table.add(["display", display])
    table.add(["clock", runner.isPaused ? "paused" : "\(NumberText.shortest(runner.speed))x"])
    table.add(["verdict", verdict.text])
    for row in scene.stateRows { table.add(row) }
    return table.text
  }

  // MARK: another world

  private func worldChanged() {
    connect()
    if let row = runner.shownRow { lastRow = row }
    worldView.setNeedsDisplay()
    worldView.setNeedsLayout()
    update()
  }

  private func connect() {
    scene.onCopy = { [weak self] text in
      self?.window?.host?.setClipboard(text)
      self?.onCommand?(.copied)
    }
  }
}
