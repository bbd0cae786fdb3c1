public import Geometry

/// Why control points make no timing curve.
public enum BezierCurveError: Error, Hashable, CustomStringConvertible {
  case tooFewControlPoints(Int)
  case tooFewSamples(Int)
  case notFinite(index: Int)
  case wrongStart(Point)
  case wrongEnd(Point)
  /// At this parameter, 0 ... 1, x is falling.
  case turnsBack(parameter: Double)

  public var description: String {
    switch self {
    case .tooFewControlPoints(let count): "A timing curve needs at least 2 control points, got \(count)."
    case .tooFewSamples(let count): "A timing curve needs at least 2 samples, got \(count)."
    case .notFinite(let index): "Control point \(index) of a timing curve is not a finite place."
    case .wrongStart(let point): "A timing curve must begin at (0, 0), not at (\(point.x), \(point.y))."
    case .wrongEnd(let point): "A timing curve must end at (1, 1), not at (\(point.x), \(point.y))."
    case .turnsBack(let parameter):
      "The x of a timing curve must never turn back, but \((parameter * 100).rounded() / 100) of the way along the curve it does."
    }
  }
}
