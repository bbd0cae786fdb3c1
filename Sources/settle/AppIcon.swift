import Drawing
import Geometry

/// The window's icon: a thumb on its track before an evening sky.
enum AppIcon {
  private static let side = 48

  /// Width, height, then the pixels from the top left: alpha, red, green, blue from the highest byte, not premultiplied, as window managers
  /// expect it.
  static var netWMIcon: [UInt32] {
    let picture = Bitmap(width: side, height: side)
    draw(in: Canvas(picture, scale: 1))
    return [UInt32(side), UInt32(side)] + picture.pixels().map(straight)
  }

  private static func draw(in canvas: Canvas) {
    let frame = Rect(x: 2, y: 2, width: 44, height: 44)
    canvas.fill(
      Path(roundedRect: frame, radius: 11),
      .linear(
        from: Point(x: 2, y: 2), to: Point(x: 46, y: 46),
        stops: [
          GradientStop(offset: 0, color: Color(hex: 0xFF9A5A)), GradientStop(offset: 0.4, color: Color(hex: 0xFF5F8A)),
          GradientStop(offset: 1, color: Color(hex: 0x5A4DFF)),
        ]))
    canvas.fillCapsule(Rect(x: 8, y: 22, width: 32, height: 4), Color(white: 1, alpha: 0.55))
    canvas.fillCapsule(Rect(x: 8, y: 22, width: 18, height: 4), .white)
    canvas.fillCapsule(Rect(x: 19, y: 16, width: 22, height: 16), .white)
  }

  /// Colours as they are, without their alpha in them.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
