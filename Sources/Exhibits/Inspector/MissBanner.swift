import Drawing
import Geometry
import Widgets

/// Says loudly that the patch looks up names that aren't there, what that costs it, and what survives.
final class MissBanner: View {
  struct Words: Hashable {
    var title: String
    var names: String
    var loss: String
    var survivors: String
  }

  /// Nil hides it.
  var words: Words? {
    didSet {
      guard words != oldValue else { return }
      isHidden = words == nil
      setNeedsDisplay()
      superview?.setNeedsLayout()
    }
  }

  private static let padding = 12.0
  private static let left = 30.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "missed names"
    isHidden = true
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }

  private func lines(width: Double) -> [(layout: TextLayout, color: Ink)] {
    guard let words else { return [] }
    let width = max(20, width - MissBanner.left - MissBanner.padding)
    func line(_ text: String, _ font: Font) -> TextLayout { TextLayout(text, font: font, maxWidth: width, truncates: false) }
    return [
      (line(words.title, Theme.bodyStrong), \.text), (line(words.names, Theme.smallFigure), \.bad),
      (line("\(words.loss) \(words.survivors)", Theme.caption), \.text),
    ]
  }

  func height(forWidth width: Double) -> Double {
    guard words != nil else { return 0 }
    return lines(width: width - 24).reduce(18) { $0 + $1.layout.size.height + 3 }.rounded(.up) + 8
  }

  override func draw(in canvas: Canvas) {
    let theme = theme
    let box = Rect(x: 12, y: 4, width: bounds.width - 24, height: bounds.height - 8)
    let path = Path(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), radius: 8)
    canvas.fill(path, .color(theme.badSurface))
    canvas.stroke(path, .color(theme.bad.withAlpha(0.6)), width: 1)
    canvas.fillCapsule(Rect(x: box.minX + 12, y: box.minY + 14, width: 9, height: 9), theme.bad)
    var y = box.minY + 9
    for (layout, color) in lines(width: box.width) {
      canvas.draw(layout, at: Point(x: box.minX + MissBanner.left, y: y), color: theme[keyPath: color])
      y += layout.size.height + 3
    }
  }
}
