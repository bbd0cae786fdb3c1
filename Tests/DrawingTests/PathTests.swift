import Drawing
import Geometry
import Glibc
import Testing

@Suite struct PathTests {
  private let box = Rect(x: 10, y: 20, width: 60, height: 30)

  @Test("Rectangles, rounded ones, ellipses and capsules fill exactly their box")
  func bounds() {
    for path in [Path(rect: box), Path(roundedRect: box, radius: 7), Path(ellipseIn: box), Path(capsule: box)] {
      #expect(path.bounds == box)
    }
    #expect(Path().bounds == .zero)
  }

  @Test("A radius beyond half the shorter side makes a capsule, one of 0 a rectangle")
  func radii() {
    #expect(Path(roundedRect: box, radius: 99) == Path(capsule: box))
    #expect(Path(roundedRect: box, radius: 15) == Path(capsule: box))
    #expect(Path(roundedRect: box, radius: 0) == Path(rect: box))
  }

  @Test("A filled arc covers its sector's area, whichever way it runs", arguments: [0.3, 1, .pi, 5.5, -0.3, -1, -4])
  func sector(sweep: Double) {
    var path = Path()
    path.move(to: Point(x: 60, y: 60))
    path.arc(center: Point(x: 60, y: 60), radius: 50, start: 0.4, end: 0.4 + sweep)
    path.close()
    #expect(abs(inkOfBlack(path) - 50 * 50 * abs(sweep) / 2) < 4)
  }

  @Test("A circle covers pi r squared")
  func circle() {
    #expect(abs(inkOfBlack(Path(ellipseIn: Rect(x: 10, y: 10, width: 100, height: 100))) - .pi * 2500) < 4)
  }

  /// Pixels' worth of black on a white picture of 120 x 120.
  private func inkOfBlack(_ path: Path) -> Double {
    let bitmap = rendered(120, 120) { $0.fill(path, .black) }
    return bitmap.pixels().reduce(0) { $0 + Double(255 - channels($1)[1]) / 255 }
  }
}
