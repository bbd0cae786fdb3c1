import CCairo
public import Geometry

extension Canvas {
  /// The soft shadow of a rounded rectangle, moved by `offset`; a radius of half the shorter side or more makes it a capsule's. `blur` is
  /// the Gaussian's standard deviation in points (half of what CSS calls blur). The place of the rectangle itself is not left out. Reaches
  /// three times `blur` and three pixels beyond the moved rectangle.
  ///
  /// Its picture is kept by size: where only the place changes, a frame pays for putting it there.
  public func shadow(of rect: Rect, radius: Double, blur: Double, offset: Vector, color: Color) {
    let target = rect.offsetBy(dx: offset.dx, dy: offset.dy)
    let transform = deviceTransform
    let scale = abs(transform.determinant).squareRoot()
    guard target.isFinite, setSource(color),
      let shape = ShadowShape(
        size: Size(width: target.width * scale, height: target.height * scale), radius: radius * scale, sigma: blur * scale)
    else { return }
    let margin = Double(shape.margin)
    guard let frame = pixels(around: transform.apply(to: target.grown(by: (margin + 1) / scale))) else { return }
    shape.withMask { mask in
      if transform.isUprightAndEven {
        let place = transform.apply(to: target.origin)
        inPixels { unsafe cairo_mask_surface(context, mask.surface, place.x - margin, place.y - margin) }
        return
      }
      let turned = unsafe Mask(frame) { context in
        var matrix = cairo_matrix_t(transform)
        unsafe cairo_transform(context, &matrix)
        unsafe cairo_translate(context, target.minX, target.minY)
        unsafe cairo_scale(context, 1 / scale, 1 / scale)
        unsafe cairo_mask_surface(context, mask.surface, -margin, -margin)
      }
      put(turned, at: frame)
    }
    checkStatus()
  }
}
