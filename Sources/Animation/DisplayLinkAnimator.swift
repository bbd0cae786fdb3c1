public import FrameTiming

import Motion

/// Publishes one progress a frame, from which any number of views can be moved in step.
///
/// It belongs to the thread of its clock, but for ``remote``. Calls from within its own callbacks are safe, a start included. Nothing keeps
/// it alive but its owner. When it goes the animation in progress stops without a word: who let go of it knows, and its callbacks may speak of
/// an owner that is going too.
public final class DisplayLinkAnimator {
  /// What other threads may do to the animation in progress.
  public let remote: AnimatorRemote
  /// Whatever you like; never touched here.
  public var userData: Any?
  /// Seconds of the animation in progress up to its last published frame, at most its duration; a pause doesn't count. 0 where there is
  /// none, also in its completion already.
  public var elapsedTime: Double { published.elapsed }
  /// Linear progress of the last published frame, 0 ... 1; 0 where there is no animation.
  public var progress: Double { published.progress }
  /// The value after timing in the last published frame; 0 where there is no animation.
  public var value: Double { published.value }

  /// A time between two ticks, in seconds, above which it was no slow frame: nothing was shown, so the motion stood still.
  public static let longestFrame = 1.0

  let curveWorkshop: CurveWorkshop
  private let clock: FrameClock
  private var chosenRate: Int?
  private var link: DisplayLink?
  private var run: AnimationRun?
  /// Counts animations, so that what comes back from a callback knows whether its own is still the one.
  private var generation = 0
  /// How the animation in progress ends, from the moment on in which its end is published.
  private var verdict: AnimationEnd?
  private var published = Published()
  private var playhead = Playhead.start
  /// Whether the next tick need look at nothing but the time.
  private var isUnderWay = false
  /// When it was told to move; it does so with the next tick.
  private var departure: Double?
  private var lastTick = 0.0

  public init(clock: FrameClock, curves: CurveWorkshop = .background) {
    self.clock = clock
    curveWorkshop = curves
    remote = AnimatorRemote(bell: clock.bell)
  }

  deinit {
    link?.invalidate()
    remote.reset(isWorking: false)
  }

  /// Ticks a second. By default, and after 0, the display's maximum, whichever display that is; else as near to it as the display can be.
  /// A change reaches an animation in progress at once.
  public var preferredFramesPerSecond: Int {
    get { chosenRate ?? Int((1 / clock.time.interval).rounded()) }
    set {
      precondition(newValue >= 0, "an animator can't tick \(newValue) times a second")
      chosenRate = newValue == 0 ? nil : newValue
      link?.preferredFramesPerSecond = newValue
    }
  }

  /// Whether an animation is in progress, paused or not: from its start on, also while its curve is computed.
  public var isWorking: Bool { run != nil }
  public var isAnimationPaused: Bool { remote.isPaused }

  /// Ends the animation in progress, at once. Where it was asked for at the start, 1 is published first. Without one it does nothing.
  public func stopAnimation() {
    guard let run else { return }
    guard verdict == nil, run.publishesEndWhenStopped else { return conclude(.stopped) }
    let mine = generation
    verdict = .stoppedAndCompleted
    publish(run, Published(elapsed: elapsedTime, progress: 1, value: 1))
    if generation == mine { conclude(.stoppedAndCompleted) }
  }

  /// Stands still at the last published frame. Paused already, or without an animation, it does nothing.
  public func pauseAnimation() {
    guard isWorking else { return }
    remote.setPaused(true)
    obeyPause()
  }

  /// Goes on from the same place: the next tick publishes what the pause began with, and what has passed since now. The time in between
  /// leaves no trace. Not paused, it does nothing.
  public func resumeAnimation() {
    guard isWorking else { return }
    remote.setPaused(false)
    obeyPause()
  }

  public func togglePauseAnimation() {
    if isAnimationPaused { resumeAnimation() } else { pauseAnimation() }
  }

  // MARK: an animation's life

