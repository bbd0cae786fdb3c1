import Drawing
import Geometry
import Stage
import Widgets

/// Value, shown, target and velocity over the last seconds, with flags where something happened. A press scrubs it.
///
/// A page of time stands still while the pen moves along it, so that a frame repaints the pen's surroundings and not the page.
final class TimelineView: View {
  private(set) var model = TimelineModel()
  /// The values at the bottom and the top of the plot, in slider units.
  var range: ClosedRange<Double> = 0...1 {
    didSet { if range != oldValue { setNeedsDisplay() } }
  }
  /// Called with the index of a frame in the recording.
  var onScrub: ((Int) -> Void)?

  private var pageStart = 0.0
  /// The index of the frame that is shown.
  private var position = -1
  private let hints: [(key: String, word: String)] = [("G", "play the gesture"), ("S", "set"), ("X", "patch / replace"), ("?", "keys")]

  static let height = 184.0
  static let lowHeight = 132.0
  private static let pageSpan = 4.0
  private static let pieces = CurvePieces(span: pageSpan / 32)
  private static let header = 34.0
  private static let margin = 16.0
  private static let labelReach = 110.0
  /// Slider units a second that reach the plot's top.
  private static let velocityReach = 4.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "timeline"
  }

  // MARK: data

  /// - Parameter setValue: what the set in this row asked for, in slider units.
  func append(_ row: TraceRow, index: Int, setValue: Float?) {
    model.append(row, setValue: setValue)
    guard let entry = model.entries.last else { return }
    let previous = x(of: position)
    let last = model.entries.dropLast().last?.x ?? entry.x
    position = index
    if entry.x > pageStart + TimelineView.pageSpan {
      pageStart = entry.x - TimelineView.pageSpan * 0.4
      setNeedsDisplay()
      return
    }
    let now = x(at: entry.x)
    let hasFlags = !TimelineModel.titles(of: row, setValue: setValue).isEmpty
    let left = min(previous ?? now, x(at: TimelineView.pieces.beginning(of: last))) - 6
    setNeedsDisplay(
      in: Rect(x: left, y: TimelineView.header, width: now - left + (hasFlags ? TimelineView.labelReach : 6), height: bounds.height))
  }

  /// Shows the frame at `index`, and forgets those after `last`.
  func show(_ index: Int, last: Int) {
    model.cut(after: last)
    position = index
    if let entry = model.entry(index), entry.x < pageStart || entry.x > pageStart + TimelineView.pageSpan {
      pageStart = max(0, entry.x - TimelineView.pageSpan * 0.6)
    }
    setNeedsDisplay()
  }

  // MARK: places

  private var plot: Rect {
    Rect(
      x: TimelineView.margin, y: TimelineView.header + 4, width: max(0, bounds.width - 2 * TimelineView.margin),
      height: max(0, bounds.height - TimelineView.header - 16))
  }

  private func x(at time: Double) -> Double { plot.minX + (time - pageStart) / TimelineView.pageSpan * plot.width }
  private func x(of index: Int) -> Double? { model.entry(index).map { x(at: $0.x) } }
  private func time(atX x: Double) -> Double { pageStart + (x - plot.minX) / max(1, plot.width) * TimelineView.pageSpan }

  private func y(value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? (value - range.lowerBound) / length : 0
    return plot.maxY - (0.08 + 0.84 * min(1.08, max(-0.08, share))) * plot.height
  }

  private func y(velocity: Double) -> Double {
    let length = max(1e-9, range.upperBound - range.lowerBound)
    let share = velocity / length / TimelineView.velocityReach
    return plot.maxY - (0.08 + 0.84 * min(1.05, max(-0.09, share))) * plot.height
  }

  // MARK: input

  override func pointerDown(_ event: PointerEvent) -> Bool {
    guard event.button == 1, plot.insetBy(dx: -8, dy: -8).contains(convertFromWindow(event.location)) else { return false }
    scrub(event)
    return true
  }

  override func pointerDragged(_ event: PointerEvent) { scrub(event) }

  private func scrub(_ event: PointerEvent) {
    if let index = model.index(near: time(atX: convertFromWindow(event.location).x)) { onScrub?(index) }
  }

  // MARK: drawing

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let theme = theme
    canvas.fill(bounds, theme.background)
    canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), theme.separator)
    let clip = canvas.clipBounds
    if clip.minY < TimelineView.header { drawHeader(canvas, theme) }
    for share in [0.0, 0.5, 1.0] {
      let value = range.lowerBound + share * (range.upperBound - range.lowerBound)
      canvas.fill(Rect(x: plot.minX, y: y(value: value).rounded(), width: plot.width, height: 1), theme.separator)
    }
    guard clip.maxY > TimelineView.header else { return }
    drawFlags(canvas, theme, clip)
    drawCurves(canvas, theme, clip)
    if let x = x(of: position) {
      canvas.fill(Rect(x: x.rounded(), y: plot.minY - 4, width: 1, height: plot.height + 8), theme.text.withAlpha(0.55))
    }
  }

  private func drawHeader(_ canvas: Canvas, _ theme: Theme) {
    var x = TimelineView.margin
    let middle = TimelineView.header / 2 + 2
    for (word, color) in [("value", theme.good), ("shown", theme.accent), ("target", theme.neutral), ("velocity", theme.warm)] {
      canvas.fillCapsule(Rect(x: x, y: middle - 1.5, width: 14, height: 3), color)
      let layout = TextLayout(word, font: Theme.caption)
      canvas.draw(layout, at: Point(x: x + 20, y: middle - layout.size.height / 2), color: theme.secondaryText)
      x += 20 + layout.size.width + 18
    }
    var right = bounds.width - TimelineView.margin
    for hint in hints.reversed() {
      let word = TextLayout(hint.word, font: Theme.caption)
      let key = TextLayout(hint.key, font: Theme.smallFigure)
      let width = word.size.width + 6 + max(18, key.size.width + 10)
      guard right - width > x else { return }
      canvas.draw(word, at: Point(x: right - word.size.width, y: middle - word.size.height / 2), color: theme.secondaryText)
      let cap = Rect(x: right - width, y: middle - 9, width: max(18, key.size.width + 10), height: 18)
      canvas.stroke(Path(roundedRect: cap.insetBy(dx: 0.5, dy: 0.5), radius: 4), .color(theme.outline), width: 1)
      canvas.draw(key, at: Point(x: cap.midX - key.size.width / 2, y: middle - key.size.height / 2), color: theme.text)
      right -= width + 14
    }
  }

  private func drawFlags(_ canvas: Canvas, _ theme: Theme, _ clip: Rect) {
    var laneEnds = [Double](repeating: -.infinity, count: 4)
    for flag in model.flags {
      let place = x(at: flag.x)
      guard place >= plot.minX - 1, place <= plot.maxX else { continue }
      let color = flag.isSet ? theme.bad : theme.neutral
      let layout = TextLayout(flag.title, font: Theme.smallFigure)
      let lane = laneEnds.firstIndex { $0 < place } ?? laneEnds.indices.min { laneEnds[$0] < laneEnds[$1] } ?? 0
      laneEnds[lane] = place + layout.size.width + 10
      guard place + TimelineView.labelReach >= clip.minX, place <= clip.maxX + 2 else { continue }
      canvas.fill(Rect(x: place.rounded(), y: plot.minY - 4, width: 1, height: plot.height + 8), color.withAlpha(0.7))
      canvas.draw(
        layout, at: Point(x: place.rounded() + 5, y: plot.minY - 4 + Double(lane) * 14), color: flag.isSet ? theme.bad : theme.secondaryText
      )
    }
  }

  private func drawCurves(_ canvas: Canvas, _ theme: Theme, _ clip: Rect) {
    let start = max(pageStart, time(atX: clip.minX - 4)), end = min(pageStart + TimelineView.pageSpan, time(atX: clip.maxX + 4))
    let pieces = TimelineView.pieces.seen(of: model.entries, from: start, to: end) { $0.x }
    let tracks: [(Color, (TraceRow) -> Double)] = [
      (theme.warm, { [self] in y(velocity: $0.velocity) }), (theme.neutral, { [self] in y(value: $0.target) }),
      (theme.good, { [self] in y(value: Double($0.value)) }), (theme.accent, { [self] in y(value: $0.shown) }),
    ]
    canvas.clip(to: plot.insetBy(dx: -2, dy: -4))
    for (color, place) in tracks {
      for entries in pieces {
        canvas.strokePolyline(entries.map { Point(x: x(at: $0.x), y: place($0.row)) }, color, width: color == theme.warm ? 1.2 : 2)
      }
    }
  }
}
