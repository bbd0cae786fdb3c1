import Drawing
import Geometry
import Testing

@Suite struct BitmapTests {
  @Test("A PNG holds exactly the pixels, opaque or not", arguments: [Color.white, .clear, Color(hex: 0x305070, alpha: 0.3)])
  func roundTrip(ground: Color) throws {
    let bitmap = rendered(120, 80, on: ground) { Subject.everything.draw(on: $0) }
    let decoded = try Bitmap.decode(png: bitmap.pngData())
    #expect(decoded.width == 120 && decoded.height == 80)
    #expect(sameBytes(decoded, bitmap))
  }

  @Test("Every alpha with every premultiplied level survives")
  func everyLevel() throws {
    let bitmap = Bitmap(width: 256, height: 256)
    let canvas = Canvas(bitmap, scale: 1)
    for alpha in 0..<256 {
      for level in 0...alpha {
        canvas.fill(
          Rect(x: Double(level), y: Double(alpha), width: 1, height: 1),
          Color(white: alpha == 0 ? 0 : Double(level) / Double(alpha), alpha: Double(alpha) / 255))
      }
    }
    #expect(sameBytes(try Bitmap.decode(png: bitmap.pngData()), bitmap))
  }

  @Test("Bytes that are no PNG are refused in one sentence")
  func garbage() throws {
    let good = try rendered(9, 9) { _ in }.pngData()
    for bytes in [[], [1, 2, 3], Array("<svg/>".utf8), Array(good.dropLast(good.count / 2))] as [[UInt8]] {
      #expect { try Bitmap.decode(png: bytes) } throws: { error in
        guard case .cannotDecode = error as? ImageError else { return false }
        return "\(error)".hasPrefix("Cannot read the PNG: ") && "\(error)".hasSuffix(".")
      }
    }
  }

  @Test("Lent memory is drawn into in place, its padding is left alone, and it outlives the picture")
  func lending() {
    let stride = 7
    let words = UnsafeMutablePointer<UInt32>.allocate(capacity: stride * 4)
    defer { words.deallocate() }
    words.initialize(repeating: 0xABAB_ABAB, count: stride * 4)
    do {
      let bitmap = Bitmap(lending: PixelBuffer(address: words, width: 5, height: 4, bytesPerRow: stride * 4))
      bitmap.clear(.white)
      Canvas(bitmap, scale: 1).fill(Rect(x: 1, y: 1, width: 2, height: 2), .black)
      #expect(bitmap[1, 1] == 0xFF00_0000)
    }
    for y in 0..<4 {
      for x in 0..<stride {
        let black = (1..<3).contains(x) && (1..<3).contains(y)
        #expect(words[y * stride + x] == (x >= 5 ? 0xABAB_ABAB : black ? 0xFF00_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test("A picture drawn at its own size is copied, at twice its size each pixel becomes four where it isn't smoothed")
  func drawing() {
    let source = rendered(3, 2, on: Color(hex: 0x336699)) { $0.fill(Rect(x: 1, y: 0, width: 1, height: 1), Color(hex: 0xFFCC00)) }
    let copied = rendered(9, 9) { $0.draw(source, in: Rect(x: 2, y: 4, width: 3, height: 2)) }
    let doubled = rendered(9, 9) { $0.draw(source, in: Rect(x: 1, y: 1, width: 6, height: 4), smooth: false) }
    for y in 0..<2 {
      for x in 0..<3 {
        #expect(copied[2 + x, 4 + y] == source[x, y])
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] { #expect(doubled[1 + 2 * x + dx, 1 + 2 * y + dy] == source[x, y]) }
      }
    }
    #expect(copied[1, 4] == 0xFFFF_FFFF && copied[5, 4] == 0xFFFF_FFFF && doubled[7, 1] == 0xFFFF_FFFF)
  }

  @Test("A picture without pixels is a picture")
  func empty() throws {
    let bitmap = Bitmap(width: 0, height: 5)
    bitmap.clear(.black)
    Canvas(bitmap, scale: 1).fill(Rect(x: 0, y: 0, width: 9, height: 9), .white)
    #expect(bitmap.pixels().isEmpty)
    #expect(throws: ImageError.self) { try bitmap.pngData() }
  }
}
