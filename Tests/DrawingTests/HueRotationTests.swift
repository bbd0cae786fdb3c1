@testable import Drawing
import Testing

@Suite struct HueRotationTests {
  @Test("keeps greys and sums each row to 1", arguments: [0.0, 12, 12.192, 80, 90, 123.4, 180, 359, 3600.5, -77])
  func greys(degrees: Double) {
    let hue = HueRotation(degrees: degrees)
    for row in hue.rows { #expect(abs(row.sum() - 1) < 1e-6) }
    for level in [0.0, 0.2, 0.5, 1] {
      let turned = hue.apply(to: Color(white: level, alpha: 0.5))
      #expect(abs(turned.red - level) < 1e-6 && abs(turned.green - level) < 1e-6 && abs(turned.blue - level) < 1e-6)
      #expect(turned.alpha == 0.5)
    }
  }

  @Test("by whole turns changes nothing", arguments: [0.0, 360, -720])
  func identity(degrees: Double) {
    let color = Color(red: 0.1, green: 0.6, blue: 0.9)
    let turned = HueRotation(degrees: degrees).apply(to: color)
    #expect(abs(turned.red - 0.1) < 1e-9 && abs(turned.green - 0.6) < 1e-9 && abs(turned.blue - 0.9) < 1e-9)
  }

  @Test("has the filter effects' figures at 12 degrees")
  func rows() {
    let expected = [
      SIMD3(0.9385, -0.1330, 0.1945), SIMD3(0.0344, 1.0229, -0.0573), SIMD3(-0.1590, 0.1643, 0.9947),
    ]
    for (row, figures) in zip(HueRotation(degrees: 12).rows, expected) {
      for index in 0..<3 { #expect(abs(row[index] - figures[index]) < 1e-4) }
    }
  }

  @Test("turns the glow's violet as it should", arguments: [12.0: [0.6512, 0.3327, 0.9325], 90: [0.9650, 0.2991, 0.3424]])
  func violet(degrees: Double, expected: [Double]) {
    let turned = HueRotation(degrees: degrees).apply(to: Color(red: 0.545, green: 0.361, blue: 0.965))
    #expect(abs(turned.red - expected[0]) < 1e-3 && abs(turned.green - expected[1]) < 1e-3 && abs(turned.blue - expected[2]) < 1e-3)
  }

  @Test("ends in what a colour can be")
  func clamped() {
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let turned = HueRotation(degrees: degrees).apply(to: Color(red: 1, green: 0, blue: 0.9))
      for part in [turned.red, turned.green, turned.blue] { #expect((0...1).contains(part)) }
      let pixel = HueRotation(degrees: degrees).apply(to: SIMD4<Float>(0.5, 0, 0.45, 0.5))
      for index in 0..<3 { #expect(pixel[index] >= 0 && pixel[index] <= 0.5) }
    }
  }
}
