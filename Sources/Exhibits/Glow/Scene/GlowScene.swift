import Animation
import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

/// The glow exhibit: a collage in a frame that glows, and what a pause does to it by three clocks.
final class GlowScene: Scene {
  let model = GlowModel()
  let modeBar = ChoiceBar(GlowMode.allCases.map(\.title))
  let flipBar = ChoiceBar(FlipChoice.allCases.map(\.title))
  let collage = GlowCollage()
  let lanes = ClockPolicy.allCases.enumerated().map { ClockLane($1, digit: $0 + 1) }
  let kin = KinView()
  let ring = RingDemo()
  let blind = BlindTestView()
  let strip = PhaseStripView()
  let figuresView = GlowFiguresView()
  let flipTitle = Label("THE FLIP FALLS", font: Theme.section, color: \.secondaryText)
  let differenceTitle = Label("THE FRAME BEFORE A PAUSE LESS THE ONE AFTER", font: Theme.section, color: \.secondaryText)
  let differenceView = GlowDifferenceView()

  /// Where a difference has its place beside the figures; nil where there is no room.
  var sideDifference: Rect?
  private(set) var mode = GlowMode.collage
  private(set) var flipChoice = FlipChoice.asItComes
  var test: BlindTest?
  /// When the blind test's present trial began to run.
  var trialStart = 0.0
  /// What was on the screen when the chosen clock's flag flipped last.
  private var differenceTimes: (before: Double, after: Double)?

  static let exhibit = Exhibit(
    name: "glow", title: "Glow",
    variants: [
      .init(ClockPolicy.predicted.rawValue, "Predicted"), .init(ClockPolicy.accumulated.rawValue, "Accumulated"),
      .init(ClockPolicy.advanced.rawValue, "Advance, then draw"),
    ], makeScene: { GlowScene() })

  init() {
    super.init()
    name = "glow"
    for view in [collage, kin, ring, blind, strip, figuresView, flipTitle, differenceTitle] as [View] {
      addSubview(view)
    }
    for view in lanes { addSubview(view) }
    for view in [modeBar, flipBar, differenceView, model.root] as [View] { addSubview(view) }
    connect()
    showMode()
  }

  private func connect() {
    model.onUpdate = { [weak self] policy, _ in self?.updated(policy) }
    model.onTick = { [weak self] in self?.ticked() }
    collage.onHold = { [weak self] in self?.model.setHeld(true, at: $0) }
    collage.onRelease = { [weak self] in self?.model.setHeld(false, at: $0) }
    ring.onToggle = { [weak self] in self.map { $0.setAnimating(!$0.isAnimating) } }
    modeBar.onChoose = { [weak self] in self?.show(GlowMode.allCases[$0]) }
    flipBar.onChoose = { [weak self] in self?.place(FlipChoice.allCases[$0]) }
    blind.onStart = { [weak self] in self?.startTest() }
    blind.onAnswer = { [weak self] in self?.answer($0) }
  }

  /// Of the frame in progress, in seconds.
  var now: Double { frameClock?.time.timestamp ?? 0 }

  // MARK: what the visitor chooses

  override var hasAnimatingSwitch: Bool { true }
  override func begin() { refresh() }

  override func variantChanged() {
    if test == nil { model.choose(ClockPolicy.allCases[variant]) }
    differenceTimes = nil
    refresh()
  }

  override func animatingChanged() {
    model.setAnimating(isAnimating, at: now)
    ring.isAnimating = isAnimating
    refresh()
  }

  override func reducedMotionChanged() {
    model.setReducesMotion(window?.reducesMotion ?? false)
    refresh()
  }

  private func show(_ mode: GlowMode) {
    guard mode != self.mode else { return }
    if test != nil { endTest() }
    self.mode = mode
    showMode()
    setNeedsLayout()
    refresh()
  }

  private func place(_ choice: FlipChoice) {
    flipChoice = choice
    flipBar.chosen = choice.rawValue
    model.placement = choice.placement
  }

  override var choices: [Double] { [Double(mode.rawValue), Double(flipChoice.rawValue)] }

  override func take(_ choices: [Double]) {
    if choices.count == 2, let mode = GlowMode(rawValue: Int(choices[0])), let choice = FlipChoice(rawValue: Int(choices[1])) {
      place(choice)
      show(mode)
    }
  }

  private func showMode() {
    modeBar.chosen = mode.rawValue
    collage.isHidden = ![.collage, .difference, .blind].contains(mode)
    for lane in lanes { lane.isHidden = mode != .sideBySide }
    kin.isHidden = mode != .kin
    ring.isHidden = mode != .ring
    blind.isHidden = mode != .blind
    strip.isHidden = mode == .blind
    showDifferencePlace()
  }

  // MARK: frames

  private func updated(_ policy: ClockPolicy) {
    if mode == .sideBySide {
      lanes.first { $0.policy == policy }?.show(model)
    }
    guard policy == model.policy else { return }
    showTime()
  }

