import CCairo
import Geometry

/// The last step of each drawing call: from finished pixels, made without regard to the clip, through the clip.
extension Canvas {
  /// The whole pixels around `area` (in pixels) that exist; nil where the clip hides them all.
  func pixels(around area: Rect) -> PixelRect? {
    let covering = PixelRect(covering: area.grown(by: 1), scale: 1)
    let frame = covering.intersection(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    guard !frame.isEmpty, !frame.intersection(clipPixels).isEmpty else { return nil }
    return frame
  }

  /// `area` (in pixels) without what lies far outside of the picture, nil where it isn't finite or has no area.
  func visible(_ area: Rect) -> Rect? {
    guard area.isFinite else { return nil }
    let near = area.intersection(Rect(x: -10, y: -10, width: Double(bitmap.width) + 20, height: Double(bitmap.height) + 20))
    return near.isEmpty ? nil : near
  }

  /// What the next cairo call paints with. False where a number of it isn't finite, or nothing would be seen.
  func setSource(_ color: Color) -> Bool {
    guard color.isFinite, color.alpha > 0 else { return false }
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    return true
  }

  /// The current source, where the mask says so.
  func put(_ mask: Mask, at frame: PixelRect) {
    inPixels { unsafe cairo_mask_surface(context, mask.surface, Double(frame.x), Double(frame.y)) }
    checkStatus()
  }

  func put(_ image: Bitmap, at frame: PixelRect, opacity: Double = 1) {
    inPixels {
      unsafe cairo_save(context)
      unsafe cairo_new_path(context)
      unsafe cairo_rectangle(context, Double(frame.x), Double(frame.y), Double(frame.width), Double(frame.height))
      unsafe cairo_clip(context)
      unsafe cairo_set_source_surface(context, image.surface, Double(frame.x), Double(frame.y))
      unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      if opacity < 1 { unsafe cairo_paint_with_alpha(context, opacity) } else { unsafe cairo_paint(context) }
      unsafe cairo_restore(context)
    }
    checkStatus()
  }

  /// Runs `body` with pixels as the user space.
  func inPixels(_ body: () -> Void) {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    unsafe cairo_identity_matrix(context)
    body()
    unsafe cairo_set_matrix(context, &matrix)
  }

  var clipPixels: PixelRect {
    var bounds = Rect.zero
    inPixels { bounds = clipBounds }
    return PixelRect(covering: bounds, scale: 1)
  }
}

extension Rect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
