import Drawing
import Geometry
import Widgets

/// One of the circles: a line that lights up what it passes.
final class RippleView: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "circle"
  }

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    let middle = Point(x: bounds.midX, y: bounds.midY)
    let radius = bounds.width / 2
    canvas.fill(Path(circle: middle, radius: radius), theme.accent.withAlpha(0.07))
    // Strokes within one another, all up to the outer edge: soft inside, bright outside.
    for (width, alpha) in [(16.0, 0.05), (11, 0.06), (7, 0.08), (4, 0.12), (2.5, 1)] where radius > width {
      canvas.stroke(Path(circle: middle, radius: radius - width / 2), theme.accent.withAlpha(alpha), width: width)
    }
  }
}

/// The light in the middle.
final class BeaconView: View {
  /// 0 ... 1.
  var brightness = 0.0 {
    didSet { if brightness != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "beacon"
  }

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    let middle = Point(x: bounds.midX, y: bounds.midY)
    let reach = bounds.width / 2
    let accent = theme.accent
    canvas.withOpacity(0.25 + 0.75 * brightness, in: bounds) {
      canvas.fill(
        Path(circle: middle, radius: reach),
        .radial(
          center: middle, radius: reach,
          stops: [
            GradientStop(offset: 0, color: accent.withAlpha(0.7)), GradientStop(offset: 0.4, color: accent.withAlpha(0.22)),
            GradientStop(offset: 1, color: accent.withAlpha(0)),
          ]))
    }
    canvas.fill(Path(circle: middle, radius: 9), accent)
    canvas.fill(Path(circle: middle, radius: 4.5), accent.mixed(with: .white, by: 0.4 + 0.6 * brightness))
  }
}
