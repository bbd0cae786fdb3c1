import CCairo
import Geometry

/// Coverage, 8 bits a pixel: a shape or a text that takes its colour when it is drawn.
@safe final class Mask {
  let width: Int
  let height: Int
  let surface: OpaquePointer

  init(width: Int, height: Int) {
    guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
      preconditionFailure("cairo returned no surface")
    }
    let status = unsafe cairo_surface_status(surface)
    unsafe precondition(status == CAIRO_STATUS_SUCCESS, "no mask: \(String(cString: cairo_status_to_string(status)))")
    self.width = width
    self.height = height
    unsafe self.surface = unsafe surface
  }

  /// What `draw` covers of these pixels; its context's user space are the pixels that `frame` is counted in.
  convenience init(_ frame: PixelRect, draw: (OpaquePointer) -> Void) {
    self.init(width: frame.width, height: frame.height)
    unsafe withContext(on: surface, frame, draw)
  }

  deinit {
    unsafe cairo_surface_destroy(surface)
  }

  /// Row `y` for reading and writing, valid while the mask lives and cairo doesn't draw into it.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
    precondition(y >= 0 && y < height, "row \(y) of \(height)")
    unsafe cairo_surface_flush(surface)
    let start = unsafe cairo_image_surface_get_data(surface)
    return unsafe UnsafeMutableBufferPointer(
      start: start.map { unsafe $0 + y * Int(cairo_image_surface_get_stride(surface)) }, count: start == nil ? 0 : width)
  }

  /// To be called after rows were written.
  func rowsChanged() {
    unsafe cairo_surface_mark_dirty(surface)
  }
}

extension Bitmap {
  /// What `draw` draws on these pixels, which start transparent; as ``Mask/init(_:draw:)``.
  convenience init(_ frame: PixelRect, draw: (OpaquePointer) -> Void) {
    self.init(width: frame.width, height: frame.height)
    unsafe withContext(on: surface, frame, draw)
  }
}

private func withContext(on surface: OpaquePointer, _ frame: PixelRect, _ draw: (OpaquePointer) -> Void) {
  guard let context = unsafe cairo_create(surface) else { preconditionFailure("cairo returned no context") }
  unsafe cairo_set_tolerance(context, 0.03)
  unsafe cairo_translate(context, Double(-frame.x), Double(-frame.y))
  unsafe draw(context)
  let status = unsafe cairo_status(context)
  unsafe precondition(status == CAIRO_STATUS_SUCCESS, "cairo refused a shape: \(String(cString: cairo_status_to_string(status)))")
  unsafe cairo_destroy(context)
}
