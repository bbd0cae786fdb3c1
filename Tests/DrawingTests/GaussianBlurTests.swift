@testable import Drawing
import Glibc
import Testing

@Suite struct GaussianBlurTests {
  private let side = 121

  @Test(
    "A point keeps its weight and its place and comes close to the bell", arguments: [0.6, 1, 1.9, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 12])
  func point(sigma: Double) {
    // A patch of 9 x 9: a single pixel would leave too few levels to compare.
    var values = [UInt32](repeating: 0, count: side * side)
    for y in 56...64 { for x in 56...64 { values[y * side + x] = 65535 } }
    let sum = values.reduce(0) { $0 + Double($1) }
    GaussianBlur(sigma: sigma).apply(to: &values, width: side, height: side)
    let blurred = values.map(Double.init)
    #expect(abs(blurred.reduce(0, +) / sum - 1) < 0.005)
    for axis in [{ $0 % self.side }, { $0 / self.side }] as [(Int) -> Int] {
      let centroid = blurred.indices.reduce(0) { $0 + blurred[$1] * Double(axis($1)) } / blurred.reduce(0, +)
      #expect(abs(centroid - 60) < 0.02)
    }
    func profile(_ place: Int) -> Double {
      let spread = sigma * 2.0.squareRoot()
      return 0.5 * (erf((Double(place) - 55.5) / spread) - erf((Double(place) - 64.5) / spread))
    }
    let peak = profile(60) * profile(60)
    let ideal = (0..<side).map(profile)
    let worst = blurred.indices.reduce(0) { max($0, abs(blurred[$1] / 65535 - ideal[$1 % side] * ideal[$1 / side])) }
    #expect(worst <= 0.03 * peak)
  }

  @Test("A blur of 0 changes nothing")
  func none() {
    var values: [UInt32] = [1, 2, 3, 4, 5, 6]
    GaussianBlur(sigma: 0).apply(to: &values, width: 3, height: 2)
    #expect(values == [1, 2, 3, 4, 5, 6])
  }

  @Test("A plane smaller than the blur works", arguments: [1.0, 3, 40])
  func small(sigma: Double) {
    var values: [UInt32] = [65535, 65535]
    GaussianBlur(sigma: sigma).apply(to: &values, width: 2, height: 1)
    #expect(values[0] == values[1] && values[0] < 65535)
  }
}
