import Geometry
import Motion
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  static let everyCurve: [TimingCurve] = [
    .linear, .easeInOut, .bounce, .steps(1, .atEnd), .steps(4, .atEnd), .bezier(.ease), .bezier(.easeIn), .bezier(.easeOut),
    .bezier(.easeInOut), .bezier(CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1)), .bezier(CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)),
    .bezier(CubicBezier(x1: 0.3, y1: -2, x2: 0.6, y2: 3)),
  ]

  @Test("begin at 0 and end at 1, exactly, and hold there", arguments: everyCurve)
  func ends(_ curve: TimingCurve) {
    #expect(curve.fraction(at: 0) == 0 && curve.fraction(at: 1) == 1)
    #expect(curve.fraction(at: -3) == 0 && curve.fraction(at: 7) == 1)
  }

  @Test("the quadratic one passes its example values")
  func easeInOut() {
    for (x, y) in [(0.25, 0.125), (0.5, 0.5), (0.75, 0.875)] { #expect(TimingCurve.easeInOut.fraction(at: x) == y) }
  }

  @Test("steps are taken at the start or at the end of their interval")
  func steps() {
    let progress = [0, 0.1, 0.25, 0.5, 0.99, 1]
    #expect(progress.map { TimingCurve.steps(4, .atEnd).fraction(at: $0) } == [0, 0, 0.25, 0.5, 0.75, 1])
    #expect(progress.map { TimingCurve.steps(4, .atStart).fraction(at: $0) } == [0.25, 0.25, 0.5, 0.75, 1, 1])
  }

  @Test("the bounce touches 1 between its parabolas and stays in range")
  func bounce() {
    for touch in [1 / 2.75, 2 / 2.75, 2.5 / 2.75] { #expect(isNear(TimingCurve.bounce.fraction(at: touch), 1, 1e-12)) }
    for (low, y) in [(1.5, 0.75), (2.25, 0.9375), (2.625, 0.984375)] {
      #expect(isNear(TimingCurve.bounce.fraction(at: low / 2.75), y, 1e-12))
    }
    let values = (0...10_000).map { TimingCurve.bounce.fraction(at: Double($0) / 10_000) }
    #expect(values.allSatisfy { (0...1).contains($0) })
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 1e-3 })
  }

  @Test("B12: a curve that is steep at its start is solved there too")
  func steep() {
    let curve = CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1)
    let table = [(0.0001, 0.13288), (0.001, 0.27100), (0.005, 0.43027), (0.01, 0.51708), (0.125, 0.87500), (0.5, 0.99122)]
    for (x, y) in table { #expect(isNear(curve.y(at: x), y, 1e-5)) }
  }

  @Test("B12: ease-out stays in range and never falls over 10 001 even places")
  func easeOut() {
    #expect(isNear(CubicBezier.easeOut.y(at: 0.89555), 0.98150, 1e-5))
    #expect(isNear(CubicBezier.easeOut.y(at: 0.8964), 0.98179, 1e-5))
    let values = (0...10_000).map { CubicBezier.easeOut.y(at: Double($0) / 10_000) }
    #expect(values.allSatisfy { (0...1).contains($0) })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("B12: the article's four-point curve has its exact values")
  func fourPoints() {
    let curve = CubicBezier(x1: 0.2, y1: 0.9, x2: 0.8, y2: 0.1)
    let table = [(0.1, 0.278367), (0.25, 0.433988), (0.5, 0.5), (0.75, 0.566012), (0.9, 0.721633)]
    for (x, y) in table { #expect(isNear(curve.y(at: x), y, 1e-6)) }
    #expect(curve.y(at: 0) == 0 && curve.y(at: 1) == 1)
  }

  @Test("B12: any curve with its x in range is inverted to rounding, flat and steep ones included")
  func anyCurve() {
    var random = SeededGenerator(state: 12)
    let corners = [(0.0, 0.0), (0, 1), (1, 0), (1, 1)]
    let curves = corners + (0..<200).map { _ in (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random)) }
    for (x1, x2) in curves {
      // With the same numbers for y as for x the curve is the diagonal, however it runs along it.
      let curve = CubicBezier(x1: x1, y1: x1, x2: x2, y2: x2)
      for _ in 0..<50 {
        let x = Double.random(in: 0...1, using: &random)
        #expect(isNear(curve.y(at: x), x, 1e-14), "x1 \(x1), x2 \(x2)")
      }
    }
  }

  @Test("a control point whose x is out of range traps")
  func refusal() async {
    await #expect(processExitsWith: .failure) { _ = CubicBezier(x1: 1.2, y1: 0, x2: 0.5, y2: 1) }
    await #expect(processExitsWith: .failure) { _ = TimingCurve.linear.fraction(at: .nan) }
  }

  @Test("smoothstep stands still at both ends and passes the middle")
  func smoothstepValues() {
    #expect([-1, 0, 0.25, 0.5, 1, 2].map { smoothstep($0) } == [0, 0, 0.15625, 0.5, 1, 1])
    #expect(smoothstep(1e-4) < 4e-8 && 1 - smoothstep(1 - 1e-4) < 4e-8)
  }

  @Test("a mix is exactly its ends at 0 and at 1")
  func mixing() {
    #expect(lerp(0.1, 0.7, 0) == 0.1 && lerp(0.1, 0.7, 1) == 0.7 && lerp(2, 4, 0.25) == 2.5)
    let first = Rect(x: 0, y: 10, width: 20, height: 30), second = Rect(x: 4, y: 14, width: 28, height: 38)
    #expect(lerp(first, second, 0.5) == Rect(x: 2, y: 12, width: 24, height: 34))
    #expect(lerp(first, second, 1) == second)
  }
}
