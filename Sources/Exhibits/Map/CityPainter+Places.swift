import Drawing
import Geometry
import Glibc
import Widgets

extension CityPainter {
  /// Where the pin's head is above its tip, in points.
  static let pinHeight = 25.0
  private static let pinRadius = 13.0

  /// Cafés and the like, and the pin with the post.
  func drawPlaces(in canvas: Canvas) {
    let kinds: [(column: Int, row: Int, color: UInt32)] = [
      (3, -1, 0xE8743B), (-1, -3, 0x7A5CFF), (5, 2, 0x0E9F7A), (9, -3, 0xE8743B), (10, 1, 0x7A5CFF), (6, -6, 0x0E9F7A), (-3, 3, 0xE8743B),
      (12, -5, 0x7A5CFF), (2, 3, 0x0E9F7A),
    ]
    for kind in kinds {
      let place = city.crossing(kind.column, kind.row) + Vector(dx: 21, dy: 16)
      canvas.fill(Path(circle: place, radius: 7.5), Color.white)
      canvas.fill(Path(circle: place, radius: 6), Color(hex: kind.color))
      canvas.fill(Path(circle: place, radius: 2), Color.white)
    }
    drawPin(in: canvas)
  }

  private func drawPin(in canvas: Canvas) {
    let tip = city.target
    let head = tip - Vector(dx: 0, dy: CityPainter.pinHeight)
    let radius = CityPainter.pinRadius
    canvas.fill(Path(ellipseIn: Rect(center: tip, size: Size(width: 16, height: 6))), Color(white: 0, alpha: 0.28))
    var drop = Path()
    drop.move(to: tip)
    drop.curve(
      to: Point(x: head.x - radius, y: head.y), control1: Point(x: tip.x - 3, y: tip.y - 8),
      control2: Point(x: head.x - radius, y: head.y + 9))
    drop.arc(center: head, radius: radius, start: .pi, end: 2 * .pi)
    drop.curve(to: tip, control1: Point(x: head.x + radius, y: head.y + 9), control2: Point(x: tip.x + 3, y: tip.y - 8))
    drop.close()
    canvas.fill(drop, accent)
    canvas.stroke(drop, Color.white, width: 2, join: .round)
    canvas.fill(Path(circle: head, radius: 5), Color.white)
  }

  // MARK: names

  func drawNames(in canvas: Canvas) {
    let district = Font(face: .text, size: 12, weight: .semibold)
    let small = Font(face: .text, size: 10.5, weight: .medium)
    for (name, column, row) in [
      ("O L D   T O W N", -2, -2), ("H A R B O U R", 9, 2), ("N O R T H   H I L L", 8, -5), ("M I L L   Q U A R T E R", 2, 5),
    ] {
      write(name, district, palette.text, at: city.crossing(column, row), along: 0, in: canvas)
    }
    for (name, park) in zip(["Linden Park", "Rose Garden", "The Green"], CityMap.parks) {
      let corners = city.corners(of: park, margin: 0)
      write(name, small, palette.parkText, at: corners[0] + 0.5 * (corners[2] - corners[0]), along: 0, in: canvas)
    }
    let (start, pieces) = city.river
    let first = pieces[0]
    // The middle of the river's first piece, and its direction there.
    let middle = Point(
      x: (start.x + 3 * first.control1.x + 3 * first.control2.x + first.end.x) / 8,
      y: (start.y + 3 * first.control1.y + 3 * first.control2.y + first.end.y) / 8)
    let way = (first.end - start) + (first.control2 - first.control1)
    write(
      "R i v e r   A l d e r", Font(face: .text, size: 12, weight: .medium), palette.waterText, at: middle, along: atan2(way.dy, way.dx),
      in: canvas)
  }

  /// A name with a halo in the ground's colour, its middle at `point`, turned by `angle` (radians).
  private func write(_ text: String, _ font: Font, _ color: Color, at point: Point, along angle: Double, in canvas: Canvas) {
    let layout = TextLayout(text, font: font)
    canvas.saved {
      canvas.concatenate(
        AffineTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: point.x, ty: point.y))
      let place = Point(x: -layout.size.width / 2, y: -layout.size.height / 2)
      if angle == 0 {
        for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)] {
          canvas.draw(layout, at: Point(x: place.x + dx, y: place.y + dy), color: palette.land.withAlpha(0.6))
        }
      }
      canvas.draw(layout, at: place, color: color)
    }
  }
}
