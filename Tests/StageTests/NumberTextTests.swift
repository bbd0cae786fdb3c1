import Stage
import Testing

@Suite("A number as text")
struct NumberTextTests {
  @Test("reads back to the same bits")
  func roundTrip() {
    var generator = Lehmer()
    for _ in 0..<20_000 {
      let double = Double(bitPattern: generator.next())
      if double.isFinite { #expect(Double(NumberText.shortest(double))?.bitPattern == double.bitPattern) }
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
      if float.isFinite { #expect(Float(NumberText.shortest(float))?.bitPattern == float.bitPattern) }
    }
    for double in [0.1, 0.1 + 0.2, 1e-5, 1e16, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude, 600, -37.5] {
      #expect(Double(NumberText.shortest(double)) == double)
    }
  }

  @Test("is the shortest of its own type, whole numbers without a point")
  func shortest() {
    #expect(NumberText.shortest(Float(0.37)) == "0.37")
    #expect(NumberText.shortest(Double(Float(0.37))) == "0.3700000047683716")
    #expect(NumberText.shortest(0.1 + 0.2) == "0.30000000000000004")
    #expect(NumberText.shortest(600.0) == "600")
    #expect(NumberText.shortest(1e16) == "1e+16")
  }

  @Test("B14: minus zero prints as 0")
  func minusZero() {
    #expect(NumberText.shortest(-0.0) == "0")
    #expect(NumberText.shortest(-Float(0)) == "0")
    #expect(NumberText.fixed(-0.0, places: 3) == "0.000")
    #expect(NumberText.fixed(-0.0004, places: 3) == "0.000")
    #expect(JSONText.number(-0.0).compact == "0")
  }

  @Test("with fixed places rounds halves away from zero")
  func fixed() {
    #expect(NumberText.fixed(0.6985, places: 3) == "0.699")
    #expect(NumberText.fixed(-2.5, places: 0) == "-3")
    #expect(NumberText.fixed(12.3456, places: 2) == "12.35")
    #expect(NumberText.fixed(0.05, places: 4) == "0.0500")
    #expect(NumberText.fixed(1e300, places: 2) == "1e+300")
    #expect(NumberText.fixed(.infinity, places: 2) == "inf")
  }
}

/// Random bits that are the same in every run.
struct Lehmer: RandomNumberGenerator {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
