enum PixelWord {
  /// The word 0xAARRGGBB of levels (red, green, blue, alpha), 0...4194303, rounded; those above 255 count as that.
  @inline(__always) static func word(_ levels: SIMD4<Float>) -> UInt32 {
    // From 2^23 on a Float's last bit counts 1: adding that rounds, and leaves the whole number in the lowest bits. The library's own
    // conversions of vectors take thirty times as long.
    let whole = unsafe unsafeBitCast(levels + 8_388_608, to: SIMD4<UInt32>.self) &- 0x4B00_0000
    return min(whole.w, 255) << 24 | min(whole.x, 255) << 16 | min(whole.y, 255) << 8 | min(whole.z, 255)
  }
}
