import Drawing
import Geometry
import Widgets

/// A translucent pill on the picture: "other UI" that sets the value.
final class PresetButton: PushButton {
  override func draw(in canvas: Canvas) {
    let shape = bounds.insetBy(dx: 0.5, dy: 0.5)
    canvas.fillCapsule(shape, Color(hex: 0x140A2E, alpha: isHighlighted ? 0.62 : 0.44))
    canvas.stroke(Path(capsule: shape), .color(Color(white: 1, alpha: 0.28)), width: 1)
    let layout = TextLayout(title, font: Theme.bodyStrong)
    canvas.draw(
      layout, at: Point(x: (bounds.width - layout.size.width) / 2, y: (bounds.height - layout.size.height) / 2), color: .white)
  }
}

/// Where the value is while the thumb stands elsewhere: the outline of a thumb, dashed, with the figure under it.
final class ValueMarker: View {
  var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "value marker"
  }

  override var drawsContent: Bool { true }
  override var drawingOutsets: Insets { Insets(top: 2, left: 12, bottom: 30, right: 12) }

  override func draw(in canvas: Canvas) {
    canvas.stroke(Path(capsule: bounds.insetBy(dx: 0.75, dy: 0.75)), .color(.white), width: 1.5, dash: [4, 3])
    let layout = TextLayout(text, font: Theme.smallFigure)
    let place = Point(x: bounds.midX - layout.size.width / 2, y: bounds.maxY + 10)
    canvas.draw(layout, at: place, color: .white)
  }
}
