public import Drawing
public import Geometry
public import Widgets

/// The rainbow glow drawn the slow and obvious way, stroke by stroke, to measure the fast one against.
public enum PlainGlow {
  public static func draw(_ shape: GlowShape, in bounds: Rect, lineWidth: Double, at time: Double, on canvas: Canvas) {
    let glow = GlowStyle.rainbow.glow(along: shape.path(in: bounds), around: bounds.center, lineWidth: lineWidth)
    canvas.glowByLayers(glow, GlowStyle.rainbow.light(at: time))
  }
}
