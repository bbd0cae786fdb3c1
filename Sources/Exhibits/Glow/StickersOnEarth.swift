import Drawing
import Geometry

enum LeafArt {
  static let blade: Path = {
    var path = Path()
    path.move(to: Point(x: -24, y: 26))
    path.curve(to: Point(x: 32, y: -34), control1: Point(x: -38, y: -14), control2: Point(x: -4, y: -36))
    path.curve(to: Point(x: -24, y: 26), control1: Point(x: 38, y: 4), control2: Point(x: 12, y: 40))
    path.close()
    return path
  }()
  static let stalk: Path = .line([Point(x: -22, y: 24), Point(x: -34, y: 36)])

  static func paint(on canvas: Canvas) {
    canvas.stroke(stalk, .color(Color(hex: 0x2E8B57)), width: 4, cap: .round)
    canvas.fill(blade, .slope(0x9BE36A, 0x1F9D63))
    canvas.saved {
      canvas.clip(to: blade)
      canvas.fill(
        .polygon([Point(x: -30, y: 32), Point(x: 34, y: -36), Point(x: 60, y: 60)]), .color(Color(hex: 0x0B6B45, alpha: 0.22)))
      let vein = Color(hex: 0xE9FFD2, alpha: 0.85)
      canvas.stroke(.line([Point(x: -26, y: 28), Point(x: 28, y: -30)]), .color(vein), width: 2, cap: .round)
      for step in 0..<4 {
        let x = -13 + 10.0 * Double(step), y = 14 - 10.7 * Double(step)
        canvas.stroke(.line([Point(x: x, y: y), Point(x: x - 4, y: y - 13)]), .color(vein), width: 1.3, cap: .round)
        canvas.stroke(.line([Point(x: x, y: y), Point(x: x + 13, y: y + 3)]), .color(vein), width: 1.3, cap: .round)
      }
    }
  }
}

enum HeartArt {
  static let heart: Path = {
    var path = Path()
    path.move(to: Point(x: 0, y: 33))
    path.curve(to: Point(x: -33, y: -8), control1: Point(x: -14, y: 22), control2: Point(x: -33, y: 10))
    path.curve(to: Point(x: 0, y: -16), control1: Point(x: -33, y: -34), control2: Point(x: -7, y: -36))
    path.curve(to: Point(x: 33, y: -8), control1: Point(x: 7, y: -36), control2: Point(x: 33, y: -34))
    path.curve(to: Point(x: 0, y: 33), control1: Point(x: 33, y: 10), control2: Point(x: 14, y: 22))
    path.close()
    return path
  }()

  static func paint(on canvas: Canvas) {
    canvas.fill(heart, .slope(0xFF7FA8, 0xE0245E))
    canvas.saved {
      canvas.clip(to: heart)
      canvas.fill(.disc(34, at: Point(x: 20, y: 22)), .color(Color(hex: 0xA3124A, alpha: 0.22)))
    }
    var shine = Path()
    shine.arc(center: Point(x: -15, y: -10), radius: 10, start: .pi * 0.95, end: .pi * 1.45)
    canvas.stroke(shine, .color(Color(hex: 0xFFFFFF, alpha: 0.85)), width: 4, cap: .round)
    canvas.fill(.disc(2.2, at: Point(x: -7, y: -22)), .color(Color(hex: 0xFFFFFF, alpha: 0.85)))
  }
}

/// A wave in a round badge.
enum WaveArt {
  static let badge = Path.disc(34)

  static func paint(on canvas: Canvas) {
    canvas.fill(badge, .slope(0xFFD9B0, 0xFF9C8A))
    canvas.saved {
      canvas.clip(to: badge)
      canvas.fill(.disc(11, at: Point(x: 13, y: -13)), .color(Color(hex: 0xFFF6DC)))
      canvas.fill(back, .color(Color(hex: 0x2A7FC9)))
      canvas.fill(curl, .slope(0x57D0E6, 0x1257A8))
      canvas.stroke(crest, .color(.white), width: 3.2, cap: .round, join: .round)
      for (x, y, radius) in [(7.0, -14.5, 2.0), (13, -9, 1.5), (16, -3, 1.2), (1, -23, 1.4)] {
        canvas.fill(.disc(radius, at: Point(x: x, y: y)), .color(.white))
      }
      canvas.fill(front, .color(Color(hex: 0x0E4C96)))
      canvas.stroke(frontEdge, .color(Color(hex: 0xBFEFFF, alpha: 0.9)), width: 2, cap: .round)
    }
  }

  private static let back: Path = swell(from: Point(x: -40, y: 10), depth: 5)
  private static let front: Path = swell(from: Point(x: -40, y: 22), depth: 4)

  private static let frontEdge: Path = {
    var path = Path()
    path.move(to: Point(x: -40, y: 22))
    rise(&path, from: Point(x: -40, y: 22), depth: 4)
    return path
  }()

  private static func swell(from start: Point, depth: Double) -> Path {
    var path = Path()
    path.move(to: start)
    rise(&path, from: start, depth: depth)
    path.line(to: Point(x: 40, y: 50))
    path.line(to: Point(x: -40, y: 50))
    path.close()
    return path
  }

  private static func rise(_ path: inout Path, from start: Point, depth: Double) {
    for step in 0..<4 {
      let x = start.x + 20 * Double(step)
      let lift = step % 2 == 0 ? -depth : depth
      path.curve(
        to: Point(x: x + 20, y: start.y), control1: Point(x: x + 7, y: start.y + lift), control2: Point(x: x + 13, y: start.y + lift))
    }
  }

  /// The back of the wave, over its crest and in under it.
  private static let curl: Path = {
    var path = crest
    path.curve(to: Point(x: 4, y: 18), control1: Point(x: -8, y: -8), control2: Point(x: -9, y: 10))
    path.curve(to: Point(x: 44, y: 20), control1: Point(x: 14, y: 24), control2: Point(x: 30, y: 22))
    path.line(to: Point(x: 44, y: 50))
    path.line(to: Point(x: -44, y: 50))
    path.close()
    return path
  }()

  private static let crest: Path = {
    var path = Path()
    path.move(to: Point(x: -44, y: 14))
    path.curve(to: Point(x: -4, y: -24), control1: Point(x: -30, y: 8), control2: Point(x: -24, y: -22))
    path.curve(to: Point(x: 12, y: -2), control1: Point(x: 8, y: -25), control2: Point(x: 16, y: -13))
    path.curve(to: Point(x: -1, y: -6), control1: Point(x: 10, y: -9), control2: Point(x: 4, y: -11))
    return path
  }()
}
