import Animation
import FrameTiming
import Motion
import Synchronization

/// An animator on a clock that is ticked by hand, eight times a second unless told otherwise, with everything it says written down.
final class AnimatorRig {
  let clock: FrameClock
  /// Nil once it was dropped.
  var animator: DisplayLinkAnimator!
  let workshop: HeldWork
  /// "a 0.25" for a value of the animation a, "a finished true" for its end.
  var log: [String] = []
  let interval: Double
  private(set) var frame = 0

  init(interval: Double = 0.125, workshop: HeldWork = HeldWork()) {
    self.interval = interval
    self.workshop = workshop
    clock = FrameClock(time: FrameTime(timestamp: 0, targetTimestamp: interval))
    animator = DisplayLinkAnimator(clock: clock, curves: CurveWorkshop { workshop.take($0) })
  }

  /// Runs the frames after the last one.
  func frames(_ count: Int = 1) {
    for _ in 0..<count {
      frame += 1
      clock.tick(time(of: frame))
    }
  }

  /// Leaves frames out.
  func skip(_ count: Int) { frame += count }

  func time(of frame: Int) -> FrameTime {
    FrameTime(timestamp: Double(frame) * interval, targetTimestamp: Double(frame + 1) * interval, interval: interval)
  }

  /// Half a second, linear. What is done besides in each callback.
  func start(
    _ name: String, duration: Double = 0.5, completing: Bool = false, onValue: @escaping (Double) -> Void = { _ in },
    timing: @escaping (Double, Double) -> Double = { x, _ in x }, onEnd: @escaping () -> Void = {}
  ) {
    animator.startAnimation(
      animationDuration: duration, needCompleteAnimationAfterStopping: completing,
      animation: { [unowned self] value in
        log.append("\(name) \(value)")
        onValue(value)
      }, timingFunction: timing,
      completion: { [unowned self] isFinished in
        log[log.count - 1] += " \(isFinished)"
        onEnd()
      }, ended: { [unowned self] end in log.append("\(name) \(end)") })
  }

  /// The same along a curve: the article's, unless told otherwise.
  func startBezier(
    _ name: String, duration: Double = 0.5, onEnd: @escaping () -> Void = {},
    curve: @escaping @Sendable () throws(BezierCurveError) -> BezierCurve = { .article }
  ) {
    animator.startBezierAnimation(
      animationDuration: duration, animation: { [unowned self] value in log.append("\(name) \(value)") }, bezierCurve: curve,
      completion: { [unowned self] isFinished in
        log[log.count - 1] += " \(isFinished)"
        onEnd()
      }, ended: { [unowned self] end in log.append("\(name) \(end)") })
  }
}

/// Work that is done when the test says so.
final class HeldWork: Sendable {
  private let held = Mutex<[@Sendable () -> Void]>([])

  func take(_ work: @escaping @Sendable () -> Void) { held.withLock { $0.append(work) } }

  func doAll() {
    let all = held.withLock { held in
      defer { held = [] }
      return held
    }
    for work in all { work() }
  }
}
