public import Motion

extension DisplayLinkAnimator {
  /// Begins an animation; one in progress ends as replaced, before anything else happens.
  ///
  /// Nothing is published at the start: the first value comes with the next tick. At or past the duration it ends, once, with exactly 1.
  ///
  /// - Parameters:
  ///   - animationDuration: in seconds. What isn't a finite number above 0 counts as 0: the next tick publishes 1 and ends it.
  ///   - needCompleteAnimationAfterStopping: whether a stop publishes 1 before the end.
  ///   - animation: called once a frame with the value after timing.
  ///   - timingFunction: makes the value of linear progress x, 0 ... 1, and of its own last result, which is 0 at first. Its result for 1 is
  ///     not used: an animation ends at exactly 1. One that isn't finite ends the animation as failed.
  ///   - completion: told whether the animation came to its end by itself. By then nothing of it is left in the animator, so that the next
  ///     one may be started.
  ///   - ended: told why it ended, just before `completion`.
  public func startAnimation(
    animationDuration: Double = 0.25, needCompleteAnimationAfterStopping: Bool = false,
    animation: @escaping (_ progress: Double) -> Void = { _ in },
    timingFunction: @escaping (_ x: Double, _ lastY: Double) -> Double = { x, _ in x },
    completion: @escaping (_ isFinished: Bool) -> Void = { _ in }, ended: @escaping (AnimationEnd) -> Void = { _ in }
  ) {
    startAnimation(
      animationDuration: animationDuration, needCompleteAnimationAfterStopping: needCompleteAnimationAfterStopping,
      animation: { _, value in animation(value) }, timingFunction: timingFunction, completion: completion, ended: ended)
  }

  /// The same with an animation that is told more.
  ///
  /// - Parameter animation: called once a frame with the elapsed seconds, at most the duration, and with the value after timing.
  public func startAnimation(
    animationDuration: Double = 0.25, needCompleteAnimationAfterStopping: Bool = false,
    animation: @escaping (_ elapsedTime: Double, _ progress: Double) -> Void,
    timingFunction: @escaping (_ x: Double, _ lastY: Double) -> Double = { x, _ in x },
    completion: @escaping (_ isFinished: Bool) -> Void = { _ in }, ended: @escaping (AnimationEnd) -> Void = { _ in }
  ) {
    begin(
      AnimationRun(
        duration: animationDuration, publishesEndWhenStopped: needCompleteAnimationAfterStopping, timing: .function(timingFunction),
        animation: animation, ended: DisplayLinkAnimator.ending(completion, ended)))
  }

  /// Begins an animation along a curve, which is computed off this thread; its time begins with the tick that finds the curve done.
  ///
  /// - Parameters:
  ///   - bezierCurve: makes the curve, once, on another thread. What it throws ends the animation as failed. A curve that comes too late,
  ///     because the animation was stopped or replaced, is ignored.
  public func startBezierAnimation(
    animationDuration: Double = 0.25, animation: @escaping (_ value: Double) -> Void = { _ in },
    bezierCurve: @escaping @Sendable () throws(BezierCurveError) -> BezierCurve,
    completion: @escaping (_ isFinished: Bool) -> Void = { _ in }, ended: @escaping (AnimationEnd) -> Void = { _ in }
  ) {
    begin(
      AnimationRun(
        duration: animationDuration, publishesEndWhenStopped: false, timing: .awaiting(CurveOrder(bezierCurve, in: curveWorkshop)),
        animation: { _, value in animation(value) }, ended: DisplayLinkAnimator.ending(completion, ended)))
  }

  private static func ending(
    _ completion: @escaping (Bool) -> Void, _ ended: @escaping (AnimationEnd) -> Void
  ) -> (AnimationEnd) -> Void {
    { end in
      ended(end)
      completion(end.isFinished)
    }
  }
}
