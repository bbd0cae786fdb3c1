import Drawing
import Geometry
import Glibc
import Testing

@Suite struct TextLayoutTests {
  private static let texts = ["Settle", "fluidInteraction._presentationValue", "W", "Grüße, 数字 и عربى", "", "a\nb", "tab\there"]
  private static let fonts = [Font(size: 13), Font(face: .monospaced, size: 12, weight: .bold), Font(size: 30, weight: .semibold)]

  @Test("A truncated text is never wider than asked for, in figures and in pixels", arguments: texts, fonts)
  func truncation(text: String, font: Font) {
    for width in [0, 1, 4.5, 10, 17, 33, 80, 141.3] {
      let layout = TextLayout(text, font: font, maxWidth: width)
      #expect(layout.size.width <= width)
      let bitmap = rendered(200, 80) { $0.draw(layout, at: Point(x: 20, y: 20), color: .black) }
      // Glyphs may hang over by a part of a pixel, a pixel is spared for that, and one for smoothing.
      #expect(inkColumns(bitmap).allSatisfy { Double($0) >= 17 && Double($0) <= 20 + width + 2 })
    }
  }

  @Test("A text that fits is not truncated")
  func fits() {
    let free = TextLayout("measured 143.98", font: Font(size: 13))
    let fitted = TextLayout("measured 143.98", font: Font(size: 13), maxWidth: free.size.width)
    #expect(abs(fitted.size.width - free.size.width) < 0.01)
    #expect(sameBytes(picture(of: fitted), picture(of: free)))
    #expect(!sameBytes(picture(of: TextLayout("measured 143.98", font: Font(size: 13), maxWidth: free.size.width - 3)), picture(of: free)))
  }

  @Test("A text that wraps stays within its width and grows by whole lines")
  func wrapping() {
    let text = "The set held for one frame, then the settle took the thumb back."
    let line = TextLayout("The", font: Font(size: 14))
    var last = 0.0
    for width in [500.0, 200, 100, 60, 20] {
      let layout = TextLayout(text, font: Font(size: 14), maxWidth: width, truncates: false)
      let lines = layout.size.height / line.size.height
      #expect(layout.size.width <= width)
      #expect(abs(lines - lines.rounded()) < 0.01 && lines >= last)
      #expect(layout.baseline == line.baseline)
      last = lines
    }
    #expect(last > 5)
  }

  @Test("The baseline lies inside of the box, and the same text again has the same box", arguments: texts, fonts)
  func box(text: String, font: Font) {
    let layout = TextLayout(text, font: font)
    #expect(layout.baseline > 0 && layout.baseline < layout.size.height)
    #expect(TextLayout(text, font: font).size == layout.size)
    #expect(text.isEmpty ? layout.size.width == 0 : layout.size.width > 0)
  }

  @Test("A monospaced face gives every digit the same width, and the width grows with the size")
  func digits() {
    let widths = Set((0...9).map { TextLayout("\($0)", font: Font(face: .monospaced, size: 12)).size.width })
    #expect(widths.count == 1)
    #expect(TextLayout("0", font: Font(face: .monospaced, size: 24)).size.width > 1.9 * widths.first!)
  }

  @Test("A text looks the same wherever it stands, and is grey between its colours", arguments: [1.0, 1.25, 1.5, 2])
  func placeIndependent(scale: Double) {
    let layout = TextLayout("Rolled back", font: Font(size: 13))
    func drawn(_ x: Double, _ y: Double) -> [UInt32] {
      let bitmap = rendered(300, 90, scale: scale) { $0.draw(layout, at: Point(x: x, y: y), color: .black) }
      return bitmap.pixels().filter { $0 != 0xFFFF_FFFF }
    }
    let pixels = drawn(10, 10)
    #expect(pixels.count > 100)
    for (x, y) in [(10.3, 10.0), (17.77, 12.4), (30.5, 20.9)] {
      let same = drawn(x, y) == pixels
      #expect(same, "at \(x), \(y)")
    }
    #expect(
      pixels.allSatisfy { word in
        let part = channels(word)
        return part[1] == part[2] && part[2] == part[3]
      })
  }

  @Test("Strokes of letters are crisp: a full column of black for an upright stem at scale 2")
  func crisp() {
    let bitmap = rendered(80, 80, scale: 2) { $0.draw(TextLayout("E", font: Font(size: 24, weight: .bold)), at: .zero, color: .black) }
    #expect(bitmap.pixels().count { $0 == 0xFF00_0000 } > 150)
  }

  @Test("Texts with zeros, lone controls and very long ones are laid out and drawn")
  func oddTexts() {
    let texts = ["a\u{0}b", "\u{1}\u{7f}\u{200b}", "\u{202e}turned", String(repeating: "long ", count: 4000), "👩‍👩‍👧 emoji", "\r\n\r\n"]
    for text in texts {
      let layout = TextLayout(text, font: Font(size: 12))
      #expect(layout.size.height > 0)
      _ = rendered(60, 30) { $0.draw(layout, at: .zero, color: .black) }
    }
  }

  @Test("Without any font a text has an estimated box and draws nothing")
  func noFonts() async {
    await #expect(processExitsWith: .success) {
      let configuration = "/tmp/settle-no-fonts-\(getpid()).conf"
      try ImageFile.writeAtomically(Array("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8), to: configuration)
      setenv("FONTCONFIG_FILE", configuration, 1)
      let layout = TextLayout("Settle", font: Font(size: 13), maxWidth: 40)
      unlink(configuration)
      precondition(layout.size.width > 0 && layout.size.width <= 40 && layout.size.height > 13 && layout.baseline > 0, "\(layout.size)")
      let bitmap = Bitmap(width: 60, height: 30)
      Canvas(bitmap, scale: 1).draw(layout, at: .zero, color: .black)
      precondition(bitmap.pixels().allSatisfy { $0 == 0 }, "nothing is drawn")
      // At once: where there is no font fontconfig loses memory, which a leak checker would report at a usual exit.
      _exit(EXIT_SUCCESS)
    }
  }

  private func picture(of layout: TextLayout) -> Bitmap {
    rendered(200, 40) { $0.draw(layout, at: Point(x: 4, y: 4), color: .black) }
  }

  private func inkColumns(_ bitmap: Bitmap) -> [Int] {
    Set(bitmap.pixels().enumerated().filter { $0.element != 0xFFFF_FFFF }.map { $0.offset % bitmap.width }).sorted()
  }
}
