/// A timing curve from (0, 0) to (1, 1) with two control points, as a function of x.
public struct CubicBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  // The four that CSS and Core Animation share.
  public static let ease = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  public static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// - Parameters:
  ///   - x1: 0 ... 1, as `x2`: else x would turn back and y of x have several answers.
  ///   - y1: any finite number, as `y2`: the curve may leave 0 ... 1.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition((0...1).contains(x1) && (0...1).contains(x2), "a timing curve's x must lie in 0 ... 1, got \(x1) and \(x2)")
    precondition(y1.isFinite && y2.isFinite, "a timing curve's y must be finite, got \(y1) and \(y2)")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// y where the curve passes `x`; exactly 0 up to x = 0 and exactly 1 from x = 1 on.
  public func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return CubicBezier.coordinate(y1, y2, parameter(at: x))
  }

  /// The s with x(s) = `x`, by Newton's steps inside a shrinking bracket. A step that leaves the bracket, because the curve is flat there,
  /// is replaced by halving, so neither a steep nor a flat end leads astray.
  private func parameter(at x: Double) -> Double {
    var low = 0.0, high = 1.0, s = x
    for _ in 0..<100 {
      let error = CubicBezier.coordinate(x1, x2, s) - x
      if error == 0 { break }
      if error > 0 { high = s } else { low = s }
      let newton = s - error / CubicBezier.slope(x1, x2, s)
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      if next == s { break }
      s = next
    }
    return s
  }

  /// 3 (1 - s)² s a + 3 (1 - s) s² b + s³.
  private static func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * a + s * b) + s * s)
  }

  private static func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * a + 2 * rest * s * (b - a) + s * s * (1 - b))
  }
}
