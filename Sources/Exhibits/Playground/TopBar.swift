import Drawing
import Geometry
import Widgets

/// Name and exhibits at the left, the display and its figures at the right.
final class TopBar: View {
  static let height = 44.0

  private let nameLabel = Label("Settle", font: Theme.title)
  private(set) var tabs: [PushButton] = []
  private let status = FigureLine()
  private let help = PushButton("?")

  init(exhibits: [String], onHelp: @escaping () -> Void, onTab: @escaping (Int) -> Void) {
    super.init()
    name = "top bar"
    addSubview(nameLabel)
    for (index, title) in exhibits.enumerated() {
      let tab = TabButton(title)
      tab.isCompact = true
      tab.addAction(Action(identifier: "tab") { _ in onTab(index + 1) }, for: .primaryActionTriggered)
      tabs.append(tab)
      addSubview(tab)
    }
    addSubview(status)
    help.isCompact = true
    help.addAction(Action(identifier: "help") { _ in onHelp() }, for: .primaryActionTriggered)
    addSubview(help)
  }

  /// The title of the exhibit that is shown.
  var selected = "" {
    didSet { for tab in tabs { tab.isSelected = tab.title == selected } }
  }

  /// Pairs of a word and a figure.
  var figures: [(word: String, figure: String)] = [] {
    didSet {
      guard figures.map(\.word) != oldValue.map(\.word) || figures.map(\.figure) != oldValue.map(\.figure) else { return }
      status.parts = figures
    }
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    canvas.fill(bounds, theme.background)
    canvas.fill(Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), theme.separator)
  }

  override func layoutSubviews() {
    let size = nameLabel.fittingSize
    nameLabel.frame = Rect(x: 16, y: ((bounds.height - size.height) / 2).rounded(), width: size.width + 2, height: size.height)
    var x = 16 + size.width + 20
    for tab in tabs {
      tab.frame = Rect(x: x, y: 7, width: tab.fittingWidth + 8, height: 30)
      x += tab.bounds.width + 4
    }
    help.frame = Rect(x: bounds.width - 16 - 30, y: 7, width: 30, height: 30)
    let left = x + 12
    status.frame = Rect(x: left, y: 0, width: max(0, help.frame.minX - 14 - left), height: bounds.height - 1)
  }
}

/// A tab: raised where it is the one that is shown, plain text where it isn't.
final class TabButton: PushButton {
  override func draw(in canvas: Canvas) {
    let theme = theme
    if isSelected || isHighlighted {
      let path = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: 8)
      canvas.fill(path, .color(theme.raised))
      canvas.stroke(path, .color(theme.outline), width: 1)
    }
    let layout = TextLayout(title, font: isSelected ? Theme.bodyStrong : Theme.body)
    let place = Point(x: (bounds.width - layout.size.width) / 2, y: (bounds.height - layout.size.height) / 2)
    canvas.draw(layout, at: place, color: isSelected ? theme.text : theme.secondaryText)
  }
}

/// Words and figures in a row, set from the right: words in the text face's grey, figures in the monospaced face.
final class FigureLine: View {
  var parts: [(word: String, figure: String)] = [] {
    didSet { setNeedsDisplay() }
  }
  var gap = 18.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    var x = bounds.width
    for part in parts.reversed() {
      let figure = TextLayout(part.figure, font: Theme.figure)
      let word = TextLayout(part.word, font: Theme.figure)
      let width = figure.size.width + (part.word.isEmpty ? 0 : word.size.width + 7)
      guard x - width >= 0 else { return }
      canvas.draw(figure, at: Point(x: x - figure.size.width, y: (bounds.height - figure.size.height) / 2), color: theme.text)
      canvas.draw(word, at: Point(x: x - width, y: (bounds.height - word.size.height) / 2), color: theme.secondaryText)
      x -= width + gap
    }
  }
}
