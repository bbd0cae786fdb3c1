import Animation
import FrameTiming
import Motion

/// Plays a choreography of several motions: where each of them is on the whole's way, and where all of them should be.
///
/// The leader is one animator; its progress is the frame's own. Motions that don't follow it show what becomes of them.
final class ProgressPlayer {
  /// Where every motion should be in this frame, 0 ... 1.
  private(set) var progress = 0.0
  /// Where each motion is, 0 ... 1.
  private(set) var shown: [Double]
  private(set) var isPaused = false
  /// Called when ``shown`` changed.
  var onChange: (() -> Void)?
  /// Called when every motion is at its end; the player stands still by then.
  var onEnd: (() -> Void)?

  let source: ProgressSource
  /// Seconds from 0 to 1.
  let duration: Double

  static let timerInterval = 1.0 / 60
  /// How long after a frame the run loop comes to begin the timer, in seconds.
  static let timerDelay = 0.005

  private let clock: FrameClock
  private let leader: DisplayLinkAnimator
  /// One for each motion but the first, where motions are animated apart.
  private let followers: [DisplayLinkAnimator]
  private var followersBegun = 0
  private var timer: IntervalTimer?
  /// Where the present run began, 0 ... 1.
  private var start = 0.0

  /// - Parameter motions: how many there are.
  init(_ source: ProgressSource, motions: Int, duration: Double, clock: FrameClock) {
    precondition(motions > 0, "a choreography needs a motion")
    self.source = source
    self.duration = duration
    self.clock = clock
    shown = [Double](repeating: 0, count: motions)
    leader = DisplayLinkAnimator(clock: clock)
    followers = source == .separate ? (1..<motions).map { _ in DisplayLinkAnimator(clock: clock) } : []
  }

  /// Whether a run is in progress, paused or not.
  var isWorking: Bool { leader.isWorking || timer != nil || followers.contains { $0.isWorking } }
  /// Whether a run has begun of which nothing is to be seen yet.
  var hasJustBegun: Bool { leader.isWorking && leader.elapsedTime == 0 }

  /// Runs from `start` (0 ... 1) to the end, in the rest of the time.
  func play(from start: Double = 0) {
    place(at: start)
    self.start = start
    leader.startAnimation(
      animationDuration: (1 - start) * duration, animation: { [weak self] in self?.lead($0) },
      ended: { [weak self] in self?.leaderEnded($0) })
    if isPaused { leader.pauseAnimation() }
  }

  /// Puts every motion at `place` (0 ... 1), where they stand still.
  func place(at place: Double) {
    halt()
    progress = place
    setShown([Double](repeating: place, count: shown.count))
  }

  func setPaused(_ isPaused: Bool) {
    self.isPaused = isPaused
    timer = nil
    for animator in [leader] + followers {
      if isPaused { animator.pauseAnimation() } else { animator.resumeAnimation() }
    }
  }

  /// From the frame in progress on the thread of a timer is busy for so long, in seconds.
  func block(for seconds: Double) { timer?.block(until: clock.time.timestamp + seconds) }

  // MARK: what moves them

  private func lead(_ fraction: Double) {
    let before = progress
    progress = lerp(start, 1, fraction)
    if source == .one || clock.reducesMotion { return setShown([Double](repeating: progress, count: shown.count)) }
    if source == .timer { return beginTimer() }
    var next = shown
    next[0] = progress
    setShown(next)
    // Not in a frame in which the leader itself only begins or goes on: that would be no frame apart.
    if progress > before, followersBegun < followers.count { beginFollower() }
  }

  private func beginFollower() {
    followersBegun += 1
    let motion = followersBegun
    let start = start
    followers[motion - 1].startAnimation(
      animationDuration: (1 - start) * duration, animation: { [weak self] in self?.follow(motion, lerp(start, 1, $0)) },
      ended: { [weak self] in if $0.isFinished { self?.endIfDone() } })
  }

  private func follow(_ motion: Int, _ progress: Double) {
    var next = shown
    next[motion] = progress
    setShown(next)
  }

  /// The timer that would have been begun with the run; after a pause, with as much of it as has been seen.
  private func beginTimer() {
    guard timer == nil else { return }
    let begin = clock.time.timestamp - progress * duration
    let phase = clock.time.timestamp + ProgressPlayer.timerDelay
    timer = IntervalTimer(clock: clock, interval: ProgressPlayer.timerInterval, phase: phase) { [weak self] time in
      guard let self else { return }
      let progress = min(1, (time - begin) / duration)
      setShown([Double](repeating: progress, count: shown.count))
      if progress == 1 { endIfDone() }
    }
  }

  private func setShown(_ next: [Double]) {
    guard next != shown else { return }
    shown = next
    onChange?()
  }

  // MARK: the end

  private func leaderEnded(_ end: AnimationEnd) {
    guard end.isFinished else { return }
    if clock.reducesMotion { halt() }
    while source == .separate, !clock.reducesMotion, followersBegun < followers.count { beginFollower() }
    endIfDone()
  }

  private func endIfDone() {
    guard !leader.isWorking, shown.allSatisfy({ $0 == 1 }) else { return }
    halt()
    onEnd?()
  }

  private func halt() {
    timer = nil
    followersBegun = 0
    for animator in [leader] + followers { animator.stopAnimation() }
  }
}
