public import Motion

/// A number on its way from one value to another in a given time: a pure function of the frame's time.
public struct EasedRun: Hashable, Sendable {
  public let start: Double
  public let end: Double
  /// When it begins, in seconds on the frame clock.
  public let beginTime: Double
  /// Seconds; 0 where it was given as 0, less, or not a finite number: then it is at its end at once.
  public let duration: Double
  public let curve: TimingCurve

  public init(from start: Double, to end: Double, beginTime: Double, duration: Double, curve: TimingCurve = .linear) {
    precondition(
      start.isFinite && end.isFinite && beginTime.isFinite,
      "an eased run needs finite numbers, got from \(start) to \(end) at \(beginTime) s")
    self.start = start
    self.end = end
    self.beginTime = beginTime
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.curve = curve
  }

  /// Linear, 0 ... 1. A frame stamped before the begin counts as the begin.
  public func progress(at time: Double) -> Double {
    // Compared as a sum: the difference of two times needn't give the duration back.
    time >= beginTime + duration ? 1 : min(1, max(0, (time - beginTime) / duration))
  }

  /// After timing; from the begin plus the duration on exactly the end.
  public func value(at time: Double) -> Double {
    isFinished(at: time) ? end : lerp(start, end, curve.fraction(at: progress(at: time)))
  }

  public func isFinished(at time: Double) -> Bool { progress(at: time) == 1 }
}
