public import Drawing
public import Geometry

/// A line that glows around a shape. It shows the glow of one moment, ``time``, and knows no clock.
public final class GlowView: View {
  /// The drawn time in seconds: all that the picture depends on but shape and style.
  public var time = 0.0 {
    didSet { if time != oldValue { timeChanged() } }
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

  /// The light is drawn again, and not the middle that it leaves dark.
  private func timeChanged() {
    guard let dark = darkMiddle else {
      setNeedsDisplay()
      return
    }
    let outsets = drawingOutsets
    let lit = bounds.inset(by: Insets(top: -outsets.top, left: -outsets.left, bottom: -outsets.bottom, right: -outsets.right))
    setNeedsDisplay(in: Rect(x: lit.minX, y: lit.minY, width: lit.width, height: dark.minY - lit.minY))
    setNeedsDisplay(in: Rect(x: lit.minX, y: dark.maxY, width: lit.width, height: lit.maxY - dark.maxY))
    setNeedsDisplay(in: Rect(x: lit.minX, y: dark.minY, width: dark.minX - lit.minX, height: dark.height))
    setNeedsDisplay(in: Rect(x: dark.maxX, y: dark.minY, width: lit.maxX - dark.maxX, height: dark.height))
  }

  /// A rectangle that no light reaches; nil where there may be none.
  private var darkMiddle: Rect? {
    let reach = glow.reach + points(ofPixels: 1)
    // Where the light of a corner's arc ends on the diagonal, if the corner is rounder than the light reaches.
    func inset(_ radius: Double) -> Double { max(reach, radius - (radius - reach) / 2.0.squareRoot()) }
    let side = min(bounds.width, bounds.height)
    let box: Rect
    switch shape {
    case .roundedRect(let radius): box = bounds.insetBy(dx: inset(min(radius, side / 2)), dy: inset(min(radius, side / 2)))
    case .capsule: box = bounds.insetBy(dx: inset(side / 2), dy: inset(side / 2))
    case .circle: box = Rect(center: bounds.center, size: Size(width: side, height: side)).insetBy(dx: inset(side / 2), dy: inset(side / 2))
    case .path: return nil
    }
    return box.isEmpty ? nil : box
  }

  private func points(ofPixels count: Double) -> Double {
    let pixels = abs(transformToRoot.determinant).squareRoot() * (window?.scale ?? 1)
    return pixels > 0 ? count / pixels : 0
  }

  public override func draw(in canvas: Canvas) {
    canvas.glow(glow, shownStyle.light(at: time))
  }
}
