import Drawing
import Geometry
import Stage
import Widgets

/// The squares' distance over a run's time, a dot for each frame that was shown.
final class GapPlot: PlotFrame {
  struct Sample: Hashable {
    /// Seconds since the start.
    var time: Double
    /// Points beside the right distance.
    var error: Double
  }

  var samples: [Sample] = [] {
    didSet { if samples != oldValue { setNeedsDisplay() } }
  }

  /// Room for the figures at the right.
  private static let labels = 52.0

  init() { super.init("Distance") }

  /// What the plot reaches to either side, in points.
  private var reach: Double {
    let worst = samples.reduce(0) { max($0, abs($1.error)) }
    return [5, 12, 30, 100].first { worst <= $0 } ?? 250
  }

  override func drawPlot(in canvas: Canvas) {
    let reach = reach
    let middle = plot.midY
    func y(_ error: Double) -> Double { middle - error / reach * plot.height / 2 }
    let end = max(StepLab.duration * 1.1, samples.last?.time ?? 0)
    drawLine(canvas, y: y(reach), "\(NumberText.fixed(StepLayout.gap + reach, places: 0)) pt")
    drawLine(canvas, y: middle, "60 pt", color: theme.good)
    drawLine(canvas, y: y(-reach), "\(NumberText.fixed(StepLayout.gap - reach, places: 0)) pt")
    let points = samples.map { Point(x: plot.minX + $0.time / end * (plot.width - GapPlot.labels), y: y($0.error)) }
    if points.count > 1 { canvas.strokePolyline(points, theme.accent.withAlpha(0.5), width: 1.5) }
    for (sample, point) in zip(samples, points) {
      let color = sample.error == 0 ? theme.good : theme.bad
      canvas.fill(Path(ellipseIn: Rect(center: point, size: Size(width: 6, height: 6))), color)
    }
  }
}
