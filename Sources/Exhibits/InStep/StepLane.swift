import Drawing
import Geometry
import Stage
import Widgets

/// The ground under the squares: where they begin and end, and the distance between them as it is now.
final class StepLane: View {
  /// The squares' frames in the layout's own points.
  var edges: [Rect] = [] {
    didSet { if edges != oldValue { setNeedsDisplay() } }
  }
  /// In points.
  var gap = StepLayout.gap
  private var layoutFrame = Rect.zero
  private var scale = 1.0

  init() {
    super.init()
    name = "lane"
    isUserInteractionEnabled = false
  }

  /// - Parameters:
  ///   - layout: the frame of the squares' layout in this view.
  ///   - scale: how much larger it is drawn, about its centre.
  func place(_ layout: Rect, scale: Double) {
    layoutFrame = layout
    self.scale = scale
    setNeedsDisplay()
  }

  override var drawsContent: Bool { true }

  private func x(_ place: Double) -> Double { layoutFrame.midX + (place - StepLayout.size.width / 2) * scale }

  override func draw(in canvas: Canvas) {
    guard edges.count == 2 else { return }
    let half = StepLayout.side / 2 * scale
    let top = layoutFrame.midY - half
    let bottom = layoutFrame.midY + half
    for index in 0..<2 {
      let rest = Double(index) * (StepLayout.side + StepLayout.gap)
      for place in [rest, rest + StepLayout.way] {
        let frame = Rect(x: x(place), y: top, width: 2 * half, height: 2 * half).insetBy(dx: 1, dy: 1)
        canvas.stroke(Path(roundedRect: frame, radius: 12 * scale), theme.outline, width: 1.5, dash: [4, 5])
      }
    }
    drawBracket(canvas, from: x(edges[0].maxX), to: x(edges[1].minX), y: bottom + 16)
  }

  private func drawBracket(_ canvas: Canvas, from left: Double, to right: Double, y: Double) {
    let isRight = gap == StepLayout.gap
    let color = isRight ? theme.good : theme.bad
    canvas.fill(Rect(x: min(left, right), y: y.rounded(), width: max(2, abs(right - left)), height: 2), color)
    for end in [left, right] { canvas.fill(Rect(x: end.rounded() - 1, y: y - 6, width: 2, height: 14), color) }
    let text = TextLayout("\(NumberText.fixed(gap, places: 3)) pt", font: Theme.figureStrong)
    canvas.draw(text, at: Point(x: (left + right - text.size.width) / 2, y: y + 10), color: color)
  }
}
