import CCairo
import Geometry
import Synchronization

/// The shadow of a rounded rectangle, measured in pixels: what decides its picture. To 1/64 pixel, so that noise in a computed size
/// doesn't make another picture.
struct ShadowShape: Hashable, Sendable {
  let width: Double
  let height: Double
  let radius: Double
  let sigma: Double

  init?(size: Size, radius: Double, sigma: Double) {
    func quantized(_ length: Double) -> Double { (length * 64).rounded() / 64 }
    let largest = Double(Bitmap.largestSide / 2)
    guard size.width > 0, size.height > 0, size.width < largest, size.height < largest, sigma >= 0, sigma.isFinite, !radius.isNaN
    else { return nil }
    width = quantized(size.width)
    height = quantized(size.height)
    self.radius = quantized(min(max(radius, 0), min(size.width, size.height) / 2))
    self.sigma = quantized(min(sigma, 250))
  }

  /// From the mask's edges to the shape's, in pixels.
  var margin: Int { GaussianBlur(sigma: sigma).reach + 1 }

  /// Runs `body` with the shape's mask, made now or lately.
  func withMask(_ body: (Mask) -> Void) {
    ShadowShape.cache.withLock { cache in body(cache.value(for: self) { makeMask() }) }
  }

  /// At most 4 MB, or the one shadow that is larger.
  private static let cache = Mutex(RecentCache<ShadowShape, Mask>(limit: 1 << 21) { $0.width * $0.height })

  // MARK: Making

  /// Only corners and a little straight edge between them are blurred; the middles are the same all along and are repeated.
  private func makeMask() -> Mask {
    let across = Stretch(length: width, radius: radius, margin: margin)
    let down = Stretch(length: height, radius: radius, margin: margin)
    let small = Mask(width: across.smallCount, height: down.smallCount)
    paint(across.smallLength, down.smallLength, into: small)
    var values: [UInt32] = []
    values.reserveCapacity(small.width * small.height)
    for y in 0..<small.height { unsafe values.append(contentsOf: small.row(y).lazy.map { UInt32($0) * 257 }) }
    GaussianBlur(sigma: sigma).apply(to: &values, width: small.width, height: small.height)
    let mask = Mask(width: across.count, height: down.count)
    for y in 0..<mask.height {
      let row = unsafe mask.row(y)
      let start = down.source(of: y) * small.width
      for x in 0..<mask.width { unsafe row[x] = UInt8((values[start + across.source(of: x)] + 128) / 257) }
    }
    mask.rowsChanged()
    return mask
  }

  private func paint(_ width: Double, _ height: Double, into mask: Mask) {
    let bitmap = Bitmap(width: mask.width, height: mask.height)
    let edge = Double(margin)
    Canvas(bitmap, scale: 1).fill(
      Path(roundedRect: Rect(x: edge, y: edge, width: width, height: height), radius: radius), .color(.white))
    for y in 0..<mask.height {
      let row = unsafe mask.row(y)
      for x in 0..<mask.width { unsafe row[x] = UInt8(bitmap[x, y] >> 24) }
    }
  }

  /// One axis of the mask, with and without the repeated middle.
  private struct Stretch {
    /// Of the shape, in pixels, and with the whole pixels of the middle taken out.
    let length: Double
    let smallLength: Double
    private let margin: Int
    private let removed: Int
    private let pivot: Int

    init(length: Double, radius: Double, margin: Int) {
      let needed = 2 * (radius.rounded(.up) + Double(margin)) + 2
      removed = max(0, Int((length - needed).rounded(.down)))
      self.length = length
      self.margin = margin
      smallLength = length - Double(removed)
      // The first pixel that neither corner reaches.
      pivot = 2 * margin + Int(radius.rounded(.up))
    }

    var count: Int { Int(length.rounded(.up)) + 2 * margin }
    var smallCount: Int { Int(smallLength.rounded(.up)) + 2 * margin }

    func source(of index: Int) -> Int { index <= pivot ? index : max(pivot, index - removed) }
  }
}
