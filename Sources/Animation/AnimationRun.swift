import Motion

/// What an animator was told at a start.
final class AnimationRun {
  /// How linear progress becomes the published value.
  enum Timing {
    case function((_ x: Double, _ lastY: Double) -> Double)
    case curve(BezierCurve)
    /// A curve that isn't computed yet; the animation begins when it is.
    case awaiting(CurveOrder)
  }

  /// Times nearer to each other than this are one, in seconds: far above what rounding does to the time stamps of a day.
  static let instant = 1e-9

  /// Seconds; 0 where no duration was given that can be waited for.
  let duration: Double
  let publishesEndWhenStopped: Bool
  /// Called with elapsed seconds and the value after timing.
  let animation: (_ elapsed: Double, _ value: Double) -> Void
  var timing: Timing
  let ended: (AnimationEnd) -> Void

  init(
    duration: Double, publishesEndWhenStopped: Bool, timing: Timing, animation: @escaping (Double, Double) -> Void,
    ended: @escaping (AnimationEnd) -> Void
  ) {
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.publishesEndWhenStopped = publishesEndWhenStopped
    self.timing = timing
    self.animation = animation
    self.ended = ended
  }

  /// Linear, 0 ... 1; exactly 1 from the duration on, whatever rounding did to the time stamps.
  func progress(after elapsed: Double) -> Double {
    elapsed >= duration - AnimationRun.instant ? 1 : elapsed / duration
  }
}
