import Drawing
import Testing

@Suite struct ColorTests {
  @Test("Contrast agrees with WCAG's known pairs, in both directions")
  func contrast() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(abs(Color(hex: 0x777777).contrast(with: .white) - 4.48) < 0.005)
    #expect(abs(Color(hex: 0x767676).contrast(with: .white) - 4.54) < 0.005)
    #expect(abs(Color(hex: 0xFF0000).contrast(with: .white) - 4.00) < 0.005)
    #expect(Color(hex: 0x0A84FF).contrast(with: .black) == Color.black.contrast(with: Color(hex: 0x0A84FF)))
  }

  @Test("A colour against itself has contrast 1")
  func sameContrast() {
    #expect(Color(hex: 0x4A6BFF).contrast(with: Color(hex: 0x4A6BFF)) == 1)
  }

  @Test("Hex parts are 255ths")
  func hex() {
    #expect(Color(hex: 0x0088FF) == Color(red: 0, green: 136.0 / 255, blue: 1))
    #expect(Color(hex: 0xFF12_3456) == Color(hex: 0x123456))
  }

  @Test("Mixing starts and ends exactly at its colours")
  func mixing() {
    let a = Color(hex: 0x13579B, alpha: 0.3)
    let b = Color(hex: 0xFDB975)
    #expect(a.mixed(with: b, by: 0) == a)
    #expect(a.mixed(with: b, by: 1) == b)
    #expect(Color.black.mixed(with: .white, by: 0.25) == Color(white: 0.25))
  }

  @Test("A cleared picture holds the premultiplied word")
  func clearing() {
    let bitmap = Bitmap(width: 2, height: 1)
    bitmap.clear(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(bitmap.pixels() == [0x8080_4000, 0x8080_4000])
  }
}
