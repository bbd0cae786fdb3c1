import Drawing
import Geometry
import Testing

@Suite struct OpacityTests {
  private let rect = Rect(x: 2, y: 2, width: 8, height: 8)

  @Test("A group is mixed with what lies below as one picture, within a level", arguments: [0.1, 0.25, 0.5, 0.73, 0.99])
  func blends(alpha: Double) {
    let bitmap = rendered(12, 12, on: Color(hex: 0x204060)) { canvas in
      canvas.withOpacity(alpha, in: rect) {
        canvas.fill(rect, Color(hex: 0xFF0000))
        canvas.fill(rect, Color(hex: 0x80C0FF))
      }
    }
    let ground = [0xFF, 0x20, 0x40, 0x60], top = [0xFF, 0x80, 0xC0, 0xFF]
    for (index, level) in channels(bitmap[5, 5]).enumerated() {
      let expected = Double(ground[index]) * (1 - alpha) + Double(top[index]) * alpha
      #expect(abs(Double(level) - expected) <= 1)
    }
    #expect(bitmap[1, 1] == 0xFF20_4060)
  }

  @Test("Opacity 1 equals drawing directly, 0 draws nothing, and neither does one that is no number")
  func ends() {
    let direct = rendered(12, 12) { $0.fill(rect, Color(hex: 0x80C0FF, alpha: 0.4)) }
    func grouped(_ alpha: Double) -> Bitmap {
      rendered(12, 12) { canvas in canvas.withOpacity(alpha, in: rect) { canvas.fill(rect, Color(hex: 0x80C0FF, alpha: 0.4)) } }
    }
    let empty = rendered(12, 12) { _ in }
    #expect(sameBytes(grouped(1), direct))
    #expect(sameBytes(grouped(0), empty))
    #expect(sameBytes(grouped(-1), empty))
    #expect(sameBytes(grouped(.nan), empty))
  }

  @Test("A group leaves transform and clip as they were, and the pixels outside its rectangle")
  func bounded() {
    let bitmap = rendered(12, 12) { canvas in
      canvas.withOpacity(0.5, in: Rect(x: 4, y: 4, width: 2, height: 2)) {
        canvas.concatenate(AffineTransform(translationX: 100, y: 0))
        canvas.clip(toPixels: Region())
      }
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
      canvas.withOpacity(0.5, in: Rect(x: 4, y: 4, width: 2, height: 2)) {
        canvas.fill(Rect(x: 0, y: 0, width: 12, height: 12), .black)
      }
    }
    #expect(bitmap[0, 0] == 0xFF00_0000)
    #expect(bitmap[1, 1] == 0xFFFF_FFFF)
    #expect(channels(bitmap[4, 4])[1] == 127 || channels(bitmap[4, 4])[1] == 128)
  }

  @Test("Groups nest: half of a half is a quarter")
  func nested() {
    let bitmap = rendered(12, 12) { canvas in
      canvas.withOpacity(0.5, in: rect) { canvas.withOpacity(0.5, in: rect) { canvas.fill(rect, .black) } }
    }
    #expect(abs(channels(bitmap[5, 5])[1] - 191) <= 1)
  }
}
