import Drawing
import Geometry
import Glibc
import Widgets

/// The cover of the record that is played: a spring that swings out, line by line, under a round moon. Drawn once for a size and kept.
final class AlbumArtView: View {
  private var kept: (size: Size, scale: Double, picture: Bitmap)?
  private let radius = 14.0

  init() {
    super.init()
    isUserInteractionEnabled = false
    name = "album art"
  }

  override var drawsContent: Bool { !bounds.isEmpty }
  override var drawingOutsets: Insets { Insets(all: 34) }

  override func layoutSubviews() {
    let scale = window?.scale ?? 1
    guard !bounds.isEmpty, kept?.size != bounds.size || kept?.scale != scale else { return }
    let picture = Bitmap(width: Int((bounds.width * scale).rounded(.up)), height: Int((bounds.height * scale).rounded(.up)))
    let canvas = Canvas(picture, scale: scale)
    canvas.saved {
      canvas.clip(to: Path(roundedRect: bounds, radius: radius))
      AlbumArt(side: bounds.width).draw(in: canvas)
    }
    kept = (bounds.size, scale, picture)
    setNeedsDisplay()
  }

  override func draw(in canvas: Canvas) {
    guard let kept else { return }
    canvas.shadow(of: bounds, radius: radius, blur: 8, offset: Vector(dx: 0, dy: 4), color: Color(white: 0, alpha: 0.28))
    canvas.draw(kept.picture, in: bounds, smooth: false)
  }
}

private struct AlbumArt {
  /// In points.
  let side: Double

  private static let night = Color(hex: 0x1C0F45)
  private static let violet = Color(hex: 0x6A2BD9)
  private static let rose = Color(hex: 0xFF5C8A)
  private static let amber = Color(hex: 0xFFC56B)

  func draw(in canvas: Canvas) {
    canvas.fill(
      Path(rect: Rect(x: 0, y: 0, width: side, height: side)),
      .linear(
        from: .zero, to: Point(x: side * 0.35, y: side),
        stops: [
          GradientStop(offset: 0, color: AlbumArt.night), GradientStop(offset: 0.55, color: AlbumArt.violet),
          GradientStop(offset: 1, color: AlbumArt.rose),
        ]))
    let moon = Rect(center: Point(x: side * 0.69, y: side * 0.31), size: Size(width: side * 0.36, height: side * 0.36))
    let halo = side * 0.42
    canvas.fill(
      Path(ellipseIn: Rect(center: moon.center, size: Size(width: 2 * halo, height: 2 * halo))),
      .radial(
        center: moon.center, radius: halo,
        stops: [
          GradientStop(offset: 0.3, color: AlbumArt.amber.withAlpha(0.55)), GradientStop(offset: 1, color: AlbumArt.amber.withAlpha(0)),
        ]))
    canvas.fill(
      Path(ellipseIn: moon),
      .linear(
        from: moon.origin, to: Point(x: moon.minX, y: moon.maxY),
        stops: [GradientStop(offset: 0, color: Color(hex: 0xFFF1CF)), GradientStop(offset: 1, color: AlbumArt.amber)]))
    let count = 13
    for line in 0..<count {
      let share = Double(line) / Double(count - 1)
      ridge(canvas, share: share)
    }
  }

  /// A damped swing across the picture; the nearer ones cover what lies behind.
  private func ridge(_ canvas: Canvas, share: Double) {
    let base = side * (0.50 + 0.46 * share)
    let height = side * (0.17 + 0.05 * share)
    let points = (0...160).map { step -> Point in
      let t = Double(step) / 160
      let phase = 2 * .pi * (3.1 * t - 0.16 * share)
      let swell = exp(-2.6 * abs(t - 0.08 - 0.2 * share)) * (1 - 0.35 * share)
      return Point(x: t * side, y: base - height * swell * cos(phase) * sin(.pi * min(1, t * 1.15)))
    }
    var path = Path()
    path.move(to: Point(x: 0, y: side + 2))
    for point in points { path.line(to: point) }
    path.line(to: Point(x: side, y: side + 2))
    path.close()
    canvas.fill(path, .color(AlbumArt.night.mixed(with: AlbumArt.rose, by: 0.12 + 0.30 * share).withAlpha(0.55)))
    canvas.strokePolyline(points, AlbumArt.amber.mixed(with: AlbumArt.rose, by: share).withAlpha(0.9), width: max(0.8, side / 190))
  }
}
