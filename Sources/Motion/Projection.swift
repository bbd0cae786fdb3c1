/// Where a throw would come to rest. Two formulas are in use; they differ by up to half a per cent.
public enum Projection: Hashable, Sendable, CaseIterable {
  /// v / 1000 * r / (1 - r): the sum over whole milliseconds, from WWDC 2018 session 803. The default.
  case discrete
  /// -v / (1000 ln r): the integral, where ``Deceleration`` ends.
  case continuous

  /// What the discrete form makes of a unit of speed at the rate 0.99, in seconds.
  public static let momentumFactor = Projection.discrete.seconds(at: .fast)

  /// The time for which the throw's speed would have to last to cover its way.
  public func seconds(at rate: DecelerationRate) -> Double {
    switch self {
    // 1000 - 1000 r instead of 1 - r loses no digits for rates with few decimals: 0.99 gives 0.099 itself.
    case .discrete: rate.perMillisecond / (1000 - 1000 * rate.perMillisecond)
    case .continuous: -1 / rate.logarithm
    }
  }

  /// The way still to go at `velocity` (units a second), in units, with its sign.
  public func travel(velocity: Double, rate: DecelerationRate = .fast) -> Double { velocity * seconds(at: rate) }

  /// Where a release lands and which speed it takes along.
  public struct Landing: Hashable, Sendable {
    /// In the units of the position.
    public var target: Double
    /// Units a second; 0 where the throw was too weak to count.
    public var velocity: Double

    public init(target: Double, velocity: Double) {
      self.target = target
      self.velocity = velocity
    }
  }

  /// The landing of a release at `position` with `velocity`, kept in `range`.
  ///
  /// - Parameter leastTravel: where the projected way, before it is cut off by the range, is shorter than this (in units of the position),
  ///   there is no momentum: the target is the position itself, in range, and the velocity 0.
  public func landing(
    from position: Double, velocity: Double, in range: ClosedRange<Double> = 0...1, rate: DecelerationRate = .fast, leastTravel: Double = 0
  ) -> Landing {
    let way = travel(velocity: velocity, rate: rate)
    let counts = abs(way) >= leastTravel
    let target = min(range.upperBound, max(range.lowerBound, counts ? position + way : position))
    return Landing(target: target, velocity: counts ? velocity : 0)
  }
}
