public import Drawing
public import Geometry

/// A line that glows around a shape. It shows the glow of one moment, ``time``, and knows no clock.
public final class GlowView: View {
  /// The drawn time in seconds: all that the picture depends on but shape and style.
  public var time = 0.0 {
    didSet { if time != oldValue { setNeedsDisplay() } }
  }
  public var shape: GlowShape {
    didSet { if shape != oldValue { setNeedsDisplay() } }
  }
  /// Nil: as the theme asks, the rainbow in the dark and the soft one in the light.
  public var style: GlowStyle? {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }
  /// Points; the outer strokes are wider.
  public let lineWidth: Double

  public init(_ shape: GlowShape, lineWidth: Double = 4, style: GlowStyle? = nil) {
    self.shape = shape
    self.lineWidth = lineWidth
    self.style = style
    super.init()
    isUserInteractionEnabled = false
    name = "glow"
  }

  public override var drawsContent: Bool { !frame.isEmpty }

  /// Half the widest stroke and three deviations of the widest blur.
  public override var drawingOutsets: Insets { Insets(all: lineWidth / 2 + 2 + 36) }

  public override func draw(in canvas: Canvas) {
    canvas.stroke(shape.path(in: bounds), GlowFigures.stops[0].color, width: lineWidth)
  }
}
