public import Drawing
import Geometry

/// One line of text to be edited: caret, typing, Backspace; Return applies, Esc cancels, losing the keyboard cancels too.
///
/// While it has the keyboard every key without Control or Alt is its own, but Tab and the function keys. The caret doesn't blink: at rest
/// nothing is drawn.
public final class TextField: View {
  public private(set) var text: String
  /// Where the next character goes, in characters from the start.
  public private(set) var caret: Int
  /// Whether the next character takes the place of the whole text, as at the beginning.
  public private(set) var isAllSelected = true
  /// What may be typed.
  public var accepts: (Character) -> Bool = { _ in true }
  /// Called with the text. False keeps the field open, marked as refused.
  public var onApply: ((String) -> Bool)?
  /// Called once, when it is over: applied, cancelled, or the keyboard went elsewhere.
  public var onEnd: (() -> Void)?
  public var font = Theme.smallFigure

  private var isRefused = false
  private var isOver = false
  private static let padding = 5.0

  public init(_ text: String) {
    self.text = text
    caret = text.count
    super.init()
    name = "text field"
  }

  // MARK: keyboard

  public override var canBecomeFocused: Bool { true }

  public override func focusChanged(_ isFocused: Bool, visibly: Bool) {
    if !isFocused { end() }
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    switch event.key {
    case .enter: apply()
    case .escape: end()
    case .backspace: delete(before: true)
    case .delete: delete(before: false)
    case .left: move(to: isAllSelected ? 0 : caret - 1)
    case .right: move(to: isAllSelected ? text.count : caret + 1)
    case .home, .up, .pageUp: move(to: 0)
    case .end, .down, .pageDown: move(to: text.count)
    case .keypadMinus: insert("-")
    case .keypadPlus: insert("+")
    case .space: insert(" ")
    case .character(let character):
      insert(event.modifiers.contains(.shift) ? Character(character.uppercased().prefix(1).description) : character)
    case .tab, .function, .volumeUp, .volumeDown: return false
    }
    return true
  }

  private func apply() {
    if onApply?(text) ?? true {
      end()
    } else {
      isRefused = true
      setNeedsDisplay()
    }
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    onEnd?()
  }

  // MARK: editing

  private func insert(_ character: Character) {
    guard accepts(character) else { return }
    if isAllSelected { clear() }
    text.insert(character, at: text.index(text.startIndex, offsetBy: caret))
    caret += 1
    changed()
  }

  private func delete(before: Bool) {
    if isAllSelected {
      clear()
    } else {
      let place = before ? caret - 1 : caret
      guard (0..<text.count).contains(place) else { return }
      text.remove(at: text.index(text.startIndex, offsetBy: place))
      caret = place
    }
    changed()
  }

  private func clear() {
    text = ""
    caret = 0
    isAllSelected = false
  }

  private func move(to place: Int) {
    caret = min(max(0, place), text.count)
    isAllSelected = false
    setNeedsDisplay()
  }

  private func changed() {
    isRefused = false
    setNeedsDisplay()
  }

  // MARK: pointer

  public override func pointerDown(_ event: PointerEvent) -> Bool {
    let x = convertFromWindow(event.location).x - TextField.padding + shift
    move(to: (0...text.count).min { abs(offset(of: $0) - x) < abs(offset(of: $1) - x) } ?? 0)
    return true
  }

  // MARK: drawing

  public override var drawsContent: Bool { true }

  /// Points from the text's start to the caret at `place`.
  private func offset(of place: Int) -> Double { TextLayout(String(text.prefix(place)), font: font).size.width }

  /// How far the text is moved to the left so that the caret can be seen.
  private var shift: Double { max(0, offset(of: caret) - (bounds.width - 2 * TextField.padding - 1)) }

  public override func draw(in canvas: Canvas) {
    let theme = theme
    let path = Path(roundedRect: bounds.insetBy(dx: 1, dy: 1), radius: 4)
    canvas.fill(path, .color(theme.raised))
    canvas.stroke(path, .color(isRefused ? theme.bad : theme.accent), width: 1.5)
    canvas.saved {
      canvas.clip(to: bounds.insetBy(dx: 3, dy: 2))
      let layout = TextLayout(text, font: font)
      let left = TextField.padding - shift
      let top = ((bounds.height - layout.size.height) / 2).rounded()
      if isAllSelected && !text.isEmpty {
        canvas.fill(Rect(x: left - 1, y: 3, width: layout.size.width + 2, height: bounds.height - 6), theme.accent.withAlpha(0.35))
      }
      canvas.draw(layout, at: Point(x: left, y: top), color: theme.text)
      canvas.fill(Rect(x: (left + offset(of: caret)).rounded(), y: 4, width: 1, height: bounds.height - 8), theme.text)
    }
  }
}
