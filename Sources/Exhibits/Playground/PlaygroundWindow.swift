public import FrameTiming
public import Geometry
public import Stage
import Strategies
public import Widgets

/// The window: exhibits as tabs, the stage with its variants and verdict, the internals beside it, the timeline below.
public final class PlaygroundWindow: Window {
  let exhibit: SettleExhibit
  let worldView: WorldView
  private(set) var topBar: TopBar!
  let toolBar = ToolBar()
  private(set) var variantBar: VariantBar!
  let stepBar = ToolBar()
  let verdictView = VerdictView()
  let timeline = TimelineView()
  let hud = FramesHUD()
  let marker = ValueMarker()
  private(set) var presets: [PresetButton] = []
  private(set) var volumeButtons: [PresetButton] = []
  let comparison = ComparisonView()
  let help = HelpOverlay()
  let inspector: InspectorPanel
  /// Nil: where there is room for it.
  var wantsInspector: Bool?

  /// Called with an error of the log, which ends with it.
  public var onLogFailure: ((OutputError) -> Void)?
  /// Where Ctrl+S puts pictures.
  public var pictureFolder = "."

  private var log: PlaygroundLog?
  private var statistics = FrameStatistics()
  private var wasContinuing = false
  private var missedFrames = 0
  private var figuresShownAt = -Double.infinity
  private var notice: (text: Verdict, until: Double)?
  private let plays: Bool
  private var hasPresented = false
  private var hasBegun = false

  /// - Parameters:
  ///   - size: in points.
  /// - Throws: where the log can't be made.
  public init(options: PlaygroundOptions, size: Size, scale: Double) throws(OutputError) {
    let start = WorldStart(
      size: Size(width: 600, height: 400), scale: scale, system: options.system,
      strategy: options.variant.flatMap(StrategyID.init(rawValue:)) ?? .none, reducesMotion: options.reducesMotion, isFocused: true)
    let rateBox = RateBox()
    self.rateBox = rateBox
    exhibit = SettleExhibit(start) { rateBox.rate.period }
    worldView = WorldView(runner: exhibit.runner)
    inspector = InspectorPanel(exhibit: exhibit)
    plays = options.plays
    if let path = options.logPath { log = try PlaygroundLog(path: path) }
    super.init(size: size, scale: scale)
    name = "playground"
    appearance = Theme.named(options.theme)
    reducesMotion = options.reducesMotion
    build()
    focus(worldView)
    exhibit.runner.onDemand = { [weak self] in self?.host?.requestFrame() }
    exhibit.runner.onWorldChange = { [weak self] in self?.worldChanged() }
    showWorldLook()
    update()
  }

  private let rateBox: RateBox

  /// The rate that the display has now, shared with who needs its period.
  private final class RateBox {
    var rate = RefreshRate.fallback
  }

  private func build() {
    topBar = TopBar(
      exhibits: [SettleExhibit.title], onHelp: { [weak self] in self?.perform(.help) },
      onTab: { [weak self] in self?.perform(.exhibit($0)) })
    variantBar = VariantBar(variants: SettleExhibit.variants) { [weak self] in self?.perform(.variant($0)) }
    for preset in SettleExhibit.presets {
      let button = PresetButton(preset.title)
      button.addAction(Action(identifier: "set") { [weak self] _ in self?.exhibit.setNow(preset.value) }, for: .primaryActionTriggered)
      presets.append(button)
    }
    for (title, isUp) in [("\u{2212}", false), ("+", true)] {
      let button = PresetButton(title)
      button.name = isUp ? "volume up" : "volume down"
      button.addAction(
        Action(identifier: "volume") { [weak self] _ in self?.exhibit.pressVolumeButton(up: isUp) }, for: .primaryActionTriggered)
      volumeButtons.append(button)
    }
    toolBar.onCommand = { [weak self] in self?.perform($0) }
    stepBar.onCommand = { [weak self] in self?.perform($0) }
    timeline.onScrub = { [weak self] index in self?.scrub(to: index) }
    help.onCommand = { [weak self] in self?.perform($0) }
    help.onClose = { [weak self] in self?.setHelp(false) }
    for view in [topBar, toolBar, worldView, marker, hud, variantBar, stepBar, verdictView, timeline] as [View] { addSubview(view) }
    for button in presets + volumeButtons { addSubview(button) }
    addSubview(comparison)
    addSubview(inspector)
    addSubview(help)
    help.isHidden = true
    comparison.isHidden = true
    hud.isHidden = true
    marker.isHidden = true
    backgroundColor = theme.background
  }

  // MARK: layout

