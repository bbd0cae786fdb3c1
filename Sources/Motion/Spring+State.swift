import Glibc

/// Where something on a spring is, seen from its target.
public struct SpringState: Hashable, Sendable {
  /// Position less target, in the caller's units.
  public var offset: Double
  /// Units a second.
  public var velocity: Double

  public static let rest = SpringState(offset: 0, velocity: 0)

  public init(offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity
  }
}

extension Spring {
  /// The state `seconds` after the spring was let go at `offset` from its target with `velocity`, by the closed form of its regime.
  ///
  /// Asking in any order and in any steps is legal and gives the same answer: there is no history, and the state after a + b seconds is
  /// the state b seconds after the state after a. Times before the start count as the start. A spring that jumps is at rest at any time.
  ///
  /// - Parameters:
  ///   - offset: position less target, any unit.
  ///   - velocity: that unit a second.
  ///   - seconds: finite.
  public func state(from offset: Double, velocity: Double, after seconds: Double) -> SpringState {
    precondition(seconds.isFinite, "a spring can be asked at finite seconds only, got \(seconds)")
    if jumps { return .rest }
    if seconds <= 0 { return SpringState(offset: offset, velocity: velocity) }
    if dampingRatio == .infinity { return SpringState(offset: offset, velocity: 0) }
    switch regime {
    case .underdamped: return underdamped(offset, velocity, seconds)
    case .critical: return critical(offset, velocity, seconds)
    case .overdamped: return overdamped(offset, velocity, seconds)
    }
  }

  public func state(from state: SpringState, after seconds: Double) -> SpringState {
    self.state(from: state.offset, velocity: state.velocity, after: seconds)
  }

  /// wd = w0 sqrt(1 - z²), the frequency at which an underdamped spring really swings, in radians a second.
  var dampedFrequency: Double { angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

  /// x = e^(-a t) (x0 cos wd t + (v0 + a x0) / wd sin wd t).
  private func underdamped(_ x0: Double, _ v0: Double, _ t: Double) -> SpringState {
    let a = decayRate, wd = dampedFrequency
    let envelope = exp(-a * t), cosine = cos(wd * t), sine = sin(wd * t)
    return SpringState(
      offset: envelope * (x0 * cosine + (v0 + a * x0) / wd * sine),
      velocity: envelope * (v0 * cosine - (a * v0 + angularFrequency * angularFrequency * x0) / wd * sine))
  }

  /// x = (x0 + (v0 + w x0) t) e^(-w t).
  private func critical(_ x0: Double, _ v0: Double, _ t: Double) -> SpringState {
    let w = angularFrequency, envelope = exp(-w * t), slope = v0 + w * x0
    return SpringState(offset: (x0 + slope * t) * envelope, velocity: (v0 - w * slope * t) * envelope)
  }

  /// x = A e^(r1 t) + B e^(r2 t).
  private func overdamped(_ x0: Double, _ v0: Double, _ t: Double) -> SpringState {
    let (slow, fast) = decayRoots
    let a = (v0 - fast * x0) / (slow - fast), b = x0 - a
    let slowPart = a * exp(slow * t), fastPart = b * exp(fast * t)
    return SpringState(offset: slowPart + fastPart, velocity: slow * slowPart + fast * fastPart)
  }

  /// r1 and r2 = -w0 (z -/+ sqrt(z² - 1)) of an overdamped spring. The slow one comes from r1 r2 = w0², since the difference would cancel.
  var decayRoots: (slow: Double, fast: Double) {
    let sum = dampingRatio + ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    return (slow: -angularFrequency / sum, fast: -angularFrequency * sum)
  }
}
