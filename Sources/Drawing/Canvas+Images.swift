import CCairo
public import Geometry

extension Canvas {
  /// The whole of `image` in `rect`, its own pixels where they match pixels here. Elsewhere `smooth` interpolates (and averages where it
  /// shrinks), else the nearest pixel is taken. The image must not be the one that is drawn into.
  public func draw(_ image: Bitmap, in rect: Rect, opacity: Double = 1, smooth: Bool = true) {
    precondition(image !== bitmap, "a picture can't be drawn into itself")
    guard opacity > 0, let target = reachable(rect), target == rect, image.width > 0, image.height > 0 else { return }
    let transform = deviceTransform
    let unit = AffineTransform(
      a: rect.width / Double(image.width), b: 0, c: 0, d: rect.height / Double(image.height), tx: rect.minX, ty: rect.minY)
    let toDevice = unit.concatenating(transform)
    guard abs(toDevice.determinant) > 1e-6, let fromUser = unit.inverted else { return }
    guard let pattern = unsafe cairo_pattern_create_for_surface(image.surface) else { preconditionFailure("cairo returned no pattern") }
    defer { unsafe cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t(xx: fromUser.a, yx: 0, xy: 0, yy: fromUser.d, x0: fromUser.tx, y0: fromUser.ty)
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe cairo_pattern_set_filter(pattern, smooth ? toDevice.smoothFilter : CAIRO_FILTER_NEAREST)
    saved {
      clip(to: rect)
      unsafe cairo_set_source(context, pattern)
      if opacity < 1 { unsafe cairo_paint_with_alpha(context, opacity) } else { unsafe cairo_paint(context) }
    }
    checkStatus()
  }
}

extension AffineTransform {
  /// For pixels of a picture that go through this transform to pixels of the canvas.
  fileprivate var smoothFilter: cairo_filter_t {
    func whole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-6 }
    if abs(a - 1) < 1e-9, abs(d - 1) < 1e-9, b == 0, c == 0, whole(tx), whole(ty) { return CAIRO_FILTER_NEAREST }
    return abs(determinant) < 0.75 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
  }
}
