import CCairo
public import Geometry

extension Canvas {
  /// `point` is the top left of the layout's box. Under an even, upright transform the first baseline and the left edge go to the nearest
  /// whole pixels, so that a text looks the same wherever it stands; under any other its outlines are filled.
  public func draw(_ layout: TextLayout, at point: Point, color: Color) {
    guard point.isFinite, setSource(color) else { return }
    let transform = deviceTransform
    let shaped = layout.shaped
    TextEngine.exclusively {
      guard let pango = unsafe shaped.layout, !shaped.ink.isEmpty else { return }
      let place = transform.apply(to: point)
      guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
      if transform.b == 0, transform.c == 0, transform.a == transform.d, transform.a > 0,
        let picture = shaped.picture(at: transform.a)
      {
        let x = place.x.rounded() + Double(picture.left)
        let y = (place.y + shaped.baseline * transform.d).rounded() + Double(picture.top)
        inPixels { unsafe cairo_mask_surface(context, picture.mask.surface, x, y) }
      } else {
        unsafe cairo_new_path(context)
        unsafe cairo_move_to(context, point.x, point.y)
        unsafe pango_cairo_layout_path(context, pango)
        unsafe cairo_fill(context)
      }
    }
    checkStatus()
  }
}
