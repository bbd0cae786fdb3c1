import Glibc

/// How the glass rises from its rim (0) to its flat top (1); heights and depths are in widths of the bevel.
public enum HeightProfile: CaseIterable, Hashable, Sendable {
  /// A quarter of a circle.
  case circle
  /// Steeper at the rim and flatter further in, with no seam where the flat top begins.
  case squircle
  /// Falls from the rim inwards.
  case concave
  /// A squircle's rim that runs into a hollow.
  case lip

  public func height(at depth: Double) -> Double {
    let x = min(max(depth, 0), 1), y = 1 - x
    switch self {
    case .circle: return (1 - y * y).squareRoot()
    case .squircle: return pow(1 - y * y * y * y, 0.25)
    case .concave: return 1 - (1 - y * y).squareRoot()
    case .lip:
      let mix = HeightProfile.smootherstep(x)
      return HeightProfile.squircle.height(at: 2 * x) * (1 - mix) + (HeightProfile.concave.height(at: x) + 0.1) * mix
    }
  }

  /// The derivative of ``height(at:)``; infinite at the rim itself.
  public func slope(at depth: Double) -> Double {
    let x = min(max(depth, 0), 1), y = 1 - x
    switch self {
    case .circle: return y / (1 - y * y).squareRoot()
    case .squircle: return y * y * y / pow(1 - y * y * y * y, 0.75)
    case .concave: return -y / (1 - y * y).squareRoot()
    case .lip:
      let mix = HeightProfile.smootherstep(x), mixSlope = 30 * x * x * y * y
      let rim = HeightProfile.squircle, hollow = HeightProfile.concave
      return 2 * rim.slope(at: 2 * x) * (1 - mix) + hollow.slope(at: x) * mix
        + (hollow.height(at: x) + 0.1 - rim.height(at: 2 * x)) * mixSlope
    }
  }

  private static func smootherstep(_ x: Double) -> Double { x * x * x * (x * (6 * x - 15) + 10) }
}
