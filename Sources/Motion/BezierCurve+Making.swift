public import Geometry

extension BezierCurve {
  /// Computes the samples off the caller's thread.
  @concurrent public static func computed(
    controlPoints: [Point], pointsCount: Int = defaultPointsCount
  ) async throws(BezierCurveError) -> BezierCurve {
    try BezierCurve(controlPoints: controlPoints, pointsCount: pointsCount)
  }

  /// The same for callers that don't wait: `completion` is called once, on the main actor.
  public static func compute(
    controlPoints: [Point], pointsCount: Int = defaultPointsCount,
    completion: @escaping @MainActor @Sendable (Result<BezierCurve, BezierCurveError>) -> Void
  ) {
    Task.detached {
      let result = Result { () throws(BezierCurveError) in try BezierCurve(controlPoints: controlPoints, pointsCount: pointsCount) }
      await completion(result)
    }
  }

  /// The article's four: fast, slow, fast.
  public static let article = preset([(0, 0), (0.2, 0.9), (0.8, 0.1), (1, 1)])
  /// Seven: up, down below the start, up beyond the end, down and up again, while x goes on evenly.
  public static let humps = preset([
    (0, 0), (1.0 / 6, 2.6), (2.0 / 6, -4.4), (0.5, 0.5), (4.0 / 6, 5.4), (5.0 / 6, -1.6), (1, 1),
  ])

  private static func preset(_ points: [(x: Double, y: Double)]) -> BezierCurve {
    do throws(BezierCurveError) {
      return try BezierCurve(controlPoints: points.map { Point(x: $0.x, y: $0.y) })
    } catch {
      preconditionFailure("a preset curve is none: \(error)")
    }
  }
}
