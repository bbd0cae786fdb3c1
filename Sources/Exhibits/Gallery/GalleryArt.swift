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

/// A strip of saturated stripes, for glass to bend.
final class StripeView: View {
  private static let colors: [UInt32] = [0xFF5F6D, 0xFFC371, 0xF9F871, 0x5FE3A1, 0x3EB8FF, 0x6A5CFF, 0xD15CFF]

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "stripes"
  }

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    canvas.clip(to: Path(roundedRect: bounds, radius: Theme.radius))
    canvas.fill(bounds, Color(hex: 0x14172A))
    let step = 17.0, slant = bounds.height * 0.5
    var x = -slant
    var index = 0
    while x < bounds.width {
      var stripe = Path()
      for (dx, y) in [(slant, 0.0), (slant + step * 0.62, 0), (step * 0.62, bounds.height), (0, bounds.height)] {
        stripe.line(to: Point(x: x + dx, y: y))
      }
      stripe.close()
      canvas.fill(stripe, Color(hex: StripeView.colors[index % StripeView.colors.count]))
      x += step
      index += 1
    }
  }
}
