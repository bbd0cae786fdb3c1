/// Memory for a picture, lent by its owner: 32 bits a pixel, blue in the lowest byte, then green, red and alpha (premultiplied), rows from
/// the top. The owner keeps it alive and says when it may be written.
public struct PixelBuffer: Hashable {
  public var address: UnsafeMutableRawPointer
  public var width: Int
  public var height: Int
  public var bytesPerRow: Int

  public init(address: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.address = address
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }
}
