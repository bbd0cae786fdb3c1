import Drawing
import Geometry
import Widgets

/// The line below the rows: what the row under the pointer is in full, or what became of the last edit.
final class InspectorBar: View {
  struct Words: Hashable {
    var title: String
    var text: String
    var isBad = false
  }

  static let height = 58.0
  static let hint = Words(title: "Click a value to change it", text: "Double-click a name to give it another one")

  var words = InspectorBar.hint {
    didSet { if words != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "inspector line"
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let theme = theme
    canvas.fill(bounds, words.isBad ? theme.badSurface : theme.panel)
    canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), theme.separator)
    let width = bounds.width - 32
    let title = TextLayout(words.title, font: Theme.smallFigure, maxWidth: width)
    canvas.draw(title, at: Point(x: 16, y: 7), color: words.isBad ? theme.bad : theme.text)
    canvas.clip(to: bounds)
    let text = TextLayout(words.text, font: Theme.caption, maxWidth: width, truncates: false)
    canvas.draw(text, at: Point(x: 16, y: 24), color: theme.secondaryText)
  }
}
