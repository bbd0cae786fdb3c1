@testable import Drawing
import Geometry
import Glibc
import Testing

@Suite struct PolylineTests {
  @Test("No point is further from the thinned line than the tolerance", arguments: [0.01, 0.05, 0.5])
  func close(tolerance: Double) {
    var random = FixedRandom(seed: 5)
    let wave = (0...600).map { Point(x: Double($0), y: 40 * sin(Double($0) / 50)) }
    let noise = (0...600).map { Point(x: Double($0), y: Double.random(in: -1...1, using: &random)) }
    let walk = (0...600).reduce(into: [Point.zero]) { points, _ in
      let last = points[points.count - 1]
      points.append(last + Vector(dx: .random(in: -1...1, using: &random), dy: .random(in: -1...1, using: &random)))
    }
    for points in [wave, noise, walk] {
      let thinned = Polyline.thinned(points, tolerance: tolerance)
      #expect(thinned.first == points.first && thinned.last == points.last)
      let worst = points.map { point in zip(thinned, thinned.dropFirst()).map { distance(point, $0, $1) }.min() ?? .infinity }.max() ?? 0
      #expect(worst <= tolerance * 1.0001)
    }
  }

  @Test("A straight line is its ends, a smooth one a fraction, and a spike stays")
  func counts() {
    #expect(Polyline.thinned((0...99).map { Point(x: Double($0), y: 3) }, tolerance: 0.05).count == 2)
    let wave = (0...1247).map { Point(x: Double($0), y: 50 * sin(Double($0) / 60)) }
    #expect(Polyline.thinned(wave, tolerance: 0.05).count < 300)
    let spike = [Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 20, y: 0), Point(x: 60, y: 0)]
    #expect(Polyline.thinned(spike, tolerance: 0.05) == spike)
  }

  @Test("Points that are no numbers are not smoothed away")
  func nonFinite() {
    let points = [Point(x: 0, y: 0), Point(x: 1, y: .nan), Point(x: 2, y: 0), Point(x: 3, y: 0)]
    #expect(Polyline.thinned(points, tolerance: 0.05).contains { $0.y.isNaN })
  }

  private func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let way = end - start
    let length = way.dx * way.dx + way.dy * way.dy
    let offset = point - start
    let share = length == 0 ? 0 : min(max((offset.dx * way.dx + offset.dy * way.dy) / length, 0), 1)
    return (point - (start + share * way)).length
  }
}
