import Drawing
import Geometry
import Stage
import Widgets

/// How old the timer's last tick is at each refresh over ten seconds: level where the two keep step, a saw where they beat.
final class BeatPlot: PlotFrame {
  /// Seconds between two frames that are shown, and the timer's first tick after one of them.
  struct Beat: Hashable {
    var frame: Double
    var phase: Double

    /// At every frame of ten seconds: its time and the tick's age, both in seconds.
    var ages: [(time: Double, age: Double)] {
      guard frame > 0 else { return [] }
      return (1...max(1, Int(BeatPlot.span / frame))).map { index in
        let time = Double(index) * frame
        let ticks = ((time - phase + 1e-9) / StepLab.timerInterval).rounded(.down)
        return (time, max(0, time - phase - ticks * StepLab.timerInterval))
      }
    }
  }

  var beat = Beat(frame: 1.0 / 60, phase: 0) {
    didSet { if beat != oldValue { changed() } }
  }

  static let span = 10.0

  init() {
    super.init("Timer tick's age, 10 s")
    changed()
  }

  private func changed() {
    let ages = beat.ages.map(\.age)
    let spread = (ages.max() ?? 0) - (ages.min() ?? 0)
    figure = "\(NumberText.fixed(1 / beat.frame, places: 2)) Hz, spread \(NumberText.fixed(spread * 1000, places: 1)) ms"
    setNeedsDisplay()
  }

  override func drawPlot(in canvas: Canvas) {
    func y(_ age: Double) -> Double { plot.maxY - age / StepLab.timerInterval * plot.height }
    drawLine(canvas, y: y(StepLab.timerInterval), "16.7 ms")
    drawLine(canvas, y: y(0), "0 ms")
    for (time, age) in beat.ages {
      let x = plot.minX + time / BeatPlot.span * plot.width
      canvas.fill(Rect(x: x - 0.75, y: y(age) - 0.75, width: 1.5, height: 1.5), theme.warm)
    }
  }
}
