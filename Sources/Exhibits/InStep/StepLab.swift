import Animation
import FrameTiming
import Motion
import Widgets

/// The two squares on their way, and what it costs to keep them there.
///
/// It has a clock of its own, which goes on in those frames only that are shown: a display link that nobody looks at doesn't fire.
final class StepLab {
  let way: StepWay
  let layout: StepLayout
  private(set) var counts = StepCounts()
  /// The largest distance of the squares from where they should be from one another, in points, in any frame.
  private(set) var worstError = 0.0

  static let duration = 0.4
  static let timerInterval = 1.0 / 60
  /// Times nearer to each other than this are one, in seconds.
  private static let instant = 1e-9

  private let clock = FrameClock()
  private let curve: TimingCurve
  private let timerPhase: Double
  private let animators: [DisplayLinkAnimator]
  private var timer: IntervalTimer?
  private var ticksBeforeFrame = 0
  private var linkTicksBeforeFrame = 0
  private var solvesBefore = 0
  private var busyUntil = -Double.infinity

  /// - Parameter timerPhase: how long after a start the timer's first tick is due, in seconds.
  init(_ way: StepWay, layout: StepLayout = StepLayout(), curve: TimingCurve = .linear, timerPhase: Double = timerInterval) {
    self.way = way
    self.layout = layout
    self.curve = way == .keyframed ? .easeInOut : curve
    self.timerPhase = timerPhase
    animators = [DisplayLinkAnimator(clock: clock), DisplayLinkAnimator(clock: clock)]
  }

  var isMoving: Bool { timer != nil || animators.contains { $0.isWorking } }
  /// How much further apart the squares are than they should be, in points, as they lie.
  var error: Double { layout.measuredGap - StepLayout.gap }

  var reducesMotion: Bool {
    get { clock.reducesMotion }
    set { clock.reducesMotion = newValue }
  }

  /// Sends the squares off from their beginning: they move from the next frame on.
  func start(at time: FrameTime) {
    for animator in animators { animator.stopAnimation() }
    timer = nil
    clock.setTime(time)
    layout.move([0: 0, 1: 0])
    counts = StepCounts()
    worstError = 0
    ticksBeforeFrame = 0
    solvesBefore = layout.layoutSolves
    switch way {
    case .oneProgress: animate(0) { [layout] in layout.move([0: $0, 1: $0]) }
    case .together:
      animate(0) { [layout] in layout.move([0: $0]) }
      animate(1) { [layout] in layout.move([1: $0]) }
    case .frameApart: animate(0) { [weak self] in self?.moveFirstAndBeginSecond($0) }
    case .keyframed:
      let keys = KeyFrames(of: curve, count: 5)
      animate(0) { [layout] in layout.move([0: $0]) }
      animate(1, timing: keys.value(at:)) { [layout] in layout.move([1: $0]) }
    case .timer:
      animate(0) { [layout] in layout.move([0: $0]) }
      startTimer(at: time.timestamp)
    }
  }

  /// A frame of the display, which is left out while the load of an earlier one lasts. True where it is shown.
  @discardableResult
  func frame(_ time: FrameTime, load: FrameLoad) -> Bool {
    guard time.timestamp >= busyUntil - StepLab.instant else { return false }
    linkTicksBeforeFrame = 0
    clock.tick(time)
    clock.work(time)
    busyUntil = time.timestamp + load.seconds
    count()
    if load.place == .mainThread { timer?.block(until: busyUntil) }
    if timer != nil, !animators[0].isWorking, layout.fraction(of: 1) == 1 { timer = nil }
    return true
  }

  private func count() {
    guard ticksBeforeFrame > 0 || linkTicksBeforeFrame > 0 else { return }
    counts.frames += 1
    counts.linkTicks += min(1, linkTicksBeforeFrame)
    if way == .timer {
      counts.timerTicks += ticksBeforeFrame
      counts.wasted += max(0, ticksBeforeFrame - 1)
      counts.missing += ticksBeforeFrame == 0 ? 1 : 0
      counts.coalesced = timer?.coalescedCount ?? 0
    }
    counts.solves = layout.layoutSolves - solvesBefore
    worstError = max(worstError, abs(error))
    ticksBeforeFrame = 0
  }

  // MARK: what moves them

  private func animate(_ index: Int, timing: ((Double) -> Double)? = nil, _ move: @escaping (Double) -> Void) {
    let curve = curve
    animators[index].startAnimation(
      animationDuration: StepLab.duration,
      animation: { [weak self] in
        self?.linkTicksBeforeFrame += 1
        move($0)
      }, timingFunction: { x, _ in timing?(x) ?? curve.fraction(at: x) })
  }

  /// The second animation begins in the first one's first tick, and so has its own a frame later.
  private func moveFirstAndBeginSecond(_ fraction: Double) {
    layout.move([0: fraction])
    if counts.frames == 0 { animate(1) { [layout] in layout.move([1: $0]) } }
  }

  private func startTimer(at begin: Double) {
    timer = IntervalTimer(clock: clock, interval: StepLab.timerInterval, phase: begin + timerPhase) { [weak self] time in
      guard let self else { return }
      ticksBeforeFrame += 1
      let progress = (time - begin + StepLab.instant) / StepLab.duration
      layout.move([1: curve.fraction(at: progress)])
      if progress >= 1 { timer?.invalidate() }
    }
  }
}
