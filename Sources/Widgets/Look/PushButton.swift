public import Drawing
public import Geometry

/// A rounded rectangle with a title, that sends `primaryActionTriggered` when it is clicked or Space or Return is pressed on it.
open class PushButton: Control {
  public final var title: String {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }
  /// A short mark in front of the title, as the digit that does the same.
  public final var mark: String? {
    didSet { if mark != oldValue { setNeedsDisplay() } }
  }
  public final var font = Theme.body
  public final var isCompact = false
  private var isHovered = false {
    didSet { if isHovered != oldValue { setNeedsDisplay() } }
  }

  public init(_ title: String, mark: String? = nil) {
    self.title = title
    self.mark = mark
    super.init()
    name = title
  }

  open override var canBecomeFocused: Bool { false }
  open override var drawsContent: Bool { true }
  open override var drawingOutsets: Insets { Insets(all: 3) }
  open override func hoverChanged(_ isInside: Bool) { isHovered = isInside }

  open override func pointerUp(_ event: PointerEvent) {
    let wasInside = isTracking && isInsideWhileTracking(Touch(event))
    super.pointerUp(event)
    if wasInside { sendActions(for: .primaryActionTriggered) }
  }

  /// Points that the title and the mark need, with the padding.
  public final var fittingWidth: Double {
    let mark = mark.map { TextLayout($0, font: Theme.figureStrong).size.width + 8 } ?? 0
    return (mark + TextLayout(title, font: font).size.width + (isCompact ? 16 : 24)).rounded(.up)
  }

  open override func draw(in canvas: Canvas) {
    let theme = theme
    let shape = bounds.insetBy(dx: 0.5, dy: 0.5)
    let radius = isCompact ? 7.0 : Theme.radius
    let path = Path(roundedRect: shape, radius: radius)
    let surface = isHighlighted ? theme.separator : isHovered ? theme.hovered : theme.raised
    canvas.fill(path, .color(surface))
    canvas.stroke(path, .color(isSelected ? theme.accent : theme.outline), width: isSelected ? 2 : 1)
    var x = isCompact ? 8.0 : 12.0
    if let mark {
      let layout = TextLayout(mark, font: Theme.figureStrong)
      canvas.draw(
        layout, at: Point(x: x, y: (bounds.height - layout.size.height) / 2), color: isSelected ? theme.accent : theme.secondaryText)
      x += layout.size.width + 8
    }
    let layout = TextLayout(title, font: font, maxWidth: max(0, bounds.width - x - 6))
    let color = isEnabled ? (isSelected ? theme.text : theme.secondaryText) : theme.outline
    let left = mark == nil ? (bounds.width - layout.size.width) / 2 : x
    canvas.draw(layout, at: Point(x: left, y: (bounds.height - layout.size.height) / 2), color: color)
  }
}
