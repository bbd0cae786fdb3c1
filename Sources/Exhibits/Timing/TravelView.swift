import Drawing
import Geometry
import Widgets

/// Two discs on rails: one goes by linear progress, the other by the value after timing.
final class TravelView: View {
  var progress = 0.0 {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }
  var value = 0.0 {
    didSet { if value != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    name = "travel"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    drawRail(canvas, middle: bounds.height * 0.24, place: progress, radius: min(9, bounds.height * 0.09), theme.neutral, "progress")
    drawRail(canvas, middle: bounds.height * 0.7, place: value, radius: min(24, bounds.height * 0.2), theme.good, "value")
  }

  private func drawRail(_ canvas: Canvas, middle: Double, place: Double, radius: Double, _ color: Color, _ word: String) {
    // Room for values below 0 and above 1.
    let left = bounds.width * 0.22, right = bounds.width * 0.8
    canvas.fillCapsule(Rect(x: left, y: middle - 2, width: right - left, height: 4), theme.outline)
    for end in [left, right] { canvas.fill(Rect(x: end - 0.5, y: middle - 8, width: 1, height: 16), theme.neutral) }
    let text = TextLayout(word, font: Theme.caption, maxWidth: left - 8)
    let x = left + (right - left) * place
    let disc = Rect(center: Point(x: x, y: middle), size: Size(width: 2 * radius, height: 2 * radius))
    canvas.fill(
      Path(ellipseIn: disc),
      .linear(
        from: disc.origin, to: Point(x: disc.minX, y: disc.maxY),
        stops: [GradientStop(offset: 0, color: color.mixed(with: .white, by: 0.3)), GradientStop(offset: 1, color: color)]))
    canvas.draw(text, at: Point(x: 0, y: middle - text.size.height / 2), color: theme.secondaryText)
  }
}
