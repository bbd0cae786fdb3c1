public import Geometry

/// A timing curve from (0, 0) to (1, 1) with any number of control points, as a function of x.
///
/// Making it costs about n² / 2 steps for each sample of a curve with n control points, so a long one is better made with
/// ``computed(controlPoints:pointsCount:)``, off the main thread. Looking up costs a binary search and one line.
public struct BezierCurve: Hashable, Sendable {
  /// From (0, 0) to (1, 1); those between them need not lie on the curve.
  public let controlPoints: [Point]
  /// x of the samples, never falling, from 0 to 1.
  private let xs: [Double]
  /// y of the same samples.
  private let ys: [Double]

  /// Samples of a curve unless told otherwise: enough for an error below a thousandth on curves of a few points.
  public static let defaultPointsCount = 200

  /// Computes the samples here and now.
  ///
  /// - Parameters:
  ///   - controlPoints: 2 or more, finite, the first (0, 0) and the last (1, 1). Along the curve x must never turn back, or y of x would
  ///     have several answers; y is free.
  ///   - pointsCount: how many points of the curve are kept, 2 or more, evenly spaced in its parameter.
  public init(controlPoints: [Point], pointsCount: Int = defaultPointsCount) throws(BezierCurveError) {
    guard controlPoints.count >= 2, let first = controlPoints.first, let last = controlPoints.last else {
      throw .tooFewControlPoints(controlPoints.count)
    }
    guard pointsCount >= 2 else { throw .tooFewSamples(pointsCount) }
    if let index = controlPoints.firstIndex(where: { !$0.x.isFinite || !$0.y.isFinite }) { throw .notFinite(index: index) }
    guard first == .zero else { throw .wrongStart(first) }
    guard last == Point(x: 1, y: 1) else { throw .wrongEnd(last) }
    if let parameter = BernsteinPolynomial(controlPoints.map(\.x)).firstFall { throw .turnsBack(parameter: parameter) }

    let horizontal = BernsteinPolynomial(controlPoints.map(\.x))
    let vertical = BernsteinPolynomial(controlPoints.map(\.y))
    var xs = [0.0]
    var ys = [0.0]
    for index in 1..<pointsCount - 1 {
      let parameter = Double(index) / Double(pointsCount - 1)
      // Rounding may take x back by its last bit where the curve is steep; the search needs it in order.
      xs.append(min(1, max(xs[index - 1], horizontal.value(at: parameter))))
      ys.append(vertical.value(at: parameter))
    }
    self.controlPoints = controlPoints
    self.xs = xs + [1]
    self.ys = ys + [1]
  }

  /// y where the curve passes `x`, on the line between the two samples around it; where the curve is vertical, one of its places.
  ///
  /// - Parameter x: 0 and less give exactly 0, and 1 and more exactly 1. NaN, which is neither, counts as 0: nothing has begun yet.
  public func y(of x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var low = 0
    var high = xs.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if xs[middle] <= x { low = middle } else { high = middle }
    }
    // xs[low] <= x < xs[high], so the two differ.
    let part = (x - xs[low]) / (xs[high] - xs[low])
    return ys[low] + (ys[high] - ys[low]) * part
  }

  /// The same without samples, to the last few bits: halves the parameter until x is met. Some thousand times slower.
  public func exactY(of x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let horizontal = BernsteinPolynomial(controlPoints.map(\.x))
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if horizontal.value(at: middle) <= x { low = middle } else { high = middle }
    }
    return BernsteinPolynomial(controlPoints.map(\.y)).value(at: (low + high) / 2)
  }

  /// Where the curve is at a parameter, which is neither x nor time.
  ///
  /// - Parameter parameter: 0 ... 1.
  public func point(at parameter: Double) -> Point {
    Point(
      x: BernsteinPolynomial(controlPoints.map(\.x)).value(at: parameter),
      y: BernsteinPolynomial(controlPoints.map(\.y)).value(at: parameter))
  }
}
