import Geometry

/// The size of a window or picture in whole pixels: what X11 allows, never nothing.
struct PixelSize: Hashable {
  static let limits = 1...32767

  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = min(max(width, PixelSize.limits.lowerBound), PixelSize.limits.upperBound)
    self.height = min(max(height, PixelSize.limits.lowerBound), PixelSize.limits.upperBound)
  }

  /// `size` in points at `scale` pixels a point, to the nearest pixel.
  init(_ size: Size, scale: Double) {
    func pixels(_ points: Double) -> Int { Int(min(max(0, (points * scale).rounded()), Double(PixelSize.limits.upperBound))) }
    self.init(width: pixels(size.width), height: pixels(size.height))
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
