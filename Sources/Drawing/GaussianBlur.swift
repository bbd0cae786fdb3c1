import Glibc

/// Blurs one plane of numbers, zero outside of it.
struct GaussianBlur {
  /// Standard deviation in pixels.
  let sigma: Double

  /// How far a pixel spreads, in pixels.
  var reach: Int { isSmall ? Int((3 * sigma).rounded(.up)) : GaussianBlur.passes * (box.radius + 1) }

  private var isSmall: Bool { sigma < 2 }

  init(sigma: Double) {
    precondition(sigma >= 0 && sigma.isFinite, "a blur of \(sigma) pixels")
    self.sigma = sigma
  }

  /// `values`: row by row, each at most 65535. The sums are exact, so that a value depends on what it can see and not on its place.
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
      if isSmall { weigh(&line, &spare) } else { average(&line, &spare) }
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

  /// The bell's share of each pixel at the distances 0, 1, 2 ... from the middle; both sides together make exactly 65536.
  private var weights: [Int] {
    func below(_ place: Double) -> Double { erf(place / (sigma * 2.0.squareRoot())) / 2 }
    let bell = (0...reach).map { below(Double($0) + 0.5) - below(Double($0) - 0.5) }
    let total = bell[0] + 2 * bell.dropFirst().reduce(0, +)
    var weights = bell.map { Int(($0 / total * 65536).rounded()) }
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  // MARK: Large: four averages

  /// Averages of 2 r + 1 values and a share of one more at each side, so that the blur grows evenly with sigma. Four in a row with 0.97 of
  /// the bell's deviation come within 2.2 % of its peak in the plane, which three of any width don't.
  private func average(_ line: inout [UInt32], _ spare: inout [UInt32]) {
    let box = box
    for _ in 0..<GaussianBlur.passes {
      box.average(line, to: &spare)
      swap(&line, &spare)
    }
  }

  private static let passes = 4

  /// With v = r (r + 1) / 3 as the variance of 2 r + 1 equal values, a share a of the next ones makes it
  /// ((2 r + 1) r (r + 1) / 3 + 2 a (r + 1)^2) / (2 r + 1 + 2 a).
  private var box: Box {
    let variance = 0.97 * 0.97 * sigma * sigma / Double(GaussianBlur.passes)
    let radius = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let share = (2 * radius + 1) * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) * (radius + 1) - variance))
    return Box(radius: Int(radius), share: share)
  }

  private struct Box {
    let radius: Int
    /// Of the values next to the whole ones, 0...1.
    let share: Double

    func average(_ line: [UInt32], to result: inout [UInt32]) {
      let count = line.count
      let weight = 1 / (Double(2 * radius + 1) + 2 * share)
      var sum = 0
      for x in 0..<min(radius, count) { sum += Int(line[x]) }
      for x in 0..<count {
        sum += x + radius < count ? Int(line[x + radius]) : 0
        let before = x - radius - 1 >= 0 ? Int(line[x - radius - 1]) : 0
        let after = x + radius + 1 < count ? Int(line[x + radius + 1]) : 0
        result[x] = UInt32((Double(sum) + share * Double(before + after)) * weight + 0.5)
        if x - radius >= 0 { sum -= Int(line[x - radius]) }
      }
    }
  }
}
