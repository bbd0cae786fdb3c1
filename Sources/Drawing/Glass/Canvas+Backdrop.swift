import CCairo
import Geometry

/// The pixels that a canvas draws into now: the bitmap's, or those of the innermost group. Valid until the next drawing call.
@safe struct CanvasPixels {
  /// Those that exist, as the canvas counts them.
  let frame: PixelRect
  private let surface: OpaquePointer
  private let start: UnsafeMutablePointer<UInt32>
  /// From a row to the next, in words.
  let stride: Int

  /// Nil where there are none.
  init?(_ canvas: Canvas) {
    guard let surface = unsafe cairo_get_group_target(canvas.context) else { return nil }
    unsafe cairo_surface_flush(surface)
    let width = unsafe Int(cairo_image_surface_get_width(surface)), height = unsafe Int(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0, let data = unsafe cairo_image_surface_get_data(surface) else { return nil }
    var left = 0.0, top = 0.0
    unsafe cairo_surface_get_device_offset(surface, &left, &top)
    frame = PixelRect(x: Int(-left), y: Int(-top), width: width, height: height)
    stride = unsafe Int(cairo_image_surface_get_stride(surface)) / 4
    unsafe self.surface = unsafe surface
    unsafe start = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
  }

  /// The word of a pixel inside ``frame``, with those to its right behind it.
  func words(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(x >= frame.x && x <= frame.maxX && y >= frame.y && y < frame.maxY, "pixel (\(x), \(y)) outside of \(frame)")
    return unsafe start + (y - frame.y) * stride + (x - frame.x)
  }

  /// To be called after words of `rect` were written.
  func changed(_ rect: PixelRect) {
    unsafe cairo_surface_mark_dirty_rectangle(
      surface, Int32(rect.x - frame.x), Int32(rect.y - frame.y), Int32(rect.width), Int32(rect.height))
  }
}

extension Canvas {
  /// The whole pixels that can be drawn now, none twice.
  var clipRects: [PixelRect] {
    var rects: [PixelRect] = []
    inPixels {
      guard let list = unsafe cairo_copy_clip_rectangle_list(context) else { return }
      defer { unsafe cairo_rectangle_list_destroy(list) }
      let status = unsafe list.pointee.status
      precondition(status == CAIRO_STATUS_SUCCESS, "a clip that is no whole pixels")
      for index in 0..<Int(unsafe list.pointee.num_rectangles) {
        let rect = unsafe list.pointee.rectangles[index]
        rects.append(PixelRect(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height)))
      }
    }
    return rects
  }
}
