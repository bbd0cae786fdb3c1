/// x' = a x + c y + tx, y' = b x + d y + ty.
public struct AffineTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(translationX dx: Double, y dy: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy) }
  public init(scaleX sx: Double, y sy: Double) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

  public var isIdentity: Bool { self == .identity }
  public var determinant: Double { a * d - b * c }

  /// First this one, then `next`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The way back, or nil where the transform folds the plane to a line or a point.
  public var inverted: AffineTransform? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the image of `rect`.
  public func apply(to rect: Rect) -> Rect {
    let first = apply(to: rect.origin), last = apply(to: Point(x: rect.maxX, y: rect.maxY))
    var left = min(first.x, last.x), right = max(first.x, last.x), top = min(first.y, last.y), bottom = max(first.y, last.y)
    if b != 0 || c != 0 {
      let second = apply(to: Point(x: rect.maxX, y: rect.minY)), third = apply(to: Point(x: rect.minX, y: rect.maxY))
      left = min(left, second.x, third.x)
      right = max(right, second.x, third.x)
      top = min(top, second.y, third.y)
      bottom = max(bottom, second.y, third.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
