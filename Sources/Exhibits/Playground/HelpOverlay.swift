import Drawing
import Geometry
import Widgets

/// Every key of the window, from the table that dispatches them. A line that stands for one command does it when clicked.
final class HelpOverlay: View {
  var onCommand: ((PlaygroundCommand) -> Void)?
  var onClose: (() -> Void)?
  private var lines: [(rect: Rect, command: PlaygroundCommand)] = []

  private static let rowHeight = 24.0
  private static let panelWidth = 940.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "help"
  }

  override var drawsContent: Bool { true }

  /// Two columns of groups, filled one after the other.
  private var columns: [[KeyBinding.Group]] { [[.variants, .setting, .patch, .time], [.slider, .window]] }

  private func height(of groups: [KeyBinding.Group]) -> Double {
    groups.reduce(0) { sum, group in
      sum + 30 + HelpOverlay.rowHeight * Double(KeyTable.bindings.count { $0.group == group }) + 10
    }
  }

  private var panel: Rect {
    let height = 62 + (columns.map { self.height(of: $0) }.max() ?? 0)
    let size = Size(width: min(HelpOverlay.panelWidth, bounds.width - 32), height: min(height, bounds.height - 24))
    return Rect(center: Point(x: bounds.midX.rounded(), y: bounds.midY.rounded()), size: size)
  }

  override func pointerDown(_ event: PointerEvent) -> Bool {
    let place = convertFromWindow(event.location)
    guard panel.contains(place) else {
      onClose?()
      return true
    }
    if let line = lines.first(where: { $0.rect.contains(place) }) {
      onClose?()
      onCommand?(line.command)
    }
    return true
  }

  override func wheel(_ event: WheelEvent) -> Bool { true }

  override func layoutSubviews() { lines = place().compactMap { line in line.command.map { (line.rect, $0) } } }

  /// Where a column's keys and texts begin, and how wide they are.
  private struct Column {
    var x: Double
    var keys: Double
    var texts: Double
    var width: Double { keys + texts }
  }

  /// Each as wide as its longest key and text, what is left shared by both; where that is too much the texts give way.
  private var placedColumns: [Column] {
    let bindings = columns.map { groups in KeyTable.bindings.filter { groups.contains($0.group) } }
    let keys = bindings.map { ($0.map { HelpOverlay.keys($0).size.width }.max() ?? 0) + HelpOverlay.keyGap }
    let texts = bindings.map { ($0.map { HelpOverlay.text($0).size.width }.max() ?? 0).rounded(.up) }
    let room = panel.width - 2 * HelpOverlay.margin - HelpOverlay.gap - keys.reduce(0, +)
    let wanted = texts.reduce(0, +)
    var x = panel.minX + HelpOverlay.margin
    return zip(keys, texts).map { keys, text in
      let width = room < wanted ? text * room / wanted : text + (room - wanted) / 2
      defer { x += keys + width + HelpOverlay.gap }
      return Column(x: x, keys: keys, texts: width)
    }
  }

  private static let margin = 24.0
  private static let gap = 28.0
  private static let keyGap = 20.0

  private static func keys(_ binding: KeyBinding) -> TextLayout { TextLayout(binding.keys, font: Theme.smallFigure) }
  private static func text(_ binding: KeyBinding, in width: Double? = nil) -> TextLayout {
    TextLayout(binding.help, font: Theme.caption, maxWidth: width)
  }

  /// Whether every text is shown whole.
  var isWhole: Bool {
    place().allSatisfy { line in line.binding.map { HelpOverlay.text($0).size.width <= line.textWidth } ?? true }
  }

  private struct Line {
    var rect: Rect
    /// From the left to the text.
    var keyWidth = 0.0
    var textWidth = 0.0
    var binding: KeyBinding?
    var heading: String?
    var command: PlaygroundCommand?
  }

  private func place() -> [Line] {
    let panel = panel
    // On a small window the rows move closer together rather than fall off.
    let wanted = columns.map { height(of: $0) }.max() ?? 1
    let share = min(1, (panel.height - 62) / wanted)
    var result: [Line] = []
    for (column, groups) in zip(placedColumns, columns) {
      let (x, width) = (column.x, column.width)
      var y = panel.minY + 52
      for group in groups {
        result.append(Line(rect: Rect(x: x, y: y, width: width, height: 30 * share), heading: group.rawValue))
        y += 30 * share
        for binding in KeyTable.bindings where binding.group == group {
          let row = Rect(x: x, y: y, width: width, height: HelpOverlay.rowHeight * share)
          result.append(
            Line(rect: row, keyWidth: column.keys, textWidth: column.texts, binding: binding, command: binding.clickCommand))
          y += HelpOverlay.rowHeight * share
        }
        y += 10 * share
      }
    }
    return result
  }

  override func draw(in canvas: Canvas) {
    let theme = theme
    canvas.fill(bounds, theme.scrim)
    let panel = panel
    let path = Path(roundedRect: panel.insetBy(dx: 0.5, dy: 0.5), radius: Theme.largeRadius)
    canvas.fill(path, .color(theme.panel))
    canvas.stroke(path, .color(theme.outline), width: 1)
    let title = TextLayout("Keys", font: Theme.heading)
    canvas.draw(title, at: Point(x: panel.minX + HelpOverlay.margin, y: panel.minY + 20), color: theme.text)
    let hint = TextLayout("Esc closes", font: Theme.caption)
    canvas.draw(hint, at: Point(x: panel.maxX - HelpOverlay.margin - hint.size.width, y: panel.minY + 24), color: theme.secondaryText)
    for line in place() { draw(line, in: canvas, theme) }
  }

  private func draw(_ line: Line, in canvas: Canvas, _ theme: Theme) {
    if let heading = line.heading {
      let layout = TextLayout(heading.uppercased(), font: Theme.section)
      canvas.draw(layout, at: Point(x: line.rect.minX, y: line.rect.midY - layout.size.height / 2 + 2), color: theme.secondaryText)
      return
    }
    guard let binding = line.binding else { return }
    let keys = HelpOverlay.keys(binding)
    let text = HelpOverlay.text(binding, in: line.textWidth)
    let middle = line.rect.midY
    canvas.draw(keys, at: Point(x: line.rect.minX, y: middle - keys.size.height / 2), color: theme.accent)
    canvas.draw(text, at: Point(x: line.rect.minX + line.keyWidth, y: middle - text.size.height / 2), color: theme.text)
  }
}
