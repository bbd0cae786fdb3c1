public import Geometry

/// A rectangle with round corners about the origin, as a field of distances. Any unit of length, the same for all parts.
public struct RoundedBox: Hashable, Sendable {
  public let halfWidth: Double
  public let halfHeight: Double
  /// Of the corners; at most half the shorter side.
  public let radius: Double

  public init(halfWidth: Double, halfHeight: Double, radius: Double) {
    self.halfWidth = halfWidth
    self.halfHeight = halfHeight
    self.radius = max(0, min(radius, halfWidth, halfHeight))
  }

  /// As round as it can be.
  public init(capsuleOf size: Size) {
    self.init(halfWidth: size.width / 2, halfHeight: size.height / 2, radius: .infinity)
  }

  /// Negative inside, 0 on the edge, positive outside.
  public func distance(to point: Point) -> Double {
    let x = abs(point.x) - halfWidth + radius, y = abs(point.y) - halfHeight + radius
    let outX = max(x, 0), outY = max(y, 0)
    return (outX * outX + outY * outY).squareRoot() + min(max(x, y), 0) - radius
  }

  /// The way out of the nearest edge, of length 1; zero on the medial line, from where two edges are equally near.
  public func normal(at point: Point) -> Vector {
    let x = abs(point.x) - halfWidth + radius, y = abs(point.y) - halfHeight + radius
    let outX = max(x, 0), outY = max(y, 0)
    let length = (outX * outX + outY * outY).squareRoot()
    func signed(_ amount: Double, _ side: Double) -> Double { side < 0 ? -amount : amount }
    if length > 0 { return Vector(dx: signed(outX / length, point.x), dy: signed(outY / length, point.y)) }
    guard x != y else { return .zero }
    if x > y { return point.x == 0 ? .zero : Vector(dx: signed(1, point.x), dy: 0) }
    return point.y == 0 ? .zero : Vector(dx: 0, dy: signed(1, point.y))
  }

  /// How much of a pixel at `distance` (in pixels) from the edge the shape covers, 0...1.
  public static func coverage(atDistance distance: Double) -> Double { min(max(0.5 - distance, 0), 1) }
}