  private func showTime() {
    let time = model.shown
    switch mode {
    case .collage, .difference, .blind: collage.time = time
    case .kin: kin.time = time
    case .ring: ring.ring.time = time
    case .sideBySide: break
    }
  }

  private func ticked() {
    if test != nil { goOnWithTest() }
    let timeline = model.view.timeline
    if let step = timeline.pauseStep {
      let times = (before: timeline.drawn - step, after: timeline.drawn)
      if differenceTimes?.before != times.before || differenceTimes?.after != times.after {
        differenceTimes = times
        showDifferencePlace()
        showDifference()
      }
    }
    refreshFigures()
  }

  /// Everything that is shown, anew.
  func refresh() {
    showTime()
    for lane in lanes { lane.show(model) }
    blind.show(test)
    refreshFigures()
  }

  private func refreshFigures() {
    guard mode != .blind else { return }
    for lane in lanes where mode == .sideBySide { lane.show(model) }
    figuresView.lines = model.figureLines(arc: arc)
    strip.blocks = model.view.timeline.blocks
    strip.isRunning = model.view.timeline.isRunning
    showDifferencePlace()
  }

  /// Points of arc that a degree is in what is shown.
  private var arc: Double {
    switch mode {
    case .collage, .difference, .blind, .kin: GlowArc.pointsADegree(collage.card.size, radius: GlowCollage.radius)
    case .sideBySide: lanes[0].arc
    case .ring: .pi * ring.ring.frame.width / 360
    }
  }

  private func showDifference() {
    guard mode != .blind, let differenceTimes, !collage.card.isEmpty, !differenceView.bounds.isEmpty else { return }
    let size = collage.card.size
    let cells = min(differenceView.bounds.width / (size.width + 88), differenceView.bounds.height / (size.height + 88)) / 2
    differenceView.difference = GlowDifference(
      style: collage.glow.shownStyle, theme: theme, size: size, radius: GlowCollage.radius, from: differenceTimes.before,
      to: differenceTimes.after, cellsAPoint: max(0.1, cells))
  }

  // MARK: put away and gone on from

  override var state: [Double]? {
    guard test == nil, let state = model.state else { return nil }
    let times: [Double] = [differenceTimes?.before ?? .nan, differenceTimes?.after ?? .nan]
    return state + collage.arrangement + times
  }

  override func restore(_ state: [Double]) {
    let rest = Array(model.restore(state))
    collage.arrange(rest.dropLast(2))
    let times = rest.suffix(2)
    if let before = times.first, let after = times.last, !before.isNaN { differenceTimes = (before, after) }
    refresh()
    showDifference()
  }

  // MARK: what is told

  override var gesture: [(at: Double, input: SceneInput)] {
    [(0.1, .animating(true)), (1.6, .animating(false)), (3.4, .animating(true))]
  }

  override func takeRow() -> SceneRow {
    let row = model.row(0, at: now)
    return SceneRow(
      value: Double(row.value), shown: row.shown, target: row.target, velocity: row.velocity, isTracking: row.isTracking,
      isSettling: row.isSettling, events: row.events)
  }

  override var figures: [LogRow.Figure] {
    let timeline = model.view.timeline
    let own: [LogRow.Figure] = [
      .init(name: "degrees", value: GlowFigures.rotation(at: model.shown)), .init(name: "stepBack", value: timeline.largestStepBack),
      .init(name: "updates", value: Double(timeline.updates)),
    ]
    return own + FlipPlacement.allCases.map { LogRow.Figure(name: $0.rawValue, value: Double(timeline.flips[$0] ?? 0)) }
  }

  override var verdict: Verdict { mode == .blind ? blindVerdict : pauseVerdict }

  private var pauseVerdict: Verdict {
    if model.view.reducesMotion { return Verdict(.idle, "Reduced motion: the glow stands at time ", "0", " and nothing ticks.") }
    let timeline = model.view.timeline
    guard !timeline.isRunning, let step = timeline.pauseStep else {
      return Verdict(.idle, "Press ", "K", " or hold a sticker: the glow should stand still where it is.")
    }
    let degrees = NumberText.fixed(abs(GlowClaims.degrees(step)), places: 2)
    let time = NumberText.fixed(abs(step) * 1000, places: 1)
    if step < 0 {
      return Verdict(.bad, "Went back by ", degrees, " degrees, ", time, " ms: the pause came before the commit of what was drawn.")
    }
    if step > 0 {
      return Verdict(.good, "Went on by ", degrees, " degrees, ", time, " ms, to the time written down. It never goes back.")
    }
    return Verdict(
      .good, "Stands where it was seen last, at ", NumberText.fixed(GlowFigures.rotation(at: timeline.drawn), places: 2), " degrees.")
  }

  // MARK: drawing

  override func draw(in canvas: Canvas) {
    canvas.fill(bounds, theme.name == .dark ? Color(hex: 0x0B0C10) : Color(hex: 0xF7F8FB))
  }

  override func layoutSubviews() {
    layoutParts()
    refresh()
    if differenceView.difference != nil { showDifference() }
  }
}
