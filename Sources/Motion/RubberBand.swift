/// The resistance past an end: f(x) = (1 - 1 / (x c / d + 1)) d, odd in x, steadily rising and never reaching the limit d.
public struct RubberBand: Hashable, Sendable {
  /// d, the offset never reached, in the units of the excess; 0 or more.
  public let limit: Double
  /// c, the slope at the end itself.
  public let coefficient: Double

  /// The coefficient that scroll views are known by.
  public static let standardCoefficient = 0.55

  public init(limit: Double, coefficient: Double = RubberBand.standardCoefficient) {
    precondition(limit >= 0 && limit.isFinite, "a rubber band's limit must be finite and not negative, got \(limit)")
    precondition(coefficient > 0 && coefficient.isFinite, "a rubber band's coefficient must be positive and finite, got \(coefficient)")
    self.limit = limit
    self.coefficient = coefficient
  }

  /// How far past the end it is drawn, for a finger that is `excess` past it. Keeps the sign.
  public func offset(forExcess excess: Double) -> Double {
    guard limit > 0, excess != 0 else { return 0 }
    let pull = abs(excess) * coefficient / limit
    let offset = (1 - 1 / (pull + 1)) * limit
    return excess < 0 ? -offset : offset
  }

  /// The way back: x = d / c (1 / (1 - f / d) - 1). Grabbing an overshot thumb uses it so that nothing jumps.
  ///
  /// An offset at or past the limit, which no excess leads to, counts as the last one before it.
  public func excess(forOffset offset: Double) -> Double {
    guard limit > 0, offset != 0 else { return 0 }
    let part = min(abs(offset) / limit, 1.0.nextDown)
    let excess = limit / coefficient * (1 / (1 - part) - 1)
    return offset < 0 ? -excess : excess
  }

  /// `value` with what lies outside `range` drawn through the band.
  public func resisted(_ value: Double, in range: ClosedRange<Double>) -> Double {
    if value < range.lowerBound { return range.lowerBound + offset(forExcess: value - range.lowerBound) }
    if value > range.upperBound { return range.upperBound + offset(forExcess: value - range.upperBound) }
    return value
  }

  /// The value that ``resisted(_:in:)`` draws at `shown`.
  public func unresisted(_ shown: Double, in range: ClosedRange<Double>) -> Double {
    if shown < range.lowerBound { return range.lowerBound + excess(forOffset: shown - range.lowerBound) }
    if shown > range.upperBound { return range.upperBound + excess(forOffset: shown - range.upperBound) }
    return shown
  }
}
