import Drawing
import Geometry
import Motion
import Widgets

/// A timing as a curve, the dot of the present progress on it, and, where it is edited, its control points.
final class CurveView: View {
  /// What is plotted, at 0 ... 1.
  var fraction: (Double) -> Double = { $0 } {
    didSet { setNeedsDisplay() }
  }
  /// Steps are drawn as such.
  var isStepped = false
  /// Nil where the curve isn't edited.
  var editor: CurveEditor? {
    didSet { if editor != oldValue { setNeedsDisplay() } }
  }
  var selected: Int? {
    didSet { if selected != oldValue { setNeedsDisplay() } }
  }
  /// Linear progress and the value after timing; nil before the first run.
  var moment: (progress: Double, value: Double)? {
    didSet { setNeedsDisplay() }
  }

  // Each is told a place in the curve's own units.
  var onAdd: ((Point) -> Void)?
  var onMove: ((Int, Point) -> Void)?
  var onRemove: ((Int) -> Void)?
  var onSelect: ((Int?) -> Void)?
  private var dragged: Int?

  private static let grab = 14.0

  init() {
    super.init()
    name = "curve"
  }

  // MARK: places

  private var plot: Rect { bounds.insetBy(dx: 16, dy: 14) }

  /// Where a place in the curve's own units lies in the view.
  func place(_ point: Point) -> Point {
    let share = (HeightScale.height(of: point.y) - HeightScale.lowest) / (HeightScale.highest - HeightScale.lowest)
    return Point(x: plot.minX + point.x * plot.width, y: plot.maxY - share * plot.height)
  }

  private func unit(_ place: Point) -> Point {
    let share = (plot.maxY - place.y) / max(1, plot.height)
    return Point(
      x: (place.x - plot.minX) / max(1, plot.width),
      y: HeightScale.value(at: HeightScale.lowest + share * (HeightScale.highest - HeightScale.lowest)))
  }

  // MARK: input

  override func pointerDown(_ event: PointerEvent) -> Bool {
    guard let editor else { return false }
    let here = convertFromWindow(event.location)
    let near = editor.points.indices.filter { editor.isFree($0) }.map { (index: $0, way: (place(editor.points[$0]) - here).length) }
      .min { $0.way < $1.way }.flatMap { $0.way <= CurveView.grab ? $0.index : nil }
    switch (event.button, near) {
    case (1, let index?):
      dragged = index
      onSelect?(index)
    case (1, nil):
      onAdd?(unit(here))
      dragged = selected
    case (3, let index?): onRemove?(index)
    default: return false
    }
    return true
  }

  override func pointerDragged(_ event: PointerEvent) {
    if let dragged { onMove?(dragged, unit(convertFromWindow(event.location))) }
  }

  override func pointerUp(_ event: PointerEvent) { dragged = nil }
  override func pointerCancelled(time: Double) { dragged = nil }

  // MARK: drawing

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let shape = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: Theme.radius)
    canvas.fill(shape, theme.raised)
    canvas.stroke(shape, theme.separator, width: 1)
    let box = Rect(
      x: place(.zero).x, y: place(Point(x: 0, y: 1)).y, width: plot.width, height: place(.zero).y - place(Point(x: 0, y: 1)).y)
    canvas.fill(box, theme.background.withAlpha(0.6))
    for part in 0...4 {
      let x = (box.minX + box.width * Double(part) / 4).rounded(), y = (box.minY + box.height * Double(part) / 4).rounded()
      canvas.fill(Rect(x: x, y: box.minY, width: 1, height: box.height), theme.separator)
      canvas.fill(Rect(x: box.minX, y: y, width: box.width, height: 1), theme.separator)
    }
    canvas.stroke(line([Point.zero, Point(x: 1, y: 1)]), theme.neutral.withAlpha(0.6), width: 1, dash: [3, 4])
    drawHandles(canvas)
    canvas.strokePolyline(curvePoints.map(place), editor?.error == nil ? theme.accent : theme.neutral, width: 3)
    drawMoment(canvas)
  }

  private var curvePoints: [Point] {
    if isStepped { return TimingCode.stepStops }
    return (0...240).map { Point(x: Double($0) / 240, y: fraction(Double($0) / 240)) }
  }

  private func line(_ points: [Point]) -> Path {
    var path = Path()
    for point in points { path.line(to: place(point)) }
    return path
  }

  private func drawHandles(_ canvas: Canvas) {
    guard let editor else { return }
    canvas.strokePolyline(editor.points.map(place), theme.warm.withAlpha(0.45), width: 1.25)
    for (index, point) in editor.points.enumerated() {
      let isFree = editor.isFree(index)
      let size = index == selected ? 15.0 : isFree ? 12 : 8
      let dot = Path(ellipseIn: Rect(center: place(point), size: Size(width: size, height: size)))
      canvas.fill(dot, isFree ? theme.warm : theme.neutral)
      canvas.stroke(dot, theme.raised, width: 2)
    }
  }

  private func drawMoment(_ canvas: Canvas) {
    guard let moment else { return }
    let here = place(Point(x: moment.progress, y: moment.value))
    let linear = place(Point(x: moment.progress, y: moment.progress))
    canvas.fill(Rect(x: here.x.rounded(), y: plot.minY, width: 1, height: plot.height), theme.text.withAlpha(0.25))
    canvas.fill(Rect(x: plot.minX, y: here.y.rounded(), width: plot.width, height: 1), theme.text.withAlpha(0.25))
    canvas.fill(Path(ellipseIn: Rect(center: linear, size: Size(width: 9, height: 9))), theme.neutral)
    let dot = Path(ellipseIn: Rect(center: here, size: Size(width: 17, height: 17)))
    canvas.fill(dot, theme.good)
    canvas.stroke(dot, theme.raised, width: 2)
  }
}
