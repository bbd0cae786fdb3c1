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
    precondition(lineWidth > 0 && lineWidth.isFinite, "a glow \(lineWidth) points wide")
    self.shape = shape
    self.lineWidth = lineWidth
    self.style = style
    super.init()
    isUserInteractionEnabled = false
    name = "glow"
  }

  /// The style that is drawn.
  public var shownStyle: GlowStyle { style ?? (theme.name == .dark ? .rainbow : .soft) }

  /// What is drawn in every moment.
  public var glow: ConicGlow { shownStyle.glow(along: shape.path(in: bounds), around: bounds.center, lineWidth: lineWidth) }

  public override var drawsContent: Bool { !frame.isEmpty }

  public override var drawingOutsets: Insets {
    let light = glow.reach, path = glow.path.bounds
    return Insets(
      top: light - path.minY, left: light - path.minX, bottom: light + path.maxY - bounds.maxY, right: light + path.maxX - bounds.maxX)
  }

  public override func draw(in canvas: Canvas) {
    canvas.glow(glow, shownStyle.light(at: time))
  }
}
