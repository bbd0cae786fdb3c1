import Drawing
import Geometry
import Testing

@Suite struct DamageTests {
  private static let scales = [1.0, 1.25, 1.5, 2.0]

  @Test("Drawn twice, the bytes are the same", arguments: Subject.allCases, scales)
  func repeatable(_ subject: Subject, scale: Double) {
    #expect(sameBytes(picture(of: subject, scale), picture(of: subject, scale)))
  }

  @Test("Every subject leaves a mark", arguments: Subject.allCases)
  func visible(_ subject: Subject) {
    #expect(!sameBytes(picture(of: subject, 1), rendered(120, 80) { _ in }))
  }

  @Test("What is drawn again in a damaged rectangle equals the whole picture byte for byte", arguments: Subject.allCases, scales)
  func oneRectangle(_ subject: Subject, scale: Double) {
    let whole = picture(of: subject, scale)
    var random = FixedRandom(seed: 7)
    for _ in 0..<12 {
      let damage = Region(randomRect(in: whole, &random))
      #expect(sameBytes(redrawn(subject, scale, damage), whole), "\(damage.rects)")
    }
  }

  @Test("The same for a region of several rectangles", arguments: Subject.allCases, scales)
  func severalRectangles(_ subject: Subject, scale: Double) {
    let whole = picture(of: subject, scale)
    var random = FixedRandom(seed: 8)
    for _ in 0..<12 {
      var damage = Region()
      for _ in 0..<4 { damage.formUnion(randomRect(in: whole, &random)) }
      #expect(sameBytes(redrawn(subject, scale, damage), whole), "\(damage.rects)")
    }
  }

  @Test("Outside the clip not a byte changes", arguments: Subject.allCases)
  func untouchedOutside(_ subject: Subject) {
    let clip = PixelRect(x: 31, y: 17, width: 40, height: 30)
    let bitmap = rendered(120, 80, on: Color(hex: 0x123456)) { canvas in
      canvas.clip(toPixels: Region(clip))
      subject.draw(on: canvas)
    }
    let outside = (0..<80).flatMap { y in (0..<120).map { x in (x, y) } }.filter { x, y in
      !clip.contains(PixelRect(x: x, y: y, width: 1, height: 1))
    }
    #expect(outside.allSatisfy { bitmap[$0.0, $0.1] == 0xFF12_3456 })
  }

  private func picture(of subject: Subject, _ scale: Double) -> Bitmap {
    rendered(Int(120 * scale), Int(80 * scale), scale: scale) { subject.draw(on: $0) }
  }

  /// The picture, spoilt inside of `damage` and drawn again there.
  private func redrawn(_ subject: Subject, _ scale: Double, _ damage: Region) -> Bitmap {
    let bitmap = picture(of: subject, scale)
    let canvas = Canvas(bitmap, scale: scale)
    canvas.clip(toPixels: damage)
    canvas.fill(canvas.clipBounds, Color(hex: 0xFF00FF))
    canvas.fill(canvas.clipBounds, .white)
    subject.draw(on: canvas)
    return bitmap
  }

  private func randomRect(in bitmap: Bitmap, _ random: inout FixedRandom) -> PixelRect {
    PixelRect(
      x: Int.random(in: 0..<bitmap.width, using: &random), y: Int.random(in: 0..<bitmap.height, using: &random),
      width: Int.random(in: 1...60, using: &random), height: Int.random(in: 1...40, using: &random)
    ).intersection(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
  }
}
