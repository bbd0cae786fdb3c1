import Drawing
import Geometry
import Glibc
import Widgets

/// What the stickers stick on: a sheet with a dotted grid, two prints and a few strips of tape.
struct CollagePaper {
  let size: Size
  let radius: Double
  let theme: Theme.Name

  private var isDark: Bool { theme == .dark }

  func draw(on canvas: Canvas) {
    let sheet = Path(roundedRect: Rect(origin: .zero, size: size), radius: radius)
    canvas.saved {
      canvas.clip(to: sheet)
      canvas.fill(
        Path(rect: Rect(origin: .zero, size: size)),
        .linear(
          from: .zero, to: Point(x: size.width, y: size.height),
          stops: [
            GradientStop(offset: 0, color: Color(hex: isDark ? 0x1B1D2B : 0xFFFDF8)),
            GradientStop(offset: 1, color: Color(hex: isDark ? 0x10111A : 0xF3EEE6)),
          ]))
      dots(on: canvas)
      print(on: canvas, middle: Point(x: size.width * 0.25, y: size.height * 0.42), turn: -7, sky: [0xFFB36B, 0xFF6F91, 0x6A5ACD])
      print(on: canvas, middle: Point(x: size.width * 0.73, y: size.height * 0.52), turn: 5, sky: [0x7FD8E8, 0x4F8EF7, 0x30338F])
      note(on: canvas, middle: Point(x: size.width * 0.50, y: size.height * 0.66))
    }
  }

  private func dots(on canvas: Canvas) {
    let ink = isDark ? Color(white: 1, alpha: 0.07) : Color(hex: 0x6B5B45, alpha: 0.16)
    for y in stride(from: 14.0, to: size.height, by: 22) {
      for x in stride(from: 14.0, to: size.width, by: 22) { canvas.fill(Rect(x: x, y: y, width: 1.5, height: 1.5), ink) }
    }
  }

  /// An instant print of some hills, taped at its top.
  private func print(on canvas: Canvas, middle: Point, turn: Double, sky: [UInt32]) {
    let width = min(size.width * 0.26, size.height * 0.44), height = width * 1.16
    canvas.saved {
      canvas.concatenate(place(middle, turn))
      let paper = Rect(x: -width / 2, y: -height / 2, width: width, height: height)
      canvas.shadow(
        of: paper, radius: 4, blur: 7, offset: Vector(dx: 0, dy: 4), color: Color(white: 0, alpha: isDark ? 0.45 : 0.2))
      canvas.fill(Path(roundedRect: paper, radius: 4), .color(Color(hex: isDark ? 0xE9E6E0 : 0xFFFFFF)))
      let edge = width * 0.065
      let photo = Rect(x: paper.minX + edge, y: paper.minY + edge, width: width - 2 * edge, height: height - edge - width * 0.21)
      canvas.saved {
        canvas.clip(to: Path(roundedRect: photo, radius: 2))
        canvas.fill(
          Path(rect: photo),
          .linear(
            from: photo.origin, to: Point(x: photo.minX, y: photo.maxY),
            stops: sky.enumerated().map { GradientStop(offset: Double($0) / 2, color: Color(hex: $1)) }))
        canvas.fill(.disc(width * 0.1, at: Point(x: photo.midX + width * 0.16, y: photo.minY + width * 0.24)), .color(Color(hex: 0xFFF4D6)))
        hills(in: photo, on: canvas, height: 0.42, steps: [0.2, 0.9, 0.35, 1, 0.5], Color(hex: sky[2], alpha: 0.75))
        hills(in: photo, on: canvas, height: 0.26, steps: [0.9, 0.4, 1, 0.3, 0.8], Color(hex: 0x17153B))
      }
      tape(on: canvas, at: Point(x: 0, y: paper.minY + 1), width: width * 0.42, turn: -3, Color(hex: sky[1], alpha: 0.55))
    }
  }

  private func hills(in photo: Rect, on canvas: Canvas, height: Double, steps: [Double], _ color: Color) {
    var path = Path()
    path.move(to: Point(x: photo.minX, y: photo.maxY))
    for (index, step) in steps.enumerated() {
      path.line(
        to: Point(
          x: photo.minX + photo.width * Double(index) / Double(steps.count - 1), y: photo.maxY - photo.height * height * (0.4 + 0.6 * step))
      )
    }
    path.line(to: Point(x: photo.maxX, y: photo.maxY))
    path.close()
    canvas.fill(path, .color(color))
  }

  /// A squared note.
  private func note(on canvas: Canvas, middle: Point) {
    let side = min(size.width * 0.2, size.height * 0.34)
    canvas.saved {
      canvas.concatenate(place(middle, -3))
      let paper = Rect(x: -side / 2, y: -side / 2, width: side, height: side)
      canvas.shadow(
        of: paper, radius: 3, blur: 5, offset: Vector(dx: 0, dy: 3), color: Color(white: 0, alpha: isDark ? 0.4 : 0.16))
      canvas.fill(Path(roundedRect: paper, radius: 3), .color(Color(hex: isDark ? 0x2C3150 : 0xFFF3C4)))
      let ink = isDark ? Color(hex: 0x8FA2FF, alpha: 0.22) : Color(hex: 0xC79A3A, alpha: 0.32)
      for step in stride(from: paper.minY + 14, to: paper.maxY - 4, by: 14) {
        canvas.fill(Rect(x: paper.minX + 8, y: step, width: side - 16, height: 1), ink)
      }
      tape(on: canvas, at: Point(x: 0, y: paper.minY), width: side * 0.4, turn: 4, Color(hex: 0x65D6AD, alpha: 0.55))
    }
  }

  private func tape(on canvas: Canvas, at middle: Point, width: Double, turn: Double, _ color: Color) {
    canvas.saved {
      canvas.concatenate(place(middle, turn))
      canvas.fill(Path(rect: Rect(x: -width / 2, y: -8, width: width, height: 16)), .color(color))
      for edge in [-6.5, 5.5] {
        canvas.fill(Path(rect: Rect(x: -width / 2, y: edge, width: width, height: 1)), .color(Color(white: 1, alpha: 0.25)))
      }
    }
  }

  private func place(_ middle: Point, _ degrees: Double) -> AffineTransform {
    let c = cos(degrees * .pi / 180), s = sin(degrees * .pi / 180)
    return AffineTransform(a: c, b: s, c: -s, d: c, tx: middle.x, ty: middle.y)
  }
}
