import Drawing
import Geometry
import Widgets

/// Draws one row of the inspector and says what was clicked in it.
final class InspectorRowView: View {
  var row: InspectorRow {
    didSet { if row != oldValue { setNeedsDisplay() } }
  }
  /// With the place of the cell that asked, in the row's coordinates.
  var onAction: ((InspectorAction, Rect) -> Void)?
  var onHover: ((Bool) -> Void)?

  /// Whether the pointer is over it.
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }
  private var pressed: Int? { didSet { if pressed != oldValue { setNeedsDisplay() } } }

  init(_ row: InspectorRow) {
    self.row = row
    super.init()
    name = "inspector row"
  }

  // MARK: pointer

  override func hoverChanged(_ isInside: Bool) { onHover?(isInside) }

  override func pointerDown(_ event: PointerEvent) -> Bool {
    guard event.button == 1 else { return false }
    let place = convertFromWindow(event.location)
    pressed = cell(at: place)
    if event.clickCount == 2, let pressed, let action = row.cells[pressed].doubleAction {
      onAction?(action, rect(of: row.cells[pressed]))
      self.pressed = nil
      return true
    }
    return true
  }

  override func pointerUp(_ event: PointerEvent) {
    defer { pressed = nil }
    let place = convertFromWindow(event.location)
    guard bounds.contains(place) else { return }
    if let pressed, cell(at: place) == pressed, let action = row.cells[pressed].action {
      onAction?(action, rect(of: row.cells[pressed]))
    } else if cell(at: place).flatMap({ row.cells[$0].action }) == nil, let action = row.action, event.clickCount < 2 {
      onAction?(action, bounds)
    }
  }

  override func pointerCancelled(time: Double) { pressed = nil }

  /// The cell under `place` that a click means.
  private func cell(at place: Point) -> Int? {
    row.cells.indices.last { row.cells[$0].isClickable && rect(of: row.cells[$0]).insetBy(dx: -3, dy: 0).contains(place) }
  }

  func rect(of cell: InspectorCell) -> Rect { Rect(x: cell.x, y: 0, width: cell.width, height: bounds.height) }

  // MARK: drawing

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let theme = theme
    switch row.surface {
    case .plain, .section: break
    case .bad: canvas.fill(bounds, theme.badSurface)
    }
    if row.flash > 0 {
      canvas.fill(bounds, theme.flash.withAlpha(row.flash))
    } else if isHovered && (row.detail != nil || row.action != nil) {
      canvas.fill(bounds, theme.hovered)
    }
    if row.surface == .section { canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), theme.separator) }
    for (index, cell) in row.cells.enumerated() { draw(cell, isPressed: index == pressed, in: canvas, theme) }
  }

  private func draw(_ cell: InspectorCell, isPressed: Bool, in canvas: Canvas, _ theme: Theme) {
    let rect = rect(of: cell)
    switch cell.look {
    case .text: drawText(cell, rect, theme[keyPath: cell.color], in: canvas)
    case .paragraph:
      let layout = TextLayout(cell.text, font: cell.face.font, maxWidth: rect.width, truncates: false)
      canvas.draw(layout, at: Point(x: rect.minX, y: 4), color: theme[keyPath: cell.color])
    case .button:
      let shape = Rect(x: rect.minX, y: (rect.midY - 9).rounded(), width: rect.width, height: 18)
      let path = Path(roundedRect: shape.insetBy(dx: 0.5, dy: 0.5), radius: 5)
      canvas.fill(path, .color(isPressed ? theme.separator : theme.raised))
      canvas.stroke(path, .color(theme.outline), width: 1)
      let layout = TextLayout(cell.text, font: cell.face.font, maxWidth: shape.width - 4)
      canvas.draw(layout, at: Point(x: shape.midX - layout.size.width / 2, y: shape.midY - layout.size.height / 2), color: theme.text)
    case .toggle(let isOn): drawToggle(isOn, isEnabled: cell.action != nil, rect, in: canvas, theme)
    case .badge:
      let shape = Rect(x: rect.minX, y: (rect.midY - 7).rounded(), width: rect.width, height: 14)
      canvas.fill(Path(roundedRect: shape, radius: 4), .color(theme.accent))
      let layout = TextLayout(cell.text, font: Font(face: .monospaced, size: 10, weight: .bold))
      canvas.draw(
        layout, at: Point(x: shape.midX - layout.size.width / 2, y: shape.midY - layout.size.height / 2), color: theme.background)
    case .disclosure(let isOpen): drawDisclosure(isOpen, rect, in: canvas, theme)
    }
  }

  private func drawText(_ cell: InspectorCell, _ rect: Rect, _ color: Color, in canvas: Canvas) {
    let layout = TextLayout(cell.text, font: cell.face.font, maxWidth: rect.width)
    let x = cell.isRight ? rect.maxX - layout.size.width : rect.minX
    canvas.draw(layout, at: Point(x: x, y: ((rect.height - layout.size.height) / 2).rounded()), color: color)
  }

  private func drawToggle(_ isOn: Bool, isEnabled: Bool, _ rect: Rect, in canvas: Canvas, _ theme: Theme) {
    let track = Rect(x: rect.minX, y: (rect.midY - 7).rounded(), width: 26, height: 14)
    let color = isOn ? theme.accent : theme.outline
    canvas.fillCapsule(track, isEnabled ? color : color.withAlpha(0.4))
    let knob = Rect(x: isOn ? track.maxX - 12 : track.minX + 2, y: track.minY + 2, width: 10, height: 10)
    canvas.fillCapsule(knob, isOn ? theme.panel : theme.secondaryText)
  }

  private func drawDisclosure(_ isOpen: Bool, _ rect: Rect, in canvas: Canvas, _ theme: Theme) {
    let middle = Point(x: rect.minX + 4, y: rect.midY.rounded())
    var path = Path()
    if isOpen {
      path.move(to: Point(x: middle.x - 3.5, y: middle.y - 2))
      path.line(to: Point(x: middle.x + 3.5, y: middle.y - 2))
      path.line(to: Point(x: middle.x, y: middle.y + 2.5))
    } else {
      path.move(to: Point(x: middle.x - 2, y: middle.y - 3.5))
      path.line(to: Point(x: middle.x + 2.5, y: middle.y))
      path.line(to: Point(x: middle.x - 2, y: middle.y + 3.5))
    }
    path.close()
    canvas.fill(path, .color(theme.secondaryText))
  }
}

extension InspectorCell {
  var isClickable: Bool { action != nil || doubleAction != nil }
}
