import Drawing
import Geometry
import Stage
import Strategies
import Widgets

/// Lanes under one another: each strategy's slider under the same input, with its numbers.
final class ComparisonView: View {
  private(set) var comparison: Comparison?

  private static let heading = 34.0
  private static let sliderHeight = 52.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "comparison"
    clipsToBounds = true
  }

  func show(_ comparison: Comparison) {
    self.comparison = comparison
    setNeedsDisplay()
  }

  /// Whether another frame has something to play.
  var wantsFrame: Bool { !isHidden && !(comparison?.isDone ?? true) }

  func runFrame(at driverTime: Double) {
    guard wantsFrame, let comparison, comparison.run(to: driverTime) else { return }
    setNeedsDisplay()
  }

  override var drawsContent: Bool { true }

  override var backdrops: [Rect]? {
    let hasGlass = comparison?.lanes.contains { !$0.world.window.readBackdrops.isEmpty } ?? false
    return hasGlass ? [bounds] : []
  }

  // The stage below is covered; nothing here takes a press, and none falls through.
  override func pointerDown(_ event: PointerEvent) -> Bool { true }

  override func draw(in canvas: Canvas) {
    let theme = theme
    canvas.fill(bounds, theme.background)
    let panel = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: Theme.largeRadius)
    canvas.fill(panel, .color(theme.panel))
    canvas.stroke(panel, .color(theme.outline), width: 1)
    guard let comparison else { return }
    let height = (bounds.height - ComparisonView.heading - 10) / Double(max(1, comparison.lanes.count))
    drawHeading(canvas, theme)
    for (index, lane) in comparison.lanes.enumerated() {
      draw(lane, in: Rect(x: 0, y: ComparisonView.heading + Double(index) * height, width: bounds.width, height: height), canvas, theme)
    }
  }

  /// Titles and the right edges of the figures' columns, from the right.
  private var columns: [(title: String, right: Double)] {
    let titles = ["off v", "back", "latency", "disagree", "built", "gesture"]
    let width = min(86, (bounds.width - 230) / Double(titles.count))
    return titles.enumerated().map { ($0.element, bounds.width - 20 - Double(titles.count - 1 - $0.offset) * width) }
  }

  private func drawHeading(_ canvas: Canvas, _ theme: Theme) {
    canvas.draw(TextLayout("Same input, one clock", font: Theme.bodyStrong), at: Point(x: 20, y: 10), color: theme.text)
    for column in columns {
      let layout = TextLayout(column.title, font: Theme.caption)
      canvas.draw(layout, at: Point(x: column.right - layout.size.width, y: 12), color: theme.secondaryText)
    }
  }

  private func draw(_ lane: Comparison.Lane, in area: Rect, _ canvas: Canvas, _ theme: Theme) {
    canvas.fill(Rect(x: area.minX + 20, y: area.minY, width: area.width - 40, height: 1), theme.separator)
    let title = TextLayout("\(lane.strategy.digit)", font: Theme.figureStrong)
    canvas.draw(title, at: Point(x: 20, y: area.minY + 9), color: theme.accent)
    canvas.draw(TextLayout(lane.strategy.title, font: Theme.bodyStrong), at: Point(x: 38, y: area.minY + 8), color: theme.text)
    let report = lane.report
    let figures = ComparisonView.figures(of: lane, report)
    for (column, figure) in zip(columns, figures) {
      let layout = TextLayout(figure.text, font: Theme.figure)
      let color = figure.isBad.map { $0 ? theme.bad : theme.good } ?? theme.text
      canvas.draw(layout, at: Point(x: column.right - layout.size.width, y: area.minY + 9), color: color)
    }
    drawSlider(of: lane, in: Rect(x: area.minX, y: area.minY + 30, width: area.width, height: area.height - 30), canvas, theme)
  }

  /// In the order of the columns; `isBad` is nil where a figure is neither good nor bad.
  static func figures(of lane: Comparison.Lane, _ report: MotionReport) -> [(text: String, isBad: Bool?)] {
    guard let set = report.sets.last else { return [] }
    return [
      ("\(set.offFrames)", set.offFrames > 0),
      ("\(NumberText.fixed(set.maxRollback, places: 1)) pt", set.maxRollback > 0.5),
      (set.latency.map { "\(NumberText.fixed($0 * 1000, places: 0)) ms" } ?? "never", set.latency.map { $0 > 0 } ?? true),
      ("\(report.disagreeingFrames)", report.disagreesAtEnd),
      ("\(lane.objectsBuilt)", nil),
      (lane.hasLostGesture ? "lost" : "kept", lane.hasLostGesture),
    ]
  }

  /// The lane's slider, cut out of its world at the same size, so that the same input means the same.
  private func drawSlider(of lane: Comparison.Lane, in area: Rect, _ canvas: Canvas, _ theme: Theme) {
    let window = lane.world.window
    let control = lane.world.model.control
    let height = min(ComparisonView.sliderHeight, area.height - 6)
    let crop = Rect(x: 0, y: control.frame.midY - height / 2, width: window.bounds.width, height: height)
    let strip = Rect(x: 20, y: area.minY + (area.height - height) / 2, width: area.width - 40, height: height)
    // Narrower than its world by the panel's margins: drawn a little smaller rather than cut.
    let scale = strip.width / max(1, crop.width)
    canvas.saved {
      canvas.clip(to: Path(roundedRect: strip, radius: 10))
      canvas.concatenate(
        AffineTransform(translationX: -crop.minX, y: -crop.minY).concatenating(AffineTransform(scaleX: scale, y: 1))
          .concatenating(AffineTransform(translationX: strip.minX, y: strip.minY)))
      window.draw(Region(PixelRect(covering: crop, scale: window.scale)), in: canvas)
    }
    guard let value = lane.world.model.outcome?.value else { return }
    let slider = control.innerSlider
    let x = control.frame.minX + slider.geometry.centerX(drawnAt: slider.normalised(value))
    canvas.fill(Rect(x: (strip.minX + x * scale).rounded(), y: strip.minY, width: 1, height: height), Color(white: 1, alpha: 0.8))
  }
}
