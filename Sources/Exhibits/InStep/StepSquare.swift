import Drawing
import Geometry
import Widgets

/// One of the two squares.
final class StepSquare: View {
  private let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
    name = "square \(index + 1)"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let color = index == 0 ? theme.accent : theme.warm
    let light = color.mixed(with: .white, by: 0.28)
    canvas.fill(
      Path(roundedRect: bounds, radius: 12),
      .linear(
        from: bounds.origin, to: Point(x: 0, y: bounds.maxY),
        stops: [GradientStop(offset: 0, color: light), GradientStop(offset: 1, color: color)]))
  }
}
