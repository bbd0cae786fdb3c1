import Drawing
import Geometry
import Glibc
import Stage
import Widgets

/// What the circles spread over: rings of distance with their radii, and degrees around them.
final class DialView: View {
  var model: ConcentricCircles? {
    didSet { if model != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "dial"
  }

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    let theme = theme
    canvas.fill(bounds, theme.panel)
    guard let model else { return }
    let middle = model.center
    let largest = model.largest
    canvas.fill(
      Path(circle: middle, radius: largest * 1.6),
      .radial(
        center: middle, radius: largest * 1.6,
        stops: [
          GradientStop(offset: 0, color: theme.accent.withAlpha(theme.name == .dark ? 0.16 : 0.10)),
          GradientStop(offset: 1, color: theme.accent.withAlpha(0)),
        ]))
    for step in 1...4 {
      let radius = largest * Double(step) / 4
      canvas.stroke(Path(circle: middle, radius: radius), theme.outline, width: 1, dash: step < 4 ? [2, 6] : [])
      let label = TextLayout(NumberText.fixed(radius, places: 0), font: Theme.smallFigure)
      canvas.draw(label, at: Point(x: middle.x + 6, y: middle.y - radius + 4), color: theme.secondaryText)
    }
    var cross = Path(), degrees = Path()
    for step in 0..<72 {
      let angle = Double(step) * .pi / 36
      let way = Vector(dx: cos(angle), dy: sin(angle))
      degrees.move(to: middle + largest * way)
      degrees.line(to: middle + (largest - (step % 6 == 0 ? 9 : 4)) * way)
      guard step % 18 == 0 else { continue }
      cross.move(to: middle + (largest * 0.09) * way)
      cross.line(to: middle + largest * way)
    }
    canvas.stroke(cross, theme.outline.withAlpha(0.8), width: 1)
    canvas.stroke(degrees, theme.neutral.withAlpha(0.8), width: 1)
  }
}
