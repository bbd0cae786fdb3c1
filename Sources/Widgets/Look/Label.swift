public import Drawing
public import Geometry

/// A line of text, cut with an ellipsis where it doesn't fit.
public final class Label: View {
  public enum Alignment { case left, center, right }

  public var text: String {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }
  public var font: Font {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }
  public var color: KeyPath<Theme, Color> {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  public var alignment = Alignment.left {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }

  public init(_ text: String = "", font: Font = Theme.body, color: KeyPath<Theme, Color> = \.text) {
    self.text = text
    self.font = font
    self.color = color
    super.init()
    isUserInteractionEnabled = false
  }

  /// The size that the text needs on one line, in points, rounded up.
  public var fittingSize: Size {
    let size = TextLayout(text, font: font).size
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  public override var drawsContent: Bool { !text.isEmpty }

  public override func draw(in canvas: Canvas) {
    let layout = TextLayout(text, font: font, maxWidth: bounds.width)
    let x =
      switch alignment {
      case .left: 0.0
      case .center: (bounds.width - layout.size.width) / 2
      case .right: bounds.width - layout.size.width
      }
    canvas.draw(layout, at: Point(x: x, y: (bounds.height - layout.size.height) / 2), color: theme[keyPath: color])
  }
}
