import FrameTiming
import Geometry
import Stage
import Strategies
import Widgets

/// The settle exhibit's part of the window: the editor on the stage with its presets, the internals beside it, the timeline below.
final class SettlePage: ExhibitPage {
  let settle: SettleExhibit
  let worldView: WorldView<SettleWorld>
  let stepBar = ToolBar()
  let timeline = TimelineView()
  let marker = ValueMarker()
  private(set) var presets: [PresetButton] = []
  private(set) var volumeButtons: [PresetButton] = []
  let comparison = ComparisonView()
  let inspector: InspectorPanel
  /// Nil: where there is room for it.
  var wantsInspector: Bool?

  init(_ start: WorldStart, period: @escaping () -> Double) {
    settle = SettleExhibit(start, period: period)
    worldView = WorldView(runner: settle.runner)
    inspector = InspectorPanel(exhibit: settle)
    super.init(SettleExhibit.exhibit)
    build()
    settle.runner.onDemand = { [weak self] in self?.onDemand?() }
    settle.runner.onWorldChange = { [weak self] in self?.worldChanged() }
  }

  private func build() {
    for preset in SettleExhibit.presets {
      let button = PresetButton(preset.title)
      button.addAction(Action(identifier: "set") { [weak self] _ in self?.settle.setNow(preset.value) }, for: .primaryActionTriggered)
      presets.append(button)
    }
    for (title, isUp) in [("\u{2212}", false), ("+", true)] {
      let button = PresetButton(title)
      button.name = isUp ? "volume up" : "volume down"
      button.addAction(
        Action(identifier: "volume") { [weak self] _ in self?.settle.pressVolumeButton(up: isUp) }, for: .primaryActionTriggered)
      volumeButtons.append(button)
    }
    stepBar.onCommand = { [weak self] in self?.onCommand?($0) }
    timeline.onScrub = { [weak self] index in self?.scrub(to: index) }
    for view in [toolBar, worldView, marker, variantBar, stepBar, verdictView, timeline] as [View] { addSubview(view) }
    for button in presets + volumeButtons { addSubview(button) }
    addSubview(comparison)
    addSubview(inspector)
    comparison.isHidden = true
    marker.isHidden = true
  }

  override var stage: View { worldView }
  override var time: any TimeControl { settle.runner }
  override var chosenVariant: String { settle.strategy.rawValue }
  override var verdict: Verdict { settle.verdict }
  override var extraBar: ToolBar? { stepBar }

  override var ownTools: [ToolBar.Item] { settleTools }
  override func perform(_ command: PlaygroundCommand) -> Bool { does(command) }
  override func playGesture() { settle.playGesture() }
  override func stateText(_ display: String) -> String { describe(display) }

  override func closeTopmost() -> Bool {
    guard !inspector.isHidden, !isInspectorBeside else { return false }
    wantsInspector = false
    return true
  }

  // MARK: layout

  override func placeBottom() -> Double {
    let height = timeline.isHidden ? 0 : bounds.height < 656 ? TimelineView.lowHeight : TimelineView.height
    timeline.frame = Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    return height
  }

  /// Beside the stage where the window is wide enough, else over it.
  var isInspectorBeside: Bool { bounds.width >= 1080 }

  override func placeSide(bottom: Double) -> Double {
    if wantsInspector ?? isInspectorBeside { inspector.appear() } else { inspector.disappear() }
    let width = InspectorPanel.width
    inspector.frame = Rect(x: bounds.width - width, y: 0, width: width, height: max(0, bottom))
    return inspector.isHidden || !isInspectorBeside ? 0 : width
  }

  override func stagePlaced() {
    let stage = worldView.frame
    comparison.frame = stage
    var x = stage.minX + 24
    for button in presets {
      button.frame = Rect(x: x, y: stage.minY + 22, width: button.fittingWidth, height: 30)
      x += button.bounds.width + 8
    }
    let track = settle.runner.world.model.control.frame.offsetBy(dx: stage.minX, dy: stage.minY)
    for (index, button) in volumeButtons.enumerated() {
      button.frame = Rect(x: track.maxX - 68 + 36 * Double(index), y: track.minY - 42, width: 32, height: 28)
    }
    updateMarker()
  }

  // MARK: frames

  override func begin(at time: Double) { settle.runner.begin(at: time) }

  override func runFrame(_ time: FrameTime) {
    let row = settle.runner.runFrame(time)
    if let row {
      timeline.append(row, index: settle.runner.recording.position, setValue: settle.runner.world.model.outcome?.value)
      inspector.worldMoved()
    }
    comparison.runFrame(at: time.timestamp)
    frameEvents = row?.events ?? []
    inspector.refresh(at: time.timestamp)
    if row != nil { updateOutcome() }
  }

  /// What happened in the last frame.
  private var frameEvents: [String] = []

  override var wantsFrame: Bool { settle.runner.wantsFrame || comparison.wantsFrame }
  override var nextWorkTime: Double? { settle.runner.nextWorkTime }
  override func passOnDamage() { worldView.passOnDamage() }

  private var slider: Slider { settle.runner.world.model.control.innerSlider }
  override var loggedSlider: Slider? { slider }

  override var logged: (row: TraceRow, figures: [LogRow.Figure]) {
    let row = TraceRow(
      frame: 0, time: 0, value: slider.value, shown: slider.shownValue, target: slider.targetValue, velocity: slider.shownVelocity,
      isTracking: slider.isTracking, isSettling: slider.isSettling, events: frameEvents)
    return (row, [])
  }

  override func presetPlaces(_ scale: Double) -> [WindowRow.Preset] {
    zip(SettleExhibit.presets, presets).map {
      .init(title: $0.title, value: $0.value, button: $1.convertToWindow($1.bounds).scaled(by: scale))
    }
  }

  // MARK: what is shown

  override func apply(_ look: WindowLook) {
    settle.runner.world.window.show(look)
    if look.reducesMotion != settle.settings.reducesMotion { settle.setReducesMotion(look.reducesMotion) }
  }

  private func worldChanged() {
    let recording = settle.runner.recording
    timeline.show(recording.position, last: recording.frameCount - 1)
    worldView.setNeedsDisplay()
    worldView.setNeedsLayout()
    inspector.worldMoved()
    setNeedsLayout()
    update()
  }

  override func update() {
    stepBar.items = stepItems
    let showsSteps = settle.strategy == .patch
    if stepBar.isHidden == showsSteps {
      stepBar.isHidden = !showsSteps
      setNeedsLayout()
    }
    super.update()
    updateOutcome()
  }

  /// Brings the verdict and the marker up to what the last frame showed.
  private func updateOutcome() {
    showVerdict()
    let control = settle.runner.world.model.control
    timeline.range = Double(control.minimumValue)...Double(control.maximumValue)
    updateMarker()
  }

  private func scrub(to index: Int) {
    settle.runner.show(index, at: frameClock?.time.timestamp)
    timeline.show(settle.runner.recording.position, last: settle.runner.recording.frameCount - 1)
  }
}