  public override func layoutSubviews() {
    backgroundColor = theme.background
    topBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: TopBar.height)
    help.frame = bounds
    let isLow = bounds.height < 700
    let timelineHeight = timeline.isHidden ? 0 : isLow ? TimelineView.lowHeight : TimelineView.height
    timeline.frame = Rect(x: 0, y: bounds.height - timelineHeight, width: bounds.width, height: timelineHeight)
    let gutter = isLow || bounds.width < 900 ? 16.0 : Theme.gutter
    let gap = isLow ? 8.0 : 12.0
    let width = bounds.width - 2 * gutter - placeInspector()
    let top = TopBar.height + gap
    let toolHeight = toolBar.height(forWidth: width)
    toolBar.frame = Rect(x: gutter, y: top, width: width, height: toolHeight)
    var bottom = bounds.height - timelineHeight - gap
    verdictView.frame = Rect(x: gutter, y: bottom - 44, width: width, height: 44)
    bottom -= 44 + gap
    if !stepBar.isHidden {
      let height = stepBar.height(forWidth: width)
      stepBar.frame = Rect(x: gutter, y: bottom - height, width: width, height: height)
      bottom -= height + 8
    }
    variantBar.frame = Rect(x: gutter, y: bottom - VariantBar.height, width: width, height: VariantBar.height)
    bottom -= VariantBar.height + gap
    let stageTop = top + toolHeight + gap
    worldView.frame = Rect(x: gutter, y: stageTop, width: width, height: max(80, bottom - stageTop))
    comparison.frame = worldView.frame
    // The world takes its new size first: the overlays lie on its parts.
    worldView.layoutIfNeeded()
    placeOverlays()
  }

  /// Beside the stage where the window is wide enough, else over it.
  var isInspectorBeside: Bool { bounds.width >= 1080 }

  /// - Returns: the width that the stage gives up to it.
  private func placeInspector() -> Double {
    if wantsInspector ?? isInspectorBeside { inspector.appear() } else { inspector.disappear() }
    let width = InspectorPanel.width
    inspector.frame = Rect(
      x: bounds.width - width, y: TopBar.height, width: width, height: max(0, timeline.frame.minY - TopBar.height))
    return inspector.isHidden || !isInspectorBeside ? 0 : width
  }

  private func placeOverlays() {
    let stage = worldView.frame
    var x = stage.minX + 24
    for button in presets {
      button.frame = Rect(x: x, y: stage.minY + 22, width: button.fittingWidth, height: 30)
      x += button.bounds.width + 8
    }
    let track = exhibit.runner.world.model.control.frame.offsetBy(dx: stage.minX, dy: stage.minY)
    for (index, button) in volumeButtons.enumerated() {
      button.frame = Rect(x: track.maxX - 68 + 36 * Double(index), y: track.minY - 42, width: 32, height: 28)
    }
    hud.frame = Rect(
      x: stage.maxX - FramesHUD.size.width - 16, y: stage.minY + 16, width: FramesHUD.size.width, height: FramesHUD.size.height)
  }

  public override func resize(width: Int, height: Int, scale: Double) {
    super.resize(width: width, height: height, scale: scale)
    setNeedsLayout()
  }

  // MARK: keys

  /// Esc and the window's own keys while help is open; a key that the slider uses is the slider's otherwise.
  public override func interceptKey(_ event: KeyEvent) -> Bool {
    guard !help.isHidden, let command = KeyTable.command(for: event) else { return !help.isHidden && event.key != .tab }
    if command == .escape || command == .help || command == .quit || command == .fullScreen || command == .theme { perform(command) }
    return true
  }

  public override func unhandledKey(_ event: KeyEvent) -> Bool {
    guard let command = KeyTable.command(for: event) else { return false }
    perform(command)
    return true
  }

  // MARK: frames

  public override func work(_ time: FrameTime) {
    super.work(time)
    let row = exhibit.runner.runFrame(time)
    if let row {
      timeline.append(row, index: exhibit.runner.recording.position, setValue: exhibit.runner.world.model.outcome?.value)
      inspector.worldMoved()
    }
    comparison.runFrame(at: time.timestamp)
    statistics.add(time.timestamp, continuing: wasContinuing)
    frameEvents = row?.events ?? []
    updateFigures(at: time.timestamp)
    inspector.refresh(at: time.timestamp)
    if row != nil || !frameEvents.isEmpty { updateOutcome() }
  }

  private var frameEvents: [String] = []

  public override func runFrame(_ time: FrameTime, events: [InputEvent]) {
    if !hasBegun {
      hasBegun = true
      exhibit.runner.begin(at: time.timestamp)
      if plays { frameClock?.perform(at: time.timestamp + 0.5) { [weak self] in self?.playAgain() } }
    }
    super.runFrame(time, events: events)
    worldView.passOnDamage()
  }

  public override var wantsFrame: Bool { super.wantsFrame || exhibit.runner.wantsFrame || comparison.wantsFrame }

  public override var nextWorkTime: Double? {
    [super.nextWorkTime, exhibit.runner.nextWorkTime].compactMap { $0 }.min()
  }

  public override func displayChanged(_ display: DisplayDescription) {
    super.displayChanged(display)
    rateBox.rate = display.rate
    statistics.reset()
    figuresShownAt = -.infinity
    updateFigures(at: 0)
  }

  public override func frameEnded(_ time: FrameTime, presented: Bool, missed: Int) {
    missedFrames = missed
    wasContinuing = wantsFrame
    hasPresented = hasPresented || presented
    writeLog(time, presented: presented)
  }

  public override func willClose() {
    do { try log?.close() } catch { fail(error) }
    log = nil
  }

  private func writeLog(_ time: FrameTime, presented: Bool) {
    guard let log else { return }
    let slider = exhibit.runner.world.model.control.innerSlider
    let row = TraceRow(
      frame: 0, time: 0, value: slider.value, shown: slider.shownValue, target: slider.targetValue, velocity: slider.shownVelocity,
      isTracking: slider.isTracking, isSettling: slider.isSettling, events: frameEvents)
    do throws(OutputError) {
      if presented || !frameEvents.isEmpty {
        try log.write(
          row, at: time.timestamp, variant: exhibit.strategy.rawValue, hertz: rateBox.rate.hertz, missed: missedFrames)
      }
      frameEvents = []
      if hasPresented { try log.write(places) }
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: OutputError) {
    log = nil
    onLogFailure?(error)
  }

  // MARK: what is shown

  private func worldChanged() {
    showWorldLook()
    let recording = exhibit.runner.recording
    timeline.show(recording.position, last: recording.frameCount - 1)
    worldView.setNeedsDisplay()
    worldView.setNeedsLayout()
    inspector.worldMoved()
    setNeedsLayout()
    update()
  }

  private func showWorldLook() {
    exhibit.runner.world.window.appearance = appearance
  }

  /// Brings words and buttons up to what was chosen. Nothing that a mere frame changes.
  func update() {
    variantBar.chosen = exhibit.strategy.rawValue
    toolBar.items = toolItems
    stepBar.items = stepItems
    let showsSteps = exhibit.strategy == .patch
    if stepBar.isHidden == showsSteps {
      stepBar.isHidden = !showsSteps
      setNeedsLayout()
    }
    updateOutcome()
  }

  /// Brings the verdict and the marker up to what the last frame showed.
  private func updateOutcome() {
    verdictView.verdict = notice?.text ?? exhibit.verdict
    let control = exhibit.runner.world.model.control
    timeline.range = Double(control.minimumValue)...Double(control.maximumValue)
    updateMarker()
  }

  /// Figures change four times a second at the most: nobody reads faster, and each costs a drawing.
  private func updateFigures(at time: Double) {
    guard time - figuresShownAt >= 0.25 || time < figuresShownAt else { return }
    figuresShownAt = time
    let rate = rateBox.rate
    let nominal = "\(NumberText.fixed(rate.hertz, places: 2)) Hz" + (rate.isFallback ? " (assumed)" : "")
    let measured = statistics.measuredHertz.map { NumberText.fixed($0, places: 2) } ?? "idle"
    topBar.figures = [
      (display?.outputName ?? "no output", nominal), ("measured", measured), ("missed", "\(missedFrames)"),
    ]
    if !hud.isHidden { hud.show(statistics, rate: rate) }
  }

  /// Says something in the verdict's place for a while.
  func notify(_ verdict: Verdict) {
    guard let clock = frameClock else { return }
    let until = clock.time.timestamp + 4
    notice = (verdict, until)
    clock.perform(at: until) { [weak self] in
      guard self?.notice?.until == until else { return }
      self?.notice = nil
      self?.updateOutcome()
    }
    update()
  }

  func setHelp(_ isShown: Bool) {
    help.isHidden = !isShown
    help.setNeedsLayout()
  }

  private func scrub(to index: Int) {
    exhibit.runner.show(index, at: frameClock?.time.timestamp)
    timeline.show(exhibit.runner.recording.position, last: exhibit.runner.recording.frameCount - 1)
  }

  /// `--play`: the gesture every three seconds.
  private func playAgain() {
    exhibit.playGesture()
    guard let clock = frameClock else { return }
    clock.perform(at: clock.time.timestamp + 3) { [weak self] in self?.playAgain() }
  }
}
