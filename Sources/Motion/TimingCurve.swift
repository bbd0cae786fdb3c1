/// What an eased animation makes of its linear progress: `progress` is linear, `fraction` is after timing.
public enum TimingCurve: Hashable, Sendable {
  case linear
  /// 2 x² up to the middle, 1 - (2 - 2 x)² / 2 after it.
  case easeInOut
  case bezier(CubicBezier)
  /// A number of equal steps, 1 or more.
  case steps(Int, Jump)
  /// A ball dropped from 0 onto 1: three bounces of falling height (Penner's out-bounce).
  case bounce

  /// When a step is taken.
  public enum Jump: Hashable, Sendable {
    /// At the beginning of each interval: the first at once.
    case atStart
    /// At the end of each interval: the last at the very end.
    case atEnd
  }

  /// The fraction at `progress`: 0 and less count as the start, 1 and more as the end, where it is exactly 1. At the start it is exactly
  /// 0, but for steps that jump there.
  public func fraction(at progress: Double) -> Double {
    precondition(!progress.isNaN, "a timing curve needs a progress, got NaN")
    let x = min(1, max(0, progress))
    switch self {
    case .linear: return x
    case .easeInOut: return x < 0.5 ? 2 * x * x : 1 - (2 - 2 * x) * (2 - 2 * x) / 2
    case .bezier(let curve): return curve.y(at: x)
    case .steps(let count, let jump): return TimingCurve.steps(count, jump, x)
    case .bounce: return TimingCurve.bounce(x)
    }
  }

  private static func steps(_ count: Int, _ jump: Jump, _ x: Double) -> Double {
    precondition(count > 0, "a stepped curve needs at least 1 step, got \(count)")
    let taken = (x * Double(count)).rounded(.down) + (jump == .atStart ? 1 : 0)
    return min(1, taken / Double(count))
  }

  /// Parabolas of one curvature: 2.75 is the whole time in units of the first fall, and 7.5625 its square.
  private static func bounce(_ x: Double) -> Double {
    if x == 1 { return 1 }
    let t = x * 2.75
    if t < 1 { return t * t }
    if t < 2 { return (t - 1.5) * (t - 1.5) + 0.75 }
    if t < 2.5 { return (t - 2.25) * (t - 2.25) + 0.9375 }
    return (t - 2.625) * (t - 2.625) + 0.984375
  }
}
