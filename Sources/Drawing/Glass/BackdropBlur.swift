/// Blurs a small picture where it lies, its edges going on outside of it: three averages along each row, then along each column.
///
/// In whole numbers whose weights make exactly one, so that an even picture stays as it is, to the bit.
struct BackdropBlur {
  /// Two channels of a pixel in each of two registers, 8 bits before the point and 8 behind it in 32.
  struct Pair {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  private let radius: Int
  /// Of each of 2 r + 1 values, in 65536ths.
  private let weight: UInt64
  /// Of the two next to them, so that the blur grows evenly.
  private let outerWeight: UInt64

  /// - Parameter sigma: standard deviation in pixels, at most 200.
  init(sigma: Double) {
    precondition(sigma >= 0 && sigma <= 200, "a blur of \(sigma) pixels")
    // With r (r + 1) / 3 as the variance of 2 r + 1 equal values, a share a of the next ones makes it
    // ((2 r + 1) r (r + 1) / 3 + 2 a (r + 1)^2) / (2 r + 1 + 2 a).
    let variance = sigma * sigma / Double(BackdropBlur.passes)
    let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let share = (2 * radius + 1) * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) * (radius + 1) - variance))
    self.radius = Int(radius)
    // Even, so that what is left of one can be halved.
    weight = 2 * UInt64(32768 / (2 * radius + 1 + 2 * share))
    outerWeight = (65536 - UInt64(2 * radius + 1) * weight) / 2
  }

  private static let passes = 3

  /// How many values must have room in the spare lines for a picture whose longer side is this.
  func spareCount(side: Int) -> Int { 2 * (side + 2 * (radius + 1)) }

  /// - Parameter spare: has room for ``spareCount(side:)`` values.
  func apply(to words: UnsafeMutablePointer<UInt32>, spare: UnsafeMutablePointer<Pair>, width: Int, height: Int, stride: Int) {
    for y in 0..<height { unsafe blur(words + y * stride, count: width, step: 1, spare) }
    for x in 0..<width { unsafe blur(words + x, count: height, step: stride, spare) }
  }

  private func blur(_ words: UnsafeMutablePointer<UInt32>, count: Int, step: Int, _ spare: UnsafeMutablePointer<Pair>) {
    let margin = radius + 1
    let one = unsafe spare + margin, other = unsafe spare + count + 3 * margin
    for index in 0..<count { unsafe one[index] = Pair(words[index &* step]) }
    unsafe average(one, to: other, count)
    unsafe average(other, to: one, count)
    unsafe average(one, to: other, count)
    for index in 0..<count { unsafe words[index &* step] = other[index].word }
  }

  /// `values` has room for one more than the radius at each side.
  private func average(_ values: UnsafeMutablePointer<Pair>, to result: UnsafeMutablePointer<Pair>, _ count: Int) {
    let margin = radius + 1
    for index in 1...margin {
      unsafe values[-index] = values[0]
      unsafe values[count - 1 + index] = values[count - 1]
    }
    var sum = Pair()
    for index in -radius...radius {
      unsafe sum.low &+= values[index].low
      unsafe sum.high &+= values[index].high
    }
    for index in 0..<count {
      let next = unsafe values[index &+ margin], before = unsafe values[index &- margin], last = unsafe values[index &- radius]
      unsafe result[index].low = mean(sum.low, before.low &+ next.low)
      unsafe result[index].high = mean(sum.high, before.high &+ next.high)
      sum.low = sum.low &+ next.low &- last.low
      sum.high = sum.high &+ next.high &- last.high
    }
  }

  @inline(__always)
  private func mean(_ inner: UInt64, _ outer: UInt64) -> UInt64 {
    let sum: UInt64 = inner &* weight &+ outer &* outerWeight
    return ((sum &+ 0x0000_8000_0000_8000) &>> 16) & 0x0000_FFFF_0000_FFFF
  }
}

extension BackdropBlur.Pair {
  @inline(__always)
  fileprivate init(_ word: UInt32) {
    let wide = UInt64(word)
    low = ((wide & 0xFF) &<< 8) | ((wide & 0xFF00) &<< 32)
    high = ((wide & 0xFF_0000) &>> 8) | ((wide & 0xFF00_0000) &<< 16)
  }

  /// Rounded; at most 255 stays so.
  @inline(__always)
  fileprivate var word: UInt32 {
    let half: UInt64 = 0x0000_0080_0000_0080
    let first: UInt64 = low &+ half, second: UInt64 = high &+ half
    let lower: UInt64 = ((first &>> 8) & 0xFF) | ((first &>> 32) & 0xFF00)
    let upper: UInt64 = ((second &<< 8) & 0xFF_0000) | ((second &>> 16) & 0xFF00_0000)
    return UInt32(truncatingIfNeeded: lower | upper)
  }
}
