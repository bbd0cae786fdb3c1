import Drawing
import Geometry
import Testing

@Suite("A capsule over its shadow")
struct RaisedCapsuleTests {
  private let shadow = Shadow(blur: 5, offset: Vector(dx: 0, dy: 1), color: Color.black.withAlpha(0.14))

  private func raised(_ rect: Rect, _ color: Color, scale: Double = 1) -> Bitmap {
    rendered(160, 140, scale: scale) { $0.fillCapsule(rect, color, shadow: shadow) }
  }

  private func differences(_ a: Bitmap, _ b: Bitmap) -> [Int] {
    zip(a.pixels(), b.pixels()).flatMap { zip(channels($0), channels($1)).map { abs($0 - $1) } }
  }

  @Test(
    "looks like the shadow and then the capsule, to two steps of rounding",
    arguments: [Color.white, .white.withAlpha(0.5), Color(hex: 0xFF3B30)])
  func parts(color: Color) throws {
    for scale in [1, 1.25, 1.5, 2] {
      let rect = Rect(x: 24, y: 20, width: 37, height: 24)
      let parts = rendered(160, 140, scale: scale) { canvas in
        canvas.shadow(of: rect, radius: 12, blur: shadow.blur, offset: shadow.offset, color: shadow.color)
        canvas.fillCapsule(rect, color)
      }
      let whole = raised(rect, color, scale: scale)
      #expect(try #require(differences(parts, whole).max()) <= 2)
      #expect(differences(rendered(160, 140) { _ in }, whole).contains { $0 > 10 }, "something is drawn")
    }
  }

  @Test("is drawn within a sixteenth of a pixel of its place")
  func place() throws {
    let noShadow = Shadow(blur: 5, offset: .zero, color: .clear), rect = Rect(x: 0, y: 0, width: 37, height: 24)
    func moved(by x: Double, _ draw: (Canvas) -> Void) -> Bitmap {
      rendered(160, 140) { canvas in
        canvas.concatenate(AffineTransform(translationX: x, y: 40))
        draw(canvas)
      }
    }
    for step in 0..<32 {
      let x = 40 + Double(step) / 32
      let exact = moved(by: x) { $0.fillCapsule(rect, .black) }
      let drawn = moved(by: x) { $0.fillCapsule(rect, .black, shadow: noShadow) }
      #expect(try #require(differences(exact, drawn).max()) <= 16 + 2, "at \(x)")
    }
  }

  @Test("is cut at the picture's edges as anything else is")
  func edges() {
    let whole = raised(Rect(x: 60, y: 60, width: 37, height: 24), .white)
    let cut = raised(Rect(x: -20, y: -10, width: 37, height: 24), .white)
    let same = (0..<60).allSatisfy { y in (0..<70).allSatisfy { x in cut[x, y] == whole[x + 80, y + 70] } }
    #expect(same)
  }
}
