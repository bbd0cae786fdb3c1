import CCairo
public import Geometry

extension Canvas {
  /// The whole of `image` in `rect`, its own pixels where they match pixels here. Elsewhere `smooth` interpolates (and averages where it
  /// shrinks), else the nearest pixel is taken. The image must not be the one that is drawn into.
  public func draw(_ image: Bitmap, in rect: Rect, opacity: Double = 1, smooth: Bool = true) {
    precondition(image !== bitmap, "a picture can't be drawn into itself")
    guard opacity > 0, rect.isFinite, !rect.isEmpty, image.width > 0, image.height > 0 else { return }
    let place = AffineTransform(
      a: rect.width / Double(image.width), b: 0, c: 0, d: rect.height / Double(image.height), tx: rect.minX, ty: rect.minY)
    let toDevice = place.concatenating(deviceTransform)
    let whole = Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
    guard toDevice.isFinite, abs(toDevice.determinant) > 1e-6, let frame = pixels(around: toDevice.apply(to: whole)) else { return }
    if let origin = toDevice.wholePixels {
      put(image, at: PixelRect(x: origin.x, y: origin.y, width: image.width, height: image.height), opacity: opacity)
      return
    }
    // Pixman's interpolation differs a little between its inner loops, and the clip decides which of them runs.
    let resampled = unsafe Bitmap(frame) { context in
      var matrix = cairo_matrix_t(toDevice)
      unsafe cairo_transform(context, &matrix)
      unsafe cairo_set_source_surface(context, image.surface, 0, 0)
      let pattern = unsafe cairo_get_source(context)
      unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      unsafe cairo_pattern_set_filter(pattern, smooth ? toDevice.smoothFilter : CAIRO_FILTER_NEAREST)
      unsafe cairo_rectangle(context, 0, 0, whole.width, whole.height)
      unsafe cairo_fill(context)
    }
    put(resampled, at: frame, opacity: opacity)
  }
}

extension AffineTransform {
  /// For pixels of a picture that go through this transform to pixels of the canvas.
  fileprivate var smoothFilter: cairo_filter_t {
    abs(determinant) < 0.75 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
  }

  /// Where the origin goes, if pixels only move by whole pixels.
  fileprivate var wholePixels: (x: Int, y: Int)? {
    guard abs(a - 1) < 1e-9, abs(d - 1) < 1e-9, b == 0, c == 0, abs(tx - tx.rounded()) < 1e-6, abs(ty - ty.rounded()) < 1e-6 else {
      return nil
    }
    return (Int(tx.rounded()), Int(ty.rounded()))
  }
}
