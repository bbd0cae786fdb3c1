@testable import Drawing
import Testing

@Suite struct PixelRunTests {
  @Test("The shares of the pixels add up to the interval, run by run, without a gap")
  func addsUp() {
    var random = FixedRandom(seed: 3)
    for _ in 0..<500 {
      let start = Double(Int.random(in: -2560...2560, using: &random)) / 256
      let end = start + Double(Int.random(in: 1...2560, using: &random)) / 256
      let runs = PixelRun.runs(from: start, to: end)
      #expect(abs(runs.reduce(0) { $0 + Double($1.count) * $1.cover } - (end - start)) < 1e-9)
      #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.start + $0.count == $1.start })
      #expect(runs.count <= 3 && runs.allSatisfy { $0.count > 0 && $0.cover > 0 && $0.cover <= 1 })
    }
  }

  @Test("Whole pixels are one run, noise beside them is none")
  func whole() {
    #expect(PixelRun.runs(from: 3, to: 8) == [PixelRun(start: 3, count: 5, cover: 1)])
    #expect(PixelRun.runs(from: 3.0000001, to: 7.9999999) == [PixelRun(start: 3, count: 5, cover: 1)])
    #expect(PixelRun.runs(from: 3, to: 3.001).isEmpty)
  }
}
