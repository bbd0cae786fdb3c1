import Drawing
import Geometry
import Widgets

/// Lines of code, cut where they don't fit.
final class CodeView: View {
  var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    name = "code"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let shape = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: Theme.radius)
    canvas.fill(shape, theme.panel)
    canvas.stroke(shape, theme.separator, width: 1)
    canvas.clip(to: bounds.insetBy(dx: 4, dy: 8))
    let layout = TextLayout(text, font: Theme.smallFigure, maxWidth: max(1, bounds.width - 24), truncates: false)
    canvas.draw(layout, at: Point(x: 12, y: 10), color: theme.text)
  }
}
