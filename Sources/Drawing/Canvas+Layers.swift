import CCairo
public import Geometry

extension Canvas {
  /// Draws what `body` draws on its canvas as one picture, with effects on the whole. `rect` must hold all of it; the effects reach three
  /// times the blur further. Other than with ``withOpacity(_:in:_:)``, the layer is made whole whatever the clip: with a blur, what is seen
  /// depends on what isn't.
  public func withLayer(_ effects: LayerEffects, in rect: Rect, _ body: (Canvas) -> Void) {
    let transform = deviceTransform
    let blur = LayerBlur(sigma: effects.blur * abs(transform.determinant).squareRoot())
    let area = transform.apply(to: rect)
    guard effects.opacity > 0, area.isFinite, pixels(around: area.grown(by: Double(blur.reach))) != nil else { return }
    let frame = layerPixels(around: area, reach: blur.reach)
    let layer = Bitmap(width: frame.width, height: frame.height)
    let canvas = Canvas(layer, scale: 1)
    canvas.concatenate(transform.concatenating(AffineTransform(translationX: Double(-frame.x), y: Double(-frame.y))))
    canvas.saved { body(canvas) }
    var plane = PixelPlane(layer)
    if let hue = effects.hue { plane.pixels = plane.pixels.map { hue.apply(to: $0) } }
    blur.apply(to: &plane)
    let opacity = Float(min(effects.opacity, 1))
    layer.fill { index in plane.pixels[index] * opacity }
    put(layer, at: frame, blend: effects.blend)
  }

  /// The pixels around `area` with the reach of an effect, also beyond the picture, as far as they can shine into it.
  func layerPixels(around area: Rect, reach: Int) -> PixelRect {
    let around = PixelRect(covering: area.grown(by: Double(reach + 1)), scale: 1)
    let near = PixelRect(x: -2 * reach, y: -2 * reach, width: bitmap.width + 4 * reach, height: bitmap.height + 4 * reach)
    return around.intersection(near)
  }

  func put(_ image: Bitmap, at frame: PixelRect, blend: BlendMode) {
    guard blend == .plusLighter else {
      put(image, at: frame)
      return
    }
    let before = unsafe cairo_get_operator(context)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    put(image, at: frame)
    unsafe cairo_set_operator(context, before)
  }
}

extension Bitmap {
  /// Every pixel anew, row by row: premultiplied red, green, blue and alpha, 0...1; more counts as 1.
  func fill(_ pixel: (Int) -> SIMD4<Float>) {
    for y in 0..<height {
      let row = unsafe words(ofRow: y)
      for x in 0..<width { unsafe row[x] = PixelWord.word(255 * pixel(y * width + x)) }
    }
    rowsChanged()
  }
}
