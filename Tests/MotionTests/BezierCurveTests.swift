import Geometry
import Motion
import Testing

private func curve(_ points: [(Double, Double)], _ count: Int = 200) throws -> BezierCurve {
  try BezierCurve(controlPoints: points.map { Point(x: $0.0, y: $0.1) }, pointsCount: count)
}

@Suite("A Bézier curve of many points")
struct BezierCurveTests {
  @Test("B12: the sampled curve holds where it is steep, and begins at 0 and ends at 1 exactly")
  func steep() throws {
    let steep = try curve([(0, 0), (0, 1), (0, 1), (1, 1)])
    let table = [(0.0001, 0.13288), (0.001, 0.27100), (0.005, 0.43027), (0.01, 0.51708), (0.125, 0.87500), (0.5, 0.99122)]
    for (x, y) in table { #expect(isNear(steep.y(of: x), y, 0.002) && isNear(steep.exactY(of: x), y, 1e-5)) }
    #expect(steep.y(of: 0) == 0 && steep.y(of: 1) == 1)
  }

  @Test("B12: sampled ease-out stays in range and never falls over 10 001 even places")
  func easeOut() throws {
    let easeOut = try curve([(0, 0), (0, 0), (0.58, 1), (1, 1)])
    #expect(isNear(easeOut.y(of: 0.89555), 0.98150, 1e-4) && isNear(easeOut.y(of: 0.8964), 0.98179, 1e-4))
    let values = (0...10_000).map { easeOut.y(of: Double($0) / 10_000) }
    #expect(values.allSatisfy { (0...1).contains($0) })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("B12: the article's four points with 200 samples have their exact values")
  func fourPoints() {
    let table = [(0.1, 0.278367), (0.25, 0.433988), (0.5, 0.5), (0.75, 0.566012), (0.9, 0.721633)]
    for (x, y) in table { #expect(isNear(BezierCurve.article.y(of: x), y, 1e-4) && isNear(BezierCurve.article.exactY(of: x), y, 1e-6)) }
    #expect(BezierCurve.article.y(of: 0) == 0 && BezierCurve.article.y(of: 1) == 1)
    let cubic = CubicBezier(x1: 0.2, y1: 0.9, x2: 0.8, y2: 0.1)
    for step in 0...200 {
      let x = Double(step) / 200
      #expect(isNear(BezierCurve.article.exactY(of: x), cubic.y(at: x), 1e-9))
    }
  }

  @Test("errs by less than a thousandth anywhere with 200 samples, next to the ends too")
  func accuracy() {
    // Finer at the ends, where look-ups by the nearest sample go wrong.
    for step in 0...2000 {
      let part = Double(step) / 2000
      let x = part * part * (3 - 2 * part)
      #expect(isNear(BezierCurve.article.y(of: x), BezierCurve.article.exactY(of: x), 1e-3), "x \(x)")
    }
  }

  @Test("clamps outside, and takes NaN for the start")
  func clamps() {
    for x in [-1, -Double.infinity, -0.1, .nan] { #expect(BezierCurve.humps.y(of: x) == 0) }
    for x in [1, 1.1, Double.infinity] { #expect(BezierCurve.humps.y(of: x) == 1) }
  }

  @Test("two points are a line, and two samples too")
  func least() throws {
    let line = try curve([(0, 0), (1, 1)])
    #expect(isNear(line.y(of: 0.3), 0.3, 1e-12))
    #expect(isNear(try curve([(0, 0), (0, 1), (1, 1)], 2).y(of: 0.3), 0.3, 1e-12))
  }

  @Test("Q17: a hundred control points and more neither overflow nor lose accuracy", arguments: [61, 100, 250])
  func many(count: Int) throws {
    let diagonal = try curve((0..<count).map { (Double($0) / Double(count - 1), Double($0) / Double(count - 1)) })
    for step in 0...100 { #expect(isNear(diagonal.y(of: Double(step) / 100), Double(step) / 100, 1e-12)) }
  }

  @Test("Q16: control points on the thirds of the diagonal give the diagonal, and the curve passes (1, 1)")
  func thirds() throws {
    let cubic = CubicBezier(x1: 1.0 / 3, y1: 1.0 / 3, x2: 2.0 / 3, y2: 2.0 / 3)
    let many = try curve([(0, 0), (1.0 / 3, 1.0 / 3), (2.0 / 3, 2.0 / 3), (1, 1)])
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(isNear(cubic.y(at: x), x, 1e-12) && isNear(many.y(of: x), x, 1e-12))
    }
    #expect(many.point(at: 1) == Point(x: 1, y: 1) && many.point(at: 0) == .zero)
  }

  @Test("the humps rise and fall several times while x goes on evenly")
  func humps() {
    let values = (0...2000).map { BezierCurve.humps.y(of: Double($0) / 2000) }
    let rises = zip(values, values.dropFirst()).map { $0 < $1 }
    #expect(zip(rises, rises.dropFirst()).count { $0 != $1 } == 4)
    #expect(BezierCurve.humps.controlPoints.count == 7)
    for step in 0...10 { #expect(isNear(BezierCurve.humps.point(at: Double(step) / 10).x, Double(step) / 10, 1e-12)) }
  }

  @Test("x may overshoot in its control points as long as the curve itself never turns back")
  func overshooting() throws {
    // x(s) = 3 (1-s) s² + s³ + 3 (1-s)² s a rises everywhere up to a = 1 and beyond; s² - 1.35 s + 0.5 > 0 keeps the second one rising.
    #expect(throws: Never.self) { try curve([(0, 0), (0.7, 0), (0.65, 1), (1, 1)]) }
    #expect(throws: BezierCurveError.self) { try curve([(0, 0), (1.4, 0), (-0.4, 1), (1, 1)]) }
  }

  @Test(
    "what is no timing curve is refused by one clear sentence",
    arguments: [
      ([], BezierCurveError.tooFewControlPoints(0)), ([(0, 0)], .tooFewControlPoints(1)),
      ([(0, 0), (.nan, 1), (1, 1)], .notFinite(index: 1)), ([(0.1, 0), (1, 1)], .wrongStart(Point(x: 0.1, y: 0))),
      ([(0, 0), (1, 0.9)], .wrongEnd(Point(x: 1, y: 0.9))), ([(0, 0), (-0.1, 0.5), (1, 1)], .turnsBack(parameter: 0)),
    ] as [([(Double, Double)], BezierCurveError)])
  func refused(points: [(Double, Double)], error: BezierCurveError) {
    #expect(throws: error) { try curve(points) }
    #expect(error.description.hasSuffix(".") && !error.description.contains("\n"))
  }

  @Test("too few samples are refused")
  func samples() {
    #expect(throws: BezierCurveError.tooFewSamples(1)) { try curve([(0, 0), (1, 1)], 1) }
  }

  @Test("is computed off the caller's thread, with the same samples, and the completion comes on the main actor")
  func asynchronous() async throws {
    let points = BezierCurve.humps.controlPoints
    #expect(try await BezierCurve.computed(controlPoints: points) == .humps)
    let result = await withCheckedContinuation { continuation in
      BezierCurve.compute(controlPoints: points) { result in
        MainActor.assertIsolated()
        continuation.resume(returning: result)
      }
    }
    #expect(result == .success(.humps))
    let failed = await withCheckedContinuation { continuation in
      BezierCurve.compute(controlPoints: []) { continuation.resume(returning: $0) }
    }
    #expect(failed == .failure(.tooFewControlPoints(0)))
  }
}
