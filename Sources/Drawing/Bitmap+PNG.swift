import CCairo

extension Bitmap {
  /// The picture as a PNG file; opaque ones without an alpha channel.
  public func pngData() throws(ImageError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &bytes) { target in
      unsafe cairo_surface_write_to_png_stream(
        surface,
        { target, data, count in
          guard let target = unsafe target, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
          let sink = unsafe target.assumingMemoryBound(to: [UInt8].self)
          unsafe sink.pointee.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .cannotEncode(reason: Bitmap.reason(status)) }
    return bytes
  }

  /// Reads a PNG of any kind that cairo reads; deep ones come down to 8 bits a channel.
  public static func decode(png: [UInt8]) throws(ImageError) -> Bitmap {
    let loaded = unsafe png.withUnsafeBufferPointer { buffer -> OpaquePointer? in
      var source = unsafe PNGSource(rest: buffer)
      return unsafe withUnsafeMutablePointer(to: &source) { source in
        unsafe cairo_image_surface_create_from_png_stream(
          { source, target, count in
            guard let source = unsafe source, let target = unsafe target else { return CAIRO_STATUS_READ_ERROR }
            return unsafe source.assumingMemoryBound(to: PNGSource.self).pointee.read(Int(count), into: target)
          }, source)
      }
    }
    guard let loaded = unsafe loaded else { throw .cannotDecode(reason: "no memory") }
    let status = unsafe cairo_surface_status(loaded)
    guard status == CAIRO_STATUS_SUCCESS else {
      unsafe cairo_surface_destroy(loaded)
      throw .cannotDecode(reason: reason(status))
    }
    if unsafe cairo_image_surface_get_format(loaded) == CAIRO_FORMAT_ARGB32 { return unsafe Bitmap(adopting: loaded) }
    defer { unsafe cairo_surface_destroy(loaded) }
    let bitmap = unsafe Bitmap(
      width: Int(cairo_image_surface_get_width(loaded)), height: Int(cairo_image_surface_get_height(loaded)))
    let context = unsafe cairo_create(bitmap.surface)
    unsafe cairo_set_source_surface(context, loaded, 0, 0)
    unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    unsafe cairo_paint(context)
    unsafe cairo_destroy(context)
    return bitmap
  }

  private static func reason(_ status: cairo_status_t) -> String {
    unsafe String(cString: cairo_status_to_string(status))
  }
}

/// The bytes of a file that were not read yet.
@unsafe private struct PNGSource {
  var rest: UnsafeBufferPointer<UInt8>

  mutating func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
    guard unsafe count <= rest.count, let start = unsafe rest.baseAddress else { return CAIRO_STATUS_READ_ERROR }
    unsafe target.update(from: start, count: count)
    unsafe rest = unsafe UnsafeBufferPointer(rebasing: rest.dropFirst(count))
    return CAIRO_STATUS_SUCCESS
  }
}
