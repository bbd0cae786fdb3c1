/// The four channels of a premultiplied pixel in one register, 16 bits each, so that one instruction works on all of them; from the lowest:
/// blue, red, green, alpha. (The standard library's vectors do the same no faster, and crawl in a debug build.)
struct Channels: Equatable {
  private var lanes: UInt64

  private static let bytes: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let halves: UInt64 = 0x0080_0080_0080_0080

  @inline(__always)
  init(_ word: UInt32) {
    let wide = UInt64(word)
    lanes = (wide & 0x00FF_00FF) | ((wide & 0xFF00_FF00) &<< 24)
  }

  @inline(__always)
  private init(lanes: UInt64) { self.lanes = lanes }

  @inline(__always)
  var word: UInt32 { UInt32(truncatingIfNeeded: (lanes & 0x00FF_00FF) | ((lanes &>> 24) & 0xFF00_FF00)) }

  @inline(__always)
  private var alpha: UInt64 { lanes &>> 48 }

  /// `share` of 256 of `other`, the rest of this one, rounded.
  @inline(__always)
  func mixed(with other: Channels, share: UInt64) -> Channels {
    let sum: UInt64 = lanes &* (256 &- share) &+ other.lanes &* share
    return Channels(lanes: ((sum &+ Channels.halves) &>> 8) & Channels.bytes)
  }

  /// The green and the alpha of this one, blue and red of the others.
  @inline(__always)
  func with(blueOf blue: Channels, redOf red: Channels) -> Channels {
    let low: UInt64 = (blue.lanes & 0xFFFF) | (red.lanes & 0xFFFF_0000)
    return Channels(lanes: (lanes & 0xFFFF_FFFF_0000_0000) | low)
  }

  /// `keep` of 256 of each channel, and `add` to it, as far as there is room.
  @inline(__always)
  func finished(keep: UInt64, add: Channels) -> Channels {
    let kept: UInt64 = ((lanes &* keep &+ Channels.halves) &>> 8) & Channels.bytes
    let sum: UInt64 = kept &+ add.lanes
    let over = (sum &>> 8) & 0x0001_0001_0001_0001
    let result = Channels(lanes: (sum | over &* 255) & Channels.bytes)
    return result.alpha == 255 ? result : result.limitedByAlpha()
  }

  /// Channels that come from different places may exceed the alpha of one of them.
  private func limitedByAlpha() -> Channels {
    let blue = min(lanes & 0xFFFF, alpha), red = min((lanes &>> 16) & 0xFFFF, alpha), green = min((lanes &>> 32) & 0xFFFF, alpha)
    let low: UInt64 = blue | (red &<< 16)
    let high: UInt64 = (green &<< 32) | (alpha &<< 48)
    return Channels(lanes: low | high)
  }
}

extension Channels {
  /// The picture at `place`, moved by `x` and `y` in 256ths of a pixel, between its four neighbours.
  @inline(__always)
  init(sampling place: UnsafePointer<UInt32>, stride: Int, x: Int16, y: Int16) {
    let rows = Int(y) &>> 8, columns = Int(x) &>> 8
    let upper = unsafe place + (rows &* stride &+ columns)
    let lower = unsafe upper + stride
    let down = UInt64(truncatingIfNeeded: y & 255), right = UInt64(truncatingIfNeeded: x & 255)
    let left = unsafe Channels(upper[0]).mixed(with: Channels(lower[0]), share: down)
    self = unsafe left.mixed(with: Channels(upper[1]).mixed(with: Channels(lower[1]), share: down), share: right)
  }
}
