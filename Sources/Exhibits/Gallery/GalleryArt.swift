import Drawing
import Geometry
import Widgets

/// Small pictures for sliders of the gallery, drawn at the window's own scale so that pixels match pixels.
struct GalleryArt: Hashable {
  let scale: Double

  private func picture(_ size: Size, caps: Insets = .zero, _ draw: (Canvas) -> Void) -> ControlImage {
    let bitmap = Bitmap(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
    draw(Canvas(bitmap, scale: scale))
    return ControlImage(bitmap, scale: scale, caps: caps)
  }

  /// Readable on light and dark alike.
  private static let ink = Color(hex: 0x7D8698)

  /// A loudspeaker with so many waves.
  func speaker(waves: Int) -> ControlImage {
    picture(Size(width: 22, height: 18)) { canvas in
      var body = Path()
      for (x, y) in [(1.0, 6.5), (4, 6.5), (8, 3), (8, 15), (4, 11.5), (1, 11.5)] { body.line(to: Point(x: x, y: y)) }
      body.close()
      canvas.fill(body, GalleryArt.ink)
      for wave in 0..<waves {
        var arc = Path()
        arc.arc(center: Point(x: 8, y: 9), radius: 3.5 + 3.5 * Double(wave), start: -0.8, end: 0.8)
        canvas.stroke(arc, GalleryArt.ink, width: 1.6, cap: .round)
      }
    }
  }

  /// A knob of brushed metal with a mark; `isPressed` lights it.
  func knob(isPressed: Bool) -> ControlImage {
    picture(Size(width: 30, height: 30)) { canvas in
      let rim = Rect(x: 1, y: 1, width: 28, height: 28)
      canvas.fill(
        Path(ellipseIn: rim),
        .linear(
          from: Point(x: 4, y: 2), to: Point(x: 26, y: 28),
          stops: [GradientStop(offset: 0, color: Color(hex: 0xF6F1E7)), GradientStop(offset: 1, color: Color(hex: 0x8F8673))]))
      canvas.fill(
        Path(ellipseIn: rim.insetBy(dx: 3, dy: 3)),
        .linear(
          from: Point(x: 4, y: 28), to: Point(x: 26, y: 2),
          stops: [GradientStop(offset: 0, color: Color(hex: 0xEDE6D6)), GradientStop(offset: 1, color: Color(hex: 0xB3A98F))]))
      canvas.fillCapsule(Rect(x: 13.5, y: 7, width: 3, height: 16), isPressed ? Color(hex: 0xFF5A36) : Color(hex: 0x4A4436))
      if isPressed { canvas.stroke(Path(ellipseIn: rim), Color(hex: 0xFF5A36), width: 2) }
    }
  }

  /// A groove with round ends, for a track of its own: 10 points high, caps of 5.
  func groove(_ top: UInt32, _ bottom: UInt32) -> ControlImage {
    picture(Size(width: 14, height: 10), caps: Insets(top: 0, left: 5, bottom: 0, right: 5)) { canvas in
      canvas.fill(
        Path(capsule: Rect(x: 0, y: 0, width: 14, height: 10)),
        .linear(
          from: .zero, to: Point(x: 0, y: 10),
          stops: [GradientStop(offset: 0, color: Color(hex: top)), GradientStop(offset: 1, color: Color(hex: bottom))]))
    }
  }
}

/// A strip of colours with light bars across, for glass to bend.
final class StripeView: View {
  private static let colors: [UInt32] = [0xFF7A59, 0xFF4F86, 0x8A4DFF, 0x3B6BFF, 0x1FB6D9, 0x2CCB8B]

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "stripes"
  }

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    let last = Double(StripeView.colors.count - 1)
    let stops = StripeView.colors.enumerated().map { GradientStop(offset: Double($0.offset) / last, color: Color(hex: $0.element)) }
    canvas.fill(
      Path(roundedRect: bounds, radius: 8), .linear(from: .zero, to: Point(x: bounds.width, y: bounds.height * 0.4), stops: stops))
    let slant = bounds.height * 0.45
    for x in stride(from: 14.0, to: bounds.width - slant - 14, by: 30) {
      var bar = Path()
      bar.move(to: Point(x: x + slant, y: 0))
      bar.line(to: Point(x: x, y: bounds.height))
      canvas.stroke(bar, Color(white: 1, alpha: 0.26), width: 7)
    }
  }
}
