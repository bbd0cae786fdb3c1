public import Drawing
public import Geometry
public import Widgets

/// The rainbow glow drawn the slow and obvious way, stroke by stroke, to measure the fast one against: the stroke in its gradient, then hue,
/// blur, opacity and added light on the layer.
public enum PlainGlow {
  public static func draw(_ shape: GlowShape, in bounds: Rect, lineWidth: Double, at time: Double, on canvas: Canvas) {
    let path = shape.path(in: bounds)
    let colors = ConicGradient(center: bounds.center, start: GlowFigures.rotation(at: time) * .pi / 180, stops: GlowFigures.stops)
    let hue = HueRotation(degrees: GlowFigures.hue(at: time))
    for (stroke, opacity) in zip(GlowFigures.strokes, GlowFigures.opacities(at: time)) {
      let width = lineWidth + stroke.extraWidth
      let effects = LayerEffects(hue: hue, blur: stroke.blur, opacity: opacity, blend: .plusLighter)
      canvas.withLayer(effects, in: path.bounds.insetBy(dx: -width, dy: -width)) { layer in
        layer.stroke(path, .conic(colors), width: width, cap: .round, join: .round)
      }
    }
  }
}
