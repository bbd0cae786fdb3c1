import CCairo
public import Geometry

/// A picture in memory: words 0xAARRGGBB in sRGB, premultiplied, rows from the top. Coordinates are pixels.
@safe public final class Bitmap {
  /// The longest side cairo can hold.
  public static let largestSide = 32767

  public let width: Int
  public let height: Int

  package let surface: OpaquePointer

  /// A transparent picture of its own memory. Sides are 0...``largestSide``.
  public init(width: Int, height: Int) {
    Bitmap.checkSides(width, height)
    guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      preconditionFailure("cairo returned no surface")
    }
    unsafe Bitmap.checkStatus(of: surface)
    self.width = width
    self.height = height
    unsafe self.surface = unsafe surface
  }

  /// A picture in someone else's memory, which is drawn into at once and must outlive this object. Its rows are whole words.
  public init(lending buffer: PixelBuffer) {
    Bitmap.checkSides(buffer.width, buffer.height)
    precondition(
      buffer.bytesPerRow >= 4 * buffer.width && buffer.bytesPerRow % 4 == 0,
      "a row of \(buffer.bytesPerRow) bytes for \(buffer.width) pixels")
    let bytes = unsafe buffer.address.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = unsafe cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow))
    else { preconditionFailure("cairo returned no surface") }
    unsafe Bitmap.checkStatus(of: surface)
    width = buffer.width
    height = buffer.height
    unsafe self.surface = unsafe surface
  }

  /// Takes over an ARGB32 surface.
  init(adopting surface: OpaquePointer) {
    width = unsafe Int(cairo_image_surface_get_width(surface))
    height = unsafe Int(cairo_image_surface_get_height(surface))
    unsafe self.surface = unsafe surface
  }

  deinit {
    // Finished, not only released: whoever still held the surface must not reach lent memory any more.
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
  }

  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) outside a picture of \(width) x \(height)")
    return unsafe words(ofRow: y)[x]
  }

  /// Every word, row by row from the top left.
  public func pixels() -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height { unsafe words.append(contentsOf: self.words(ofRow: y)) }
    return words
  }

  /// Every pixel becomes this colour, alpha included; nothing shines through.
  public func clear(_ color: Color) {
    precondition(color.isFinite, "a colour of \(color)")
    let word = color.premultipliedWord
    for y in 0..<height { unsafe words(ofRow: y).update(repeating: word) }
    rowsChanged()
  }

  /// To be called after words of rows were written.
  func rowsChanged() {
    unsafe cairo_surface_mark_dirty(surface)
  }

  /// For reading and writing, valid while the picture lives and cairo doesn't draw into it.
  func words(ofRow y: Int) -> UnsafeMutableBufferPointer<UInt32> {
    unsafe cairo_surface_flush(surface)
    guard width > 0, let data = unsafe cairo_image_surface_get_data(surface) else { return unsafe .init(start: nil, count: 0) }
    let start = unsafe UnsafeMutableRawPointer(data) + y * Int(cairo_image_surface_get_stride(surface))
    return unsafe UnsafeMutableBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: width)
  }

  private static func checkSides(_ width: Int, _ height: Int) {
    precondition(
      (0...largestSide).contains(width) && (0...largestSide).contains(height), "a picture of \(width) x \(height) pixels")
  }

  private static func checkStatus(of surface: OpaquePointer) {
    let status = unsafe cairo_surface_status(surface)
    unsafe precondition(status == CAIRO_STATUS_SUCCESS, "no surface: \(String(cString: cairo_status_to_string(status)))")
  }
}
