public import Drawing
public import Geometry

/// The minimal demo: a ring in seven colours, turned by its drawn time and nothing else.
public final class RingView: View {
  /// The drawn time in seconds.
  public var time = 0.0 {
    didSet { if time != oldValue { setNeedsDisplay() } }
  }

  /// Of the line's middle, in points.
  public static let diameter = 200.0
  public static let lineWidth = 8.0

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "ring"
  }

  public override var drawsContent: Bool { !frame.isEmpty }

  public override var drawingOutsets: Insets { Insets(all: RingView.lineWidth / 2) }

  public override func draw(in canvas: Canvas) {
    let colors = ConicGradient(
      center: bounds.center, start: GlowFigures.ringAngle(at: time) * .pi / 180, stops: GlowFigures.ringStops)
    canvas.stroke(GlowShape.circle.path(in: bounds), .conic(colors), width: RingView.lineWidth)
  }
}
