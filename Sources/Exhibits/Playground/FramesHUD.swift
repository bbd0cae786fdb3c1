import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

/// Figures and a graph of the last frames, over the picture.
final class FramesHUD: View {
  private var statistics = FrameStatistics()
  private var rate = RefreshRate.fallback

  static let size = Size(width: 236, height: 118)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "figures"
  }

  func show(_ statistics: FrameStatistics, rate: RefreshRate) {
    self.statistics = statistics
    self.rate = rate
    setNeedsDisplay()
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    canvas.fill(Path(roundedRect: bounds, radius: Theme.radius), .color(Color(hex: 0x0C0720, alpha: 0.72)))
    func milliseconds(_ value: Double?) -> String { value.map { NumberText.fixed($0 * 1000, places: 2) } ?? "-" }
    let lines = [
      ("frames a second", statistics.measuredHertz.map { NumberText.fixed($0, places: 2) } ?? "idle"),
      ("now / average", "\(milliseconds(statistics.latest)) / \(milliseconds(statistics.average)) ms"),
      ("99 % / worst", "\(milliseconds(statistics.percentile(0.99))) / \(milliseconds(statistics.worst)) ms"),
    ]
    var y = 9.0
    for (word, figure) in lines {
      canvas.draw(TextLayout(word, font: Theme.caption), at: Point(x: 12, y: y), color: Color(white: 1, alpha: 0.78))
      let layout = TextLayout(figure, font: Theme.smallFigure)
      canvas.draw(layout, at: Point(x: bounds.width - 12 - layout.size.width, y: y), color: .white)
      y += 17
    }
    drawGraph(in: canvas, Rect(x: 12, y: y + 4, width: bounds.width - 24, height: bounds.height - y - 14))
  }

  /// One bar a frame, up to three refresh intervals high; late ones stand out.
  private func drawGraph(in canvas: Canvas, _ area: Rect) {
    let full = rate.period * 3
    canvas.fill(Rect(x: area.minX, y: area.maxY - area.height / 3, width: area.width, height: 1), Color(white: 1, alpha: 0.3))
    let step = area.width / Double(FrameStatistics.capacity)
    for (index, interval) in statistics.intervals.enumerated() {
      let height = min(1, interval / full) * area.height
      let color = interval > rate.period * 1.5 ? Color(hex: 0xFF7B72) : Color(hex: 0x7CC4FF)
      canvas.fill(Rect(x: area.minX + Double(index) * step, y: area.maxY - height, width: max(1, step - 0.4), height: height), color)
    }
  }
}
