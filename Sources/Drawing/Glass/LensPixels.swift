/// Four channels, 16 bits each, of a premultiplied pixel: blue, green, red, alpha.
typealias Channels = SIMD4<UInt16>

/// The work on each pixel of a lens, in whole numbers: the same bytes everywhere.
enum LensPixels {
  /// The picture at `at`, moved by `x` and `y` in 256ths of a pixel, between its four neighbours.
  @inline(__always)
  static func sample(_ at: UnsafePointer<UInt32>, stride: Int, x: Int16, y: Int16) -> Channels {
    let place = unsafe UnsafeRawPointer(at + (Int(y) >> 8) * stride + Int(x) >> 8)
    let right = UInt16(truncatingIfNeeded: x) & 255, down = UInt16(truncatingIfNeeded: y) & 255
    let upper = unsafe widened(place.loadUnaligned(as: SIMD8<UInt8>.self))
    let lower = unsafe widened(place.loadUnaligned(fromByteOffset: 4 * stride, as: SIMD8<UInt8>.self))
    let both = (upper &* (256 &- down) &+ lower &* down &+ 128) &>> 8
    return (both.lowHalf &* (256 &- right) &+ both.highHalf &* right &+ 128) &>> 8
  }

  @inline(__always)
  static func finish(_ light: Channels, keep: UInt16, add: Channels) -> Channels {
    let all = pointwiseMin((light &* keep &+ 128) &>> 8 &+ add, Channels(repeating: 255))
    // Channels that come from different places may exceed the alpha of one of them.
    return pointwiseMin(all, Channels(repeating: all[3]))
  }

  /// `cover` of 256 of the new one.
  @inline(__always)
  static func mix(_ old: Channels, _ new: Channels, cover: UInt16) -> Channels {
    (old &* (256 &- cover) &+ new &* cover &+ 128) &>> 8
  }

  @inline(__always)
  static func channels(_ word: UInt32) -> Channels {
    Channels(truncatingIfNeeded: unsafe unsafeBitCast(word, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  static func word(_ channels: Channels) -> UInt32 {
    unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: channels), to: UInt32.self)
  }

  @inline(__always)
  private static func widened(_ bytes: SIMD8<UInt8>) -> SIMD8<UInt16> { SIMD8(truncatingIfNeeded: bytes) }
}
