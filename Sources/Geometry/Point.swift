/// A place in some coordinate space, in points; y grows downwards.
///
/// A place is not a displacement: two points can't be added, their difference is a ``Vector``.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static func - (end: Point, start: Point) -> Vector { Vector(dx: end.x - start.x, dy: end.y - start.y) }
  public static func + (start: Point, way: Vector) -> Point { Point(x: start.x + way.dx, y: start.y + way.dy) }
  public static func - (end: Point, way: Vector) -> Point { Point(x: end.x - way.dx, y: end.y - way.dy) }
}

/// A displacement or a velocity, in points (a second).
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public static let zero = Vector(dx: 0, dy: 0)

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  public static func + (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  public static func - (a: Vector, b: Vector) -> Vector { Vector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
  public static func * (factor: Double, a: Vector) -> Vector { Vector(dx: factor * a.dx, dy: factor * a.dy) }
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = Size(width: 0, height: 0)

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
