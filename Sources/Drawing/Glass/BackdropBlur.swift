/// Blurs a small picture where it lies, its edges going on outside of it: three averages along each row, then along each column.
struct BackdropBlur {
  private let radius: Int
  /// Of the values next to the whole ones, so that the blur grows evenly.
  private let share: Float
  private let weight: Float

  /// - Parameter sigma: standard deviation in pixels.
  init(sigma: Double) {
    precondition(sigma >= 0 && sigma.isFinite, "a blur of \(sigma) pixels")
    // With r (r + 1) / 3 as the variance of 2 r + 1 equal values, a share a of the next ones makes it
    // ((2 r + 1) r (r + 1) / 3 + 2 a (r + 1)^2) / (2 r + 1 + 2 a).
    let variance = sigma * sigma / Double(BackdropBlur.passes)
    let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let share = (2 * radius + 1) * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) * (radius + 1) - variance))
    self.radius = Int(radius)
    self.share = Float(share)
    weight = Float(1 / (2 * radius + 1 + 2 * share))
  }

  private static let passes = 3

  /// How many values must have room in the spare line of a picture whose longer side is this.
  func spareCount(side: Int) -> Int { 2 * (side + 2 * (radius + 1)) }

  /// - Parameter spare: has room for ``spareCount(side:)`` values.
  func apply(
    to words: UnsafeMutablePointer<UInt32>, spare: UnsafeMutablePointer<SIMD4<Float>>, width: Int, height: Int, stride: Int
  ) {
    for y in 0..<height { unsafe blur(words + y * stride, count: width, step: 1, spare) }
    for x in 0..<width { unsafe blur(words + x, count: height, step: stride, spare) }
  }

  private func blur(_ words: UnsafeMutablePointer<UInt32>, count: Int, step: Int, _ spare: UnsafeMutablePointer<SIMD4<Float>>) {
    let margin = radius + 1
    let one = unsafe spare + margin, other = unsafe spare + count + 3 * margin
    for index in 0..<count { unsafe one[index] = BackdropBlur.channels(words[index * step]) }
    unsafe average(one, to: other, count)
    unsafe average(other, to: one, count)
    unsafe average(one, to: other, count)
    for index in 0..<count { unsafe words[index * step] = BackdropBlur.word(other[index]) }
  }

  /// `values` has room for one more than the radius at each side.
  private func average(_ values: UnsafeMutablePointer<SIMD4<Float>>, to result: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int) {
    let margin = radius + 1
    for index in 1...margin {
      unsafe values[-index] = values[0]
      unsafe values[count - 1 + index] = values[count - 1]
    }
    var sum = SIMD4<Float>.zero
    for index in -radius...radius { unsafe sum += values[index] }
    for index in 0..<count {
      let next = unsafe values[index + margin]
      unsafe result[index] = (sum + share * (values[index - margin] + next)) * weight
      unsafe sum += next - values[index - radius]
    }
  }

  // Numbers of this size have whole numbers as their last bits: far quicker than converting them.
  private static let whole: Float = 0x1p23

  @inline(__always)
  private static func channels(_ word: UInt32) -> SIMD4<Float> {
    let bits = SIMD4(word, word &>> 8, word &>> 16, word &>> 24) & 0xFF | whole.bitPattern
    return unsafe unsafeBitCast(bits, to: SIMD4<Float>.self) - whole
  }

  @inline(__always)
  private static func word(_ channels: SIMD4<Float>) -> UInt32 {
    let bits = unsafe unsafeBitCast(channels + whole, to: SIMD4<UInt32>.self)
    return bits[0] & 0xFF | (bits[1] & 0xFF) &<< 8 | (bits[2] & 0xFF) &<< 16 | bits[3] &<< 24
  }
}
