import Glibc

/// Blurs one plane of numbers, zero outside of it; integers only, so that equal input gives equal output everywhere.
struct GaussianBlur {
  /// Standard deviation in pixels.
  let sigma: Double

  /// How far a pixel spreads, in pixels.
  var reach: Int { Int((3 * sigma).rounded(.up)) }

  init(sigma: Double) {
    precondition(sigma >= 0 && sigma.isFinite, "a blur of \(sigma) pixels")
    self.sigma = sigma
  }

  /// `values`: row by row, each at most 65535, so that no sum overflows.
  func apply(to values: inout [UInt32], width: Int, height: Int) {
    precondition(values.count == width * height, "\(values.count) values for \(width) x \(height)")
    guard sigma > 0.05, !values.isEmpty else { return }
    let columns = blurredRows(of: values, width: width, height: height)
    values = blurredRows(of: columns, width: height, height: width)
  }

  /// The rows blurred, as columns: twice this blurs both ways and turns the plane back.
  private func blurredRows(of values: [UInt32], width: Int, height: Int) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: values.count)
    var line = [UInt32](repeating: 0, count: width)
    var spare = line
    for y in 0..<height {
      for x in 0..<width { line[x] = values[y * width + x] }
      if sigma < 2 { weigh(&line, &spare) } else { average(&line, &spare) }
      for x in 0..<width { result[x * height + y] = line[x] }
    }
    return result
  }

  // MARK: Small: the bell itself

  private func weigh(_ line: inout [UInt32], _ spare: inout [UInt32]) {
    let weights = weights
    let reach = weights.count - 1
    for x in line.indices {
      var sum = 1 << 15
      for other in max(0, x - reach)...min(line.count - 1, x + reach) { sum += weights[abs(other - x)] * Int(line[other]) }
      spare[x] = UInt32(sum >> 16)
    }
    swap(&line, &spare)
  }

  /// For distances 0, 1, 2 ... from the middle; both sides together make exactly 65536.
  private var weights: [Int] {
    let bell = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = bell[0] + 2 * bell.dropFirst().reduce(0, +)
    var weights = bell.map { Int(($0 / total * 65536).rounded()) }
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  // MARK: Large: three averages

  /// Three boxes in a row come within 3 % of the bell from sigma 2 on. The width is the one of the SVG filter specification; an even one
  /// is taken once half a pixel to the left, once to the right, and once one pixel wider.
  private func average(_ line: inout [UInt32], _ spare: inout [UInt32]) {
    let width = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = width / 2
    let boxes = width % 2 == 1 ? [(width, half), (width, half), (width, half)] : [(width, half), (width, half - 1), (width + 1, half)]
    for (width, left) in boxes {
      GaussianBlur.box(from: line, to: &spare, width: width, left: left)
      swap(&line, &spare)
    }
  }

  /// Each value becomes the average of `width` values, the first of them `left` before it.
  private static func box(from line: [UInt32], to result: inout [UInt32], width: Int, left: Int) {
    let count = line.count
    var sum = 0
    for x in 0..<min(width - left - 1, count) { sum += Int(line[x]) }
    for x in 0..<count {
      let entering = x - left + width - 1
      if entering < count { sum += Int(line[entering]) }
      result[x] = UInt32((sum + width / 2) / width)
      let leaving = x - left
      if leaving >= 0 { sum -= Int(line[leaving]) }
    }
  }
}
