import CCairo
public import Geometry

extension Canvas {
  /// `point` is the top left of the layout's box. Under an even, upright transform the first baseline and the left edge go to the nearest
  /// whole pixels, so that a text looks the same wherever it stands; under any other its outlines are filled.
  public func draw(_ layout: TextLayout, at point: Point, color: Color) {
    let transform = deviceTransform
    let shaped = layout.shaped
    let place = transform.apply(to: point)
    let ink = shaped.ink.offsetBy(dx: point.x, dy: point.y)
    guard !ink.isEmpty, place.isFinite, let frame = pixels(around: transform.apply(to: ink).grown(by: 2)), setSource(color) else { return }
    TextEngine.exclusively {
      guard let pango = unsafe shaped.layout else { return }
      if transform.isUprightAndEven, let picture = shaped.picture(at: transform.a) {
        let x = place.x.rounded() + Double(picture.left)
        let y = (place.y + shaped.baseline * transform.d).rounded() + Double(picture.top)
        inPixels { unsafe cairo_mask_surface(context, picture.mask.surface, x, y) }
        return
      }
      let outlines = unsafe Mask(frame) { context in
        var matrix = cairo_matrix_t(transform)
        unsafe cairo_transform(context, &matrix)
        unsafe cairo_move_to(context, point.x, point.y)
        unsafe pango_cairo_layout_path(context, pango)
        unsafe cairo_fill(context)
      }
      put(outlines, at: frame)
    }
    checkStatus()
  }
}
