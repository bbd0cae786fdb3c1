import Drawing
import Geometry
import Widgets

/// Round pictures for thumbs.
enum ThumbPictures {
  /// Pixels a point: enough to be shown at twice the size on a screen of scale 2.
  static let scale = 4.0

  /// Of the small thumb, in points.
  static let small = 30.0
  /// Of the big one, in points.
  static let big = 60.0

  static let blue = Color(hex: 0x0088FF)

  /// A disc, a little lighter at the top. The same arguments give the same pixels.
  ///
  /// - Parameter diameter: in points.
  static func disc(_ diameter: Double, _ color: Color) -> ControlImage {
    let side = Int((diameter * scale).rounded(.up))
    let bitmap = Bitmap(width: side, height: side)
    let canvas = Canvas(bitmap, scale: scale)
    canvas.fill(
      Path(ellipseIn: Rect(x: 0, y: 0, width: diameter, height: diameter)),
      .linear(
        from: .zero, to: Point(x: 0, y: diameter),
        stops: [
          GradientStop(offset: 0, color: color.mixed(with: Color.white.withAlpha(color.alpha), by: 0.22)),
          GradientStop(offset: 1, color: color),
        ]))
    return ControlImage(bitmap, scale: scale)
  }
}
