import Glibc

/// How much of a speed is left after a millisecond.
public struct DecelerationRate: Hashable, Sendable {
  /// Above 0 and below 1.
  public let perMillisecond: Double

  /// 0.998: a long list.
  public static let normal = DecelerationRate(perMillisecond: 0.998)
  /// 0.99: something that should stop soon, such as a thumb.
  public static let fast = DecelerationRate(perMillisecond: 0.99)

  public init(perMillisecond: Double) {
    precondition(perMillisecond > 0 && perMillisecond < 1, "a deceleration rate must lie between 0 and 1, got \(perMillisecond)")
    self.perMillisecond = perMillisecond
  }

  /// The part of a speed that is left after `seconds`.
  public func remainder(after seconds: Double) -> Double { pow(perMillisecond, 1000 * seconds) }

  /// 1000 ln r, a second: below 0.
  var logarithm: Double { 1000 * log(perMillisecond) }
}

/// A throw that only friction ends: v(t) = v0 r^(1000 t), x(t) = x0 + v0 (r^(1000 t) - 1) / (1000 ln r).
public struct Deceleration: Hashable, Sendable {
  public let start: Double
  /// Units a second.
  public let initialVelocity: Double
  public let rate: DecelerationRate

  public init(from start: Double, velocity: Double, rate: DecelerationRate = .normal) {
    precondition(start.isFinite && velocity.isFinite, "a deceleration needs finite numbers, got \(velocity) from \(start)")
    self.start = start
    self.initialVelocity = velocity
    self.rate = rate
  }

  /// Seconds; before 0 counts as 0.
  public func value(after seconds: Double) -> Double {
    start + initialVelocity * (rate.remainder(after: max(0, seconds)) - 1) / rate.logarithm
  }

  public func velocity(after seconds: Double) -> Double { initialVelocity * rate.remainder(after: max(0, seconds)) }

  /// Where it comes to rest; the same as the continuous ``Projection``.
  public var restingValue: Double { start - initialVelocity / rate.logarithm }

  /// When it is `distance` from its resting value, in seconds; 0 where it is nearer from the start.
  public func duration(untilWithin distance: Double) -> Double {
    precondition(distance > 0, "a throw never quite arrives, so the distance must be positive, got \(distance)")
    let whole = abs(initialVelocity / rate.logarithm)
    return whole <= distance ? 0 : log(distance / whole) / rate.logarithm
  }
}
