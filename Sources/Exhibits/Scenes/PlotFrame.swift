import Drawing
import Geometry
import Widgets

/// A panel with a title, a line about what is plotted, and room for the plot: what the plots of scenes share.
class PlotFrame: View {
  private let title: String
  /// Said at the right of the title.
  final var figure = "" {
    didSet { if figure != oldValue { setNeedsDisplay() } }
  }

  init(_ title: String) {
    self.title = title
    super.init()
    name = title
    isUserInteractionEnabled = false
  }

  /// Where the plot itself lies.
  final var plot: Rect {
    Rect(x: 14, y: 46, width: max(1, bounds.width - 28), height: max(1, bounds.height - 60))
  }

  override var drawsContent: Bool { true }

  override final func draw(in canvas: Canvas) {
    let shape = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: Theme.radius)
    canvas.fill(shape, theme.raised)
    canvas.stroke(shape, theme.separator, width: 1)
    let figure = TextLayout(figure, font: Theme.smallFigure, maxWidth: bounds.width * 0.6)
    let title = TextLayout(title, font: Theme.caption, maxWidth: max(0, bounds.width - 42 - figure.size.width))
    canvas.draw(title, at: Point(x: 14, y: 18 - title.size.height / 2), color: theme.secondaryText)
    canvas.draw(figure, at: Point(x: bounds.width - 14 - figure.size.width, y: 18 - figure.size.height / 2), color: theme.text)
    canvas.saved { drawPlot(in: canvas) }
  }

  /// Draws what lies in ``plot``.
  func drawPlot(in canvas: Canvas) {}

  /// A line across the plot with its figure at the right, over it.
  final func drawLine(_ canvas: Canvas, y: Double, _ text: String, color: Color? = nil) {
    canvas.fill(Rect(x: plot.minX, y: y.rounded(), width: plot.width, height: 1), color ?? theme.separator)
    guard !text.isEmpty else { return }
    let layout = TextLayout(text, font: Theme.smallFigure)
    canvas.draw(layout, at: Point(x: plot.maxX - layout.size.width, y: y - layout.size.height - 1), color: theme.secondaryText)
  }
}
