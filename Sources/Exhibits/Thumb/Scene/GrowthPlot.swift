import Drawing
import Geometry
import Widgets

/// Diameter and opacity of one thumb over the last seconds.
final class GrowthPlot: View {
  private let kind: ThumbKind
  private var history = ThumbHistory()

  init(_ kind: ThumbKind) {
    self.kind = kind
    super.init()
    isUserInteractionEnabled = false
    name = "plot"
  }

  /// - Parameter isWhole: whether more than the newest sample is to be drawn.
  func show(_ history: ThumbHistory, isWhole: Bool) {
    let previous = self.history.samples.last?.x
    self.history = history
    guard !isWhole, let previous, let now = history.samples.last?.x else { return setNeedsDisplay() }
    let left = x(at: GrowthPlot.pieces.beginning(of: previous)) - 6
    setNeedsDisplay(in: Rect(x: left, y: 0, width: x(at: now) + 6 - left, height: bounds.height))
  }

  override var drawsContent: Bool { true }

  // MARK: places

  private static let pieces = CurvePieces(span: ThumbHistory.pageSpan / 16)

  /// Diameters at the bottom and at the top, in points.
  private static let diameters = 24.0...72.0

  private func x(at time: Double) -> Double { (time - history.pageStart) / ThumbHistory.pageSpan * bounds.width }

  private func time(atX x: Double) -> Double { history.pageStart + x / max(1, bounds.width) * ThumbHistory.pageSpan }

  private func y(diameter: Double) -> Double {
    let range = GrowthPlot.diameters
    return (1 - (diameter - range.lowerBound) / (range.upperBound - range.lowerBound)) * bounds.height
  }

  /// Opacities lie between the lines of the two sizes.
  private func y(opacity: Double) -> Double {
    y(diameter: ThumbPictures.small + opacity * (ThumbPictures.big - ThumbPictures.small))
  }

  // MARK: drawing

  override func draw(in canvas: Canvas) {
    let theme = theme
    let clip = canvas.clipBounds.intersection(bounds)
    let seen = samples(in: clip)
    for run in pressed(seen) { canvas.fill(run.intersection(bounds), theme.accent.withAlpha(0.10)) }
    for diameter in [ThumbPictures.small, ThumbPictures.big] {
      canvas.fill(Rect(x: 0, y: y(diameter: diameter).rounded(), width: bounds.width, height: 1), theme.separator)
    }
    drawWords(canvas, theme)
    canvas.clip(to: bounds)
    let pieces = GrowthPlot.pieces.seen(of: history.samples, from: time(atX: clip.minX - 3), to: time(atX: clip.maxX + 3)) { $0.x }
    func draw(_ color: Color, width: Double, _ y: (ShownThumb) -> Double) {
      for samples in pieces {
        canvas.strokePolyline(samples.map { Point(x: x(at: $0.x), y: y($0.shown[kind.rawValue])) }, color, width: width)
      }
    }
    draw(theme.warm, width: 1.4) { y(opacity: $0.bigOpacity) }
    draw(theme.accent, width: 2) { y(diameter: $0.diameter) }
  }

  /// The sizes at their lines; what the colours mean stands in the plot of the one that has no line to cover it.
  private func drawWords(_ canvas: Canvas, _ theme: Theme) {
    for diameter in [ThumbPictures.small, ThumbPictures.big] where bounds.height > 60 {
      let layout = TextLayout(figure(diameter, places: 0), font: Theme.smallFigure)
      let top = y(diameter: diameter) - layout.size.height - 1
      canvas.draw(layout, at: Point(x: bounds.width - layout.size.width, y: top), color: theme.secondaryText)
    }
    guard kind == .plain else { return }
    let line = bounds.height > 60 ? 15.0 : 11
    var middle = y(diameter: ThumbPictures.big) + line / 2 + 2
    for (word, color) in [("diameter", theme.accent), ("opacity", theme.warm)] {
      let layout = TextLayout(word, font: Theme.caption, maxWidth: max(0, bounds.width - 40))
      canvas.fillCapsule(Rect(x: 4, y: middle - 1, width: 12, height: 2), color)
      canvas.draw(layout, at: Point(x: 21, y: middle - layout.size.height / 2), color: theme.secondaryText)
      middle += line
    }
  }

  /// The samples whose lines can be seen in `clip`.
  private func samples(in clip: Rect) -> ArraySlice<ThumbHistory.Sample> {
    let samples = history.samples
    let first = samples.firstIndex { x(at: $0.x) >= clip.minX - 3 } ?? samples.endIndex
    let last = samples.lastIndex { x(at: $0.x) <= clip.maxX + 3 } ?? -1
    let start = max(0, first - 1), end = min(samples.count, last + 2)
    return start < end ? samples[start..<end] : []
  }

  /// From each press to its release.
  private func pressed(_ samples: ArraySlice<ThumbHistory.Sample>) -> [Rect] {
    var runs: [Rect] = []
    var start: Double?
    for sample in samples {
      if sample.isPressed {
        start = start ?? x(at: sample.x)
      } else if let left = start {
        runs.append(Rect(x: left, y: 0, width: x(at: sample.x) - left, height: bounds.height))
        start = nil
      }
    }
    if let left = start, let last = samples.last { runs.append(Rect(x: left, y: 0, width: x(at: last.x) - left, height: bounds.height)) }
    return runs
  }
}
