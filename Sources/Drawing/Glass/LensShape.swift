import Geometry

/// A capsule on the pixels of a picture, to a quarter of a pixel: fine enough to glide, coarse enough to meet a map that is there already.
struct LensShape: Hashable {
  /// Of the capsule, in quarters of a pixel, from the box's left top corner.
  let left: Int
  let top: Int
  let width: Int
  let height: Int

  /// The whole pixels around it, and where they lie.
  let box: PixelRect

  /// Nil where nothing of it can be seen, or it is too large to be a lens.
  init?(_ area: Rect) {
    guard area.isFinite, area.minX > -1e5, area.minY > -1e5, area.maxX < 1e5, area.maxY < 1e5 else { return nil }
    func quarters(_ place: Double) -> Int { Int((place * 4).rounded()) }
    let left = quarters(area.minX), top = quarters(area.minY), right = quarters(area.maxX), bottom = quarters(area.maxY)
    let x = left >> 2, y = top >> 2
    box = PixelRect(x: x, y: y, width: (right + 3) >> 2 - x, height: (bottom + 3) >> 2 - y)
    self.left = left - 4 * x
    self.top = top - 4 * y
    width = right - left
    height = bottom - top
    guard width > 0, height > 0, box.area <= LensShape.largestArea else { return nil }
  }

  private static let largestArea = 1 << 20

  /// Of the capsule, in pixels from the box's corner.
  var center: Point { Point(x: Double(left) / 4 + Double(width) / 8, y: Double(top) / 4 + Double(height) / 8) }
  var capsule: RoundedBox { RoundedBox(capsuleOf: Size(width: Double(width) / 4, height: Double(height) / 4)) }

  /// Shapes that differ in the place of their box only have the same map.
  static func == (a: LensShape, b: LensShape) -> Bool {
    a.left == b.left && a.top == b.top && a.width == b.width && a.height == b.height
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(left)
    hasher.combine(top)
    hasher.combine(width)
    hasher.combine(height)
  }
}
