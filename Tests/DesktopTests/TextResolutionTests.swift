import Geometry
import Testing

@testable import Desktop

@Suite("The desktop's scale")
struct TextResolutionTests {
  @Test(
    "is Xft.dpi over 96",
    arguments: [
      ("Xft.dpi:\t192\n", 2.0), ("*foo: 1\nXft.dpi: 144 \nXft.hinting: 1\n", 1.5), ("Xft.dpi:96", 1), ("  Xft.dpi : 120", 1.25),
      ("Xft.dpi: 91.968", 0.958),
    ])
  func read(text: String, scale: Double) {
    #expect(abs(TextResolution.scale(resources: text) - scale) < 1e-9)
  }

  @Test(
    "is 1 where that is missing or absurd",
    arguments: ["", "Xft.dpi", "Xft.dpi: nan", "Xft.dpi: 0", "Xft.dpi: -96", "Xft.dpi: 1e9", "MyXft.dpi: 192", "! Xft.dpi: 192", ":"])
  func refused(text: String) {
    #expect(TextResolution.scale(resources: text) == 1)
  }

  @Test("B22: makes pixel sizes of at least 1 and at most 32767")
  func pixels() {
    #expect(PixelSize(Size(width: 1, height: 1), scale: 0.958) == PixelSize(width: 1, height: 1))
    #expect(PixelSize(Size(width: 0.4, height: 1e9), scale: 1) == PixelSize(width: 1, height: 32767))
    #expect(PixelSize(width: 0, height: -3) == PixelSize(width: 1, height: 1))
    #expect(PixelSize(Size(width: 960, height: 540), scale: 1.5) == PixelSize(width: 1440, height: 810))
  }
}