  /// Of two starts within one another the later one stays, and every animation that was begun is told of its end.
  func begin(_ next: AnimationRun) {
    let tell = detach()
    run = next
    departure = clock.time.timestamp
    remote.reset(isWorking: true)
    // Both end with the link, and that with the animator.
    let link = clock.addLink { [unowned self] in tick($0) }
    if let chosenRate { link.preferredFramesPerSecond = chosenRate }
    link.onBell = { [unowned self] in obeyPause() }
    self.link = link
    tell(.replaced)
  }

  private func conclude(_ end: AnimationEnd) {
    detach()(end)
  }

  /// Takes everything of the animation out of the animator. What comes back tells it of its end, unless that was decided already.
  private func detach() -> (AnimationEnd) -> Void {
    let ended = run?.ended
    let decided = verdict
    run = nil
    generation += 1
    verdict = nil
    link?.invalidate()
    link = nil
    playhead = .start
    departure = nil
    published = Published()
    isUnderWay = false
    remote.reset(isWorking: false)
    return { ended?(decided ?? $0) }
  }

  private func tick(_ time: FrameTime) {
    guard let run, isUnderWay && remote.isUndisturbed && time.timestamp - lastTick <= DisplayLinkAnimator.longestFrame || prepare(for: time)
    else { return }
    lastTick = time.timestamp
    let elapsed = clock.reducesMotion ? run.duration : min(playhead.elapsed(at: time.timestamp), run.duration)
    let x = run.progress(after: elapsed)
    let mine = generation
    var y = 1.0
    switch run.timing {
    case .function(let function):
      let result = function(x, published.value)
      guard generation == mine else { return }
      guard x == 1 || result.isFinite else { return conclude(.failed(.timing(progress: x, result: result))) }
      if x < 1 { y = result }
    case .curve(let curve): y = curve.y(of: x)
    case .awaiting: preconditionFailure("a curve that isn't there can't be followed")
    }
    if x == 1 { verdict = .finished }
    publish(run, Published(elapsed: x == 1 ? run.duration : elapsed, progress: x, value: y))
    if x == 1, generation == mine { conclude(.finished) }
  }

  private func publish(_ run: AnimationRun, _ what: Published) {
    published = what
    run.animation(what.elapsed, what.value)
  }

  /// What a tick has to look at besides the time, now and then. False where it publishes nothing.
  private func prepare(for time: FrameTime) -> Bool {
    if remote.isForceStopped {
      stopAnimation()
      return false
    }
    guard !obeyPause(), takeCurve() else { return false }
    moveOn(to: time)
    isUnderWay = true
    return true
  }

  /// A clock that stood still tells of no time: at the start, after a pause and after a gap at most one frame has passed.
  private func moveOn(to time: FrameTime) {
    let rest = time.timestamp - time.interval
    if let departure {
      playhead.resume(at: max(departure, rest))
      self.departure = nil
    } else if time.timestamp - lastTick > max(DisplayLinkAnimator.longestFrame, time.interval) + tickLength {
      playhead.pause(at: lastTick)
      playhead.resume(at: rest)
    }
  }

  private var tickLength: Double { chosenRate.map { 1 / Double($0) } ?? 0 }

  /// Whether the way is known by now.
  private func takeCurve() -> Bool {
    guard case .awaiting(let order) = run?.timing else { return run != nil }
    switch order.made {
    case nil: return false
    case .failure(let error):
      conclude(.failed(.curve(error)))
      return false
    case .success(let curve):
      run?.timing = .curve(curve)
      return true
    }
  }

  /// Brings playhead and link to what the switch says, and says it.
  @discardableResult
  private func obeyPause() -> Bool {
    let isPaused = remote.isPaused
    guard isWorking else { return false }
    isUnderWay = false
    link?.isPaused = isPaused && !remote.isForceStopped
    if isPaused {
      playhead.pause(at: lastTick)
      departure = nil
    } else if !playhead.isRunning, departure == nil {
      departure = clock.time.timestamp
    }
    return isPaused
  }
}

/// What the last frame of an animation said.
private struct Published {
  var elapsed = 0.0
  var progress = 0.0
  var value = 0.0
}
