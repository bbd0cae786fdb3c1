import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

/// Two squares that should keep their distance, moved in five ways.
final class StepScene: Scene {
  static let exhibit = Exhibit(
    name: "step", title: "In step", variants: StepWay.allCases.map { .init($0.rawValue, $0.title) }, makeScene: { StepScene() })

  let layout = StepLayout()
  private(set) lazy var lab = makeLab()
  private let lane = StepLane()
  private let gapPlot = GapPlot()
  private let beatPlot = BeatPlot()
  private let countsView = CountsView()
  private var link: DisplayLink?
  private var startTime = 0.0
  private var hasRun = false
  private var events: [String] = []

  /// A run loop's timer begins when it was asked for, not when the screen refreshes.
  private static let timerPhase = 0.006

  override var showsLoad: Bool { true }
  private var way: StepWay { StepWay.allCases[variant] }

  override func begin() {
    for view in [lane, layout, countsView, gapPlot, beatPlot] as [View] { addSubview(view) }
    showState()
  }

  private func makeLab() -> StepLab {
    StepLab(way, layout: layout, timerPhase: StepLab.timerInterval - StepScene.timerPhase)
  }

  override func variantChanged() {
    lab = makeLab()
    layout.move([0: 0, 1: 0])
    gapPlot.samples = []
    hasRun = false
    leaveLink()
    showState()
  }

  override func loadChanged() { showState() }
  override func reducedMotionChanged() { lab.reducesMotion = window?.reducesMotion ?? false }

  override func play() {
    guard let clock = frameClock else { return }
    lab.reducesMotion = window?.reducesMotion ?? false
    lab.start(at: clock.time)
    startTime = clock.time.timestamp
    gapPlot.samples = []
    hasRun = true
    events.append("start")
    if link == nil { link = clock.addLink(owner: self) { $0.tick($1) } }
    showState()
  }

  override func pointerDown(_ event: PointerEvent) -> Bool {
    guard event.button == 1, event.location.y < gapPlot.frame.minY else { return false }
    frameClock?.perform(at: -.infinity) { [weak self] in self?.play() }
    return true
  }

  private func tick(_ time: FrameTime) {
    if lab.frame(time, load: load) { gapPlot.samples.append(.init(time: time.timestamp - startTime, error: lab.error)) }
    showState()
    guard !lab.isMoving else { return }
    events.append("end")
    leaveLink()
  }

  private func leaveLink() {
    link?.invalidate()
    link = nil
  }

  private func showState() {
    lane.gap = layout.measuredGap
    lane.edges = layout.squares.map(\.frame)
    countsView.counts = lab.counts
    countsView.hasTimer = way == .timer
    gapPlot.figure = "\(figure(layout.measuredGap)) pt, worst \(figure(lab.worstError)) off"
    let interval = link?.duration ?? 0
    let refresh = interval > 0 ? interval : frameClock?.time.interval ?? StepLab.timerInterval
    beatPlot.beat = .init(frame: shownInterval(refresh), phase: StepLab.timerInterval - StepScene.timerPhase)
  }

  /// From one frame that is shown to the next, in whole refreshes.
  private func shownInterval(_ refresh: Double) -> Double {
    refresh * max(1, ((load.seconds - 1e-9) / refresh).rounded(.up))
  }

  // MARK: layout

  override func layoutSubviews() {
    let width = bounds.width
    let isLow = bounds.height < 380
    let margin = width < 900 ? 16.0 : 24.0
    let plotHeight = isLow ? max(90, bounds.height * 0.36) : min(220, bounds.height * 0.4)
    let gap = isLow ? 10.0 : 16.0
    let plotWidth = (width - 2 * margin - gap) / 2
    let plotTop = bounds.height - margin - plotHeight
    gapPlot.frame = Rect(x: margin, y: plotTop, width: plotWidth, height: plotHeight)
    beatPlot.frame = Rect(x: margin + plotWidth + gap, y: plotTop, width: plotWidth, height: plotHeight)
    countsView.frame = Rect(x: margin, y: plotTop - 40 - gap, width: width - 2 * margin, height: 40)
    lane.frame = Rect(x: 0, y: 0, width: width, height: max(0, countsView.frame.minY - 4))
    let scale = min(2.4, (width - 2 * margin - 60) / StepLayout.size.width, max(0.6, (lane.bounds.height - 70) / 80))
    layout.frame = Rect(center: lane.bounds.center, size: StepLayout.size)
    layout.transform = AffineTransform(scaleX: scale, y: scale)
    lane.place(layout.frame, scale: scale)
  }

  // MARK: drawing

  override func draw(in canvas: Canvas) {
    let isDark = theme.name == .dark
    let top = isDark ? Color(hex: 0x1B2233) : Color(hex: 0xDFE8F7)
    let bottom = isDark ? Color(hex: 0x171922) : Color(hex: 0xF2EEF6)
    canvas.fill(
      Path(rect: bounds),
      .linear(
        from: .zero, to: Point(x: bounds.width * 0.4, y: bounds.height),
        stops: [GradientStop(offset: 0, color: top), GradientStop(offset: 1, color: bottom)]))
  }

  // MARK: what it tells

  override var verdict: Verdict {
    guard hasRun else {
      return Verdict(.idle, "Press ", "G", ": two squares, 60 pt apart, go 200 pt in 0.4 s. ", "[", " slows time down.")
    }
    let worst = figure(lab.worstError), frames = "\(lab.counts.frames)"
    if lab.isMoving { return Verdict(.waiting, "Distance ", figure(layout.measuredGap), " pt in frame ", frames, ".") }
    switch way {
    case .oneProgress: return Verdict(.good, "Exactly ", "60", " pt in all ", frames, " frames: one progress moves both.")
    case .together:
      return Verdict(
        lab.worstError == 0 ? .good : .bad, "Off by ", worst, " pt at most in ", frames,
        " frames: begun in one frame with one curve, these two do keep step.")
    case .frameApart: return Verdict(.bad, "Off by up to ", worst, " pt: the second was begun one frame later, and stays behind.")
    case .keyframed: return Verdict(.bad, "Off by up to ", worst, " pt: five key frames cut the corners of the curve beside them.")
    case .timer:
      return Verdict(
        .bad, "Off by up to ", worst, " pt: of ", "\(lab.counts.timerTicks)", " timer ticks ", "\(lab.counts.wasted)",
        " were wasted, and ", "\(lab.counts.missing)", " frames had none.")
    }
  }

  override func takeRow() -> SceneRow {
    defer { events = [] }
    return SceneRow(
      value: layout.fraction(of: 0), shown: layout.fraction(of: 1), target: hasRun ? 1 : 0, isSettling: lab.isMoving, events: events)
  }

  override var figures: [LogRow.Figure] {
    let counts = lab.counts
    return [
      .init(name: "gap", value: layout.measuredGap), .init(name: "frames", value: Double(counts.frames)),
      .init(name: "timerTicks", value: Double(counts.timerTicks)), .init(name: "wasted", value: Double(counts.wasted)),
      .init(name: "missing", value: Double(counts.missing)), .init(name: "coalesced", value: Double(counts.coalesced)),
      .init(name: "solves", value: Double(counts.solves)),
    ]
  }
}
