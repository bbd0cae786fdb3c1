import Motion

/// One motion of a choreography: a part of the whole's progress, and what goes from where to where in it.
nonisolated struct MapTrack: Hashable, Sendable {
  let name: String
  /// Progress of the whole at which it begins and ends, 0 ... 1.
  let interval: ClosedRange<Double>
  let start: Double
  let end: Double
  let curve: TimingCurve

  init(_ name: String, _ interval: ClosedRange<Double>, from start: Double, to end: Double, _ curve: TimingCurve = .linear) {
    precondition(interval.lowerBound < interval.upperBound, "a track takes time")
    self.name = name
    self.interval = interval
    self.start = start
    self.end = end
    self.curve = curve
  }

  /// 0 before its interval, 1 after it, both exactly.
  func fraction(at progress: Double) -> Double {
    if progress <= interval.lowerBound { return 0 }
    if progress >= interval.upperBound { return 1 }
    return curve.fraction(at: (progress - interval.lowerBound) / (interval.upperBound - interval.lowerBound))
  }

  /// `start` before its interval, `end` after it, both exactly.
  func value(at progress: Double) -> Double { lerp(start, end, fraction(at: progress)) }
}
