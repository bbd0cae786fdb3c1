import Drawing
import Geometry
import Stage
import Widgets

/// What a run has cost so far: a figure above its word, side by side.
final class CountsView: View {
  var counts = StepCounts() {
    didSet { if counts != oldValue { setNeedsDisplay() } }
  }
  var hasTimer = false {
    didSet { if hasTimer != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    name = "counts"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }

  private var cells: [(figure: String, word: String, isBad: Bool)] {
    let solves = counts.frames == 0 ? 0 : Double(counts.solves) / Double(counts.frames)
    func timer(_ number: Int) -> String { hasTimer ? "\(number)" : "–" }
    return [
      ("\(counts.frames)", "frames shown", false), ("\(counts.linkTicks)", "link ticks", false),
      (timer(counts.timerTicks), "timer ticks", false), (timer(counts.wasted), "wasted", counts.wasted > 0),
      (timer(counts.missing), "frames without", counts.missing > 0), (timer(counts.coalesced), "coalesced", counts.coalesced > 0),
      (NumberText.fixed(solves, places: 2), "layouts a frame", solves > 1),
    ]
  }

  override func draw(in canvas: Canvas) {
    let cells = cells
    let width = bounds.width / Double(cells.count)
    for (index, cell) in cells.enumerated() {
      let middle = (Double(index) + 0.5) * width
      let figure = TextLayout(cell.figure, font: Theme.figureStrong)
      let word = TextLayout(cell.word, font: Theme.caption, maxWidth: width - 4)
      canvas.draw(figure, at: Point(x: middle - figure.size.width / 2, y: 2), color: cell.isBad ? theme.bad : theme.text)
      canvas.draw(word, at: Point(x: middle - word.size.width / 2, y: 20), color: theme.secondaryText)
    }
  }
}
