import Glibc

/// Heights of a plot that is even where curves are, and ever closer beyond, where only control points go.
enum HeightScale {
  private static let even = -0.25...1.25
  /// How fast it closes up.
  private static let give = 0.07

  static let lowest = height(of: CurveEditor.reach.lowerBound)
  static let highest = height(of: CurveEditor.reach.upperBound)

  static func height(of value: Double) -> Double {
    if value > even.upperBound { return even.upperBound + give * log1p((value - even.upperBound) / give) }
    if value < even.lowerBound { return even.lowerBound - give * log1p((even.lowerBound - value) / give) }
    return value
  }

  /// The inverse.
  static func value(at height: Double) -> Double {
    if height > even.upperBound { return even.upperBound + give * expm1((height - even.upperBound) / give) }
    if height < even.lowerBound { return even.lowerBound - give * expm1((even.lowerBound - height) / give) }
    return height
  }
}
