import Drawing
import Geometry
import Glibc

enum SunArt {
  /// A star of twelve soft points.
  static let rays: Path = .polygon(
    (0..<24).map { index in
      let radius = index % 2 == 0 ? 35.0 : 26.5
      let angle = Double(index) * .pi / 12
      return Point(x: radius * cos(angle), y: radius * sin(angle))
    })

  static func paint(on canvas: Canvas) {
    canvas.fill(rays, .slope(0xFFC23C, 0xFF8A2B))
    canvas.stroke(rays, .slope(0xFFC23C, 0xFF8A2B), width: 3, join: .round)
    canvas.fill(
      .disc(22),
      .radial(
        center: Point(x: -6, y: -8), radius: 34,
        stops: [GradientStop(offset: 0, color: Color(hex: 0xFFF3B8)), GradientStop(offset: 1, color: Color(hex: 0xFFB938))]))
    let ink = Color(hex: 0x7A3B12)
    for x in [-7.5, 7.5] {
      canvas.fill(.disc(2.4, at: Point(x: x, y: -2.5)), .color(ink))
      canvas.fill(.disc(3.6, at: Point(x: x * 1.65, y: 4.5)), .color(Color(hex: 0xFF7A59, alpha: 0.5)))
    }
    var smile = Path()
    smile.arc(center: Point(x: 0, y: 1), radius: 7, start: 0.3, end: .pi - 0.3)
    canvas.stroke(smile, .color(ink), width: 2.4, cap: .round)
  }
}

enum PlanetArt {
  static let body = Path.disc(24)
  static let ringWidth = 6.0
  static let orbit: Path = {
    var path = arc(from: 0, to: 2 * .pi)
    path.close()
    return path
  }()

  static func paint(on canvas: Canvas) {
    let gold = Paint.slope(0xFFE3A3, 0xF2A65A, reach: 24)
    canvas.stroke(arc(from: .pi, to: 2 * .pi), gold, width: ringWidth)
    canvas.fill(body, .slope(0x8F7BFF, 0x3A2FA8, reach: 24))
    canvas.saved {
      canvas.clip(to: body)
      for (y, height, color) in [(-15.0, 6.0, 0xB9A9FF), (-2, 9, 0x6F5BE8), (13, 5, 0xA08DFF)] as [(Double, Double, UInt32)] {
        canvas.fill(Path(capsule: Rect(x: -30, y: y, width: 60, height: height)), .color(Color(hex: color, alpha: 0.55)))
      }
      canvas.fill(.disc(30, at: Point(x: 16, y: 14)), .color(Color(hex: 0x16104F, alpha: 0.28)))
      canvas.fill(.disc(25, at: Point(x: -5, y: -5)), .color(Color(hex: 0xFFFFFF, alpha: 0.10)))
    }
    canvas.stroke(arc(from: 0, to: .pi), gold, width: ringWidth)
    canvas.stroke(arc(from: 0.15, to: .pi - 0.15), .color(Color(hex: 0xFFFFFF, alpha: 0.6)), width: 1.2, cap: .round)
  }

  /// A part of the ring: a tilted ellipse, angles clockwise from the right, the lower half in front.
  private static func arc(from start: Double, to end: Double) -> Path {
    .line(
      (0...64).map { index in
        let angle = start + (end - start) * Double(index) / 64
        let x = 39 * cos(angle), y = 11 * sin(angle)
        return Point(x: 0.95 * x + 0.31 * y, y: -0.31 * x + 0.95 * y)
      })
  }
}

enum PlaneArt {
  private static let nose = Point(x: 36, y: -24)
  private static let left = Point(x: -36, y: -2)
  private static let fold = Point(x: -10, y: 10)
  private static let keel = Point(x: -4, y: 28)
  private static let right = Point(x: 14, y: 24)

  static let outline: Path = .polygon([nose, left, fold, keel, Point(x: 4, y: 17.5), right])

  static func paint(on canvas: Canvas) {
    canvas.fill(.polygon([nose, fold, keel]), .color(Color(hex: 0x5B7FC7)))
    canvas.fill(.polygon([nose, keel, Point(x: 4, y: 17.5)]), .color(Color(hex: 0x8FB0EA)))
    canvas.fill(.polygon([nose, left, fold]), .slope(0xF4F8FF, 0xBCD3FA))
    canvas.fill(.polygon([nose, Point(x: -1, y: 13.5), right]), .slope(0xE3EDFF, 0x9DBDF5))
    canvas.stroke(.line([nose, fold]), .color(Color(hex: 0xFFFFFF, alpha: 0.9)), width: 1.2, cap: .round)
    canvas.stroke(outline, .color(Color(hex: 0x3E62AE)), width: 1.6, join: .round)
  }
}
