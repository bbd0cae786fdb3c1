public import FrameTiming
public import Geometry
public import Stage
import Strategies
public import Widgets

/// The window: the exhibits as tabs, and the page of the one that is shown.
public final class PlaygroundWindow: Window {
  private(set) var page: ExhibitPage
  private var pages: [String: ExhibitPage] = [:]
  private(set) var topBar: TopBar!
  let hud = FramesHUD()
  let help = HelpOverlay()
  private(set) var load = FrameLoad.none

  /// Called with an error of the log, which ends with it.
  public var onLogFailure: ((OutputError) -> Void)?
  /// Where Ctrl+S puts pictures.
  public var pictureFolder = "."

  private let options: PlaygroundOptions
  private let rateBox = RateBox()
  private var log: PlaygroundLog?
  private var statistics = FrameStatistics()
  private var wasContinuing = false
  private var missedFrames = 0
  private var figuresShownAt = -Double.infinity
  private var noticeUntil = 0.0
  private var hasPresented = false
  private var hasBegun = false
  /// Pages that went out of sight while their clocks ran.
  private var waiting: Set<String> = []

  /// The rate that the display has now, shared with who needs its period.
  private final class RateBox {
    var rate = RefreshRate.fallback
  }

  /// - Parameters:
  ///   - size: in points.
  /// - Throws: where the log can't be made.
  public init(options: PlaygroundOptions, size: Size, scale: Double) throws(OutputError) {
    guard let exhibit = Exhibit.named(options.exhibit) else { preconditionFailure("no exhibit is called \(options.exhibit)") }
    self.options = options
    let rateBox = rateBox
    page = PlaygroundWindow.makePage(exhibit, options, variant: options.variant, scale: scale) { rateBox.rate.period }
    if let path = options.logPath { log = try PlaygroundLog(path: path) }
    super.init(size: size, scale: scale)
    name = "playground"
    appearance = Theme.named(options.theme)
    reducesMotion = options.reducesMotion
    reducesTransparency = options.reducesTransparency
    topBar = TopBar(
      exhibits: Exhibit.all.map(\.title), onHelp: { [weak self] in self?.perform(.help) },
      onTab: { [weak self] in self?.perform(.exhibit($0)) })
    help.onCommand = { [weak self] in self?.perform($0) }
    help.onClose = { [weak self] in self?.setHelp(false) }
    for view in [topBar, hud, help] as [View] { addSubview(view) }
    help.isHidden = true
    hud.isHidden = true
    enter(page)
  }

  private static func makePage(
    _ exhibit: Exhibit, _ options: PlaygroundOptions, variant: String?, scale: Double, period: @escaping () -> Double
  ) -> ExhibitPage {
    let size = Size(width: 600, height: 400)
    guard let make = exhibit.makeScene else {
      return SettlePage(
        WorldStart(
          size: size, scale: scale, system: options.system, strategy: variant.flatMap(StrategyID.init(rawValue:)) ?? .none,
          reducesMotion: options.reducesMotion, isFocused: true),
        period: period)
    }
    let start = SceneStart(
      make: make, size: size, scale: scale, variant: exhibit.variants.firstIndex { $0.name == variant } ?? 0,
      reducesMotion: options.reducesMotion)
    return ScenePage(exhibit, start: start, period: period)
  }

  /// The page of the settle exhibit, where it has been shown.
  var settlePage: SettlePage? { pages[SettleExhibit.exhibit.name] as? SettlePage }

  // MARK: exhibits

  /// Shows an exhibit; the one that is left rests until it is shown again.
  func show(_ exhibit: Exhibit) {
    guard exhibit.name != page.exhibit.name else { return }
    let now = frameClock?.time.timestamp ?? 0
    if !page.time.isPaused {
      waiting.insert(page.exhibit.name)
      page.time.pause(at: now)
    }
    page.notice = nil
    page.removeFromSuperview()
    let rateBox = rateBox
    let next =
      pages[exhibit.name] ?? PlaygroundWindow.makePage(exhibit, options, variant: nil, scale: scale) { rateBox.rate.period }
    if pages[exhibit.name] == nil, hasBegun { next.begin(at: now) }
    if waiting.remove(exhibit.name) != nil { next.time.resume(at: now) }
    enter(next)
  }

  private func enter(_ page: ExhibitPage) {
    self.page = page
    pages[page.exhibit.name] = page
    page.onCommand = { [weak self] in self?.perform($0) }
    page.onDemand = { [weak self] in self?.host?.requestFrame() }
    insertSubview(page, at: 0)
    topBar.selected = page.exhibit.title
    page.apply(look)
    focus(page.stage)
    page.update()
    setNeedsLayout()
  }

  var look: WindowLook {
    WindowLook(theme: appearance, reducesMotion: reducesMotion, reducesTransparency: reducesTransparency, load: load)
  }

  func setLoad(_ load: FrameLoad) {
    self.load = load
    host?.load = load
  }

  // MARK: layout

  public override func layoutSubviews() {
    backgroundColor = theme.background
    topBar.frame = Rect(x: 0, y: 0, width: bounds.width, height: TopBar.height)
    help.frame = bounds
    page.frame = Rect(x: 0, y: TopBar.height, width: bounds.width, height: max(0, bounds.height - TopBar.height))
    page.layoutIfNeeded()
    let stage = page.stage.frame
    let size = FramesHUD.size
    hud.frame = Rect(x: stage.maxX - size.width - 16, y: TopBar.height + stage.minY + 16, width: size.width, height: size.height)
  }

  public override func resize(width: Int, height: Int, scale: Double) {
    super.resize(width: width, height: height, scale: scale)
    setNeedsLayout()
  }

  // MARK: keys

  /// Esc and the window's own keys while help is open; a key that the page uses is the page's otherwise.
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
    page.runFrame(time)
    statistics.add(time.timestamp, continuing: wasContinuing)
    updateFigures(at: time.timestamp)
  }

  public override func runFrame(_ time: FrameTime, events: [InputEvent]) {
    if !hasBegun {
      hasBegun = true
      page.begin(at: time.timestamp)
      if options.plays { frameClock?.perform(at: time.timestamp + 0.5) { [weak self] in self?.playAgain() } }
    }
    super.runFrame(time, events: events)
    page.passOnDamage()
  }

  public override var wantsFrame: Bool { super.wantsFrame || page.wantsFrame }

  public override var nextWorkTime: Double? { [super.nextWorkTime, page.nextWorkTime].compactMap { $0 }.min() }

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
    let logged = page.logged
    do throws(OutputError) {
      if presented || !logged.row.events.isEmpty {
        try log.write(
          logged, at: time.timestamp, exhibit: page.exhibit.name, variant: page.chosenVariant, hertz: rateBox.rate.hertz,
          missed: missedFrames)
      }
      if hasPresented { try log.write(page.places(scale: scale)) }
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: OutputError) {
    log = nil
    onLogFailure?(error)
  }

  // MARK: what is shown

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
    noticeUntil = until
    page.notice = verdict
    clock.perform(at: until) { [weak self] in
      guard let self, noticeUntil == until else { return }
      page.notice = nil
    }
  }

  func setHelp(_ isShown: Bool) {
    help.isHidden = !isShown
    help.setNeedsLayout()
  }

  /// `--play`: the gesture every three seconds.
  private func playAgain() {
    page.playGesture()
    guard let clock = frameClock else { return }
    clock.perform(at: clock.time.timestamp + 3) { [weak self] in self?.playAgain() }
  }
}
