import Geometry
import Testing

@Suite("A damage region")
struct RegionTests {
  @Test("covers every rectangle that was added, however many")
  func coversAll() {
    var generator = SystemRandomNumberGenerator()
    var region = Region()
    var added: [PixelRect] = []
    for _ in 0..<200 {
      let rect = PixelRect(
        x: Int.random(in: 0..<1000, using: &generator), y: Int.random(in: 0..<600, using: &generator),
        width: Int.random(in: 1..<60, using: &generator), height: Int.random(in: 1..<60, using: &generator))
      added.append(rect)
      region.formUnion(rect)
      #expect(region.rects.count <= 8)
    }
    for rect in added { #expect(region.rects.contains { $0.contains(rect) }) }
  }

  @Test("is empty until something with area is added")
  func emptiness() {
    var region = Region()
    region.formUnion(PixelRect(x: 3, y: 3, width: 0, height: 9))
    #expect(region.isEmpty)
    region.formUnion(PixelRect(x: 3, y: 3, width: 1, height: 9))
    #expect(region.bounds == PixelRect(x: 3, y: 3, width: 1, height: 9))
  }

  @Test("covers no pixel for a rectangle that isn't finite")
  func notFinite() {
    let rects = [
      Rect(x: .nan, y: 0, width: 5, height: 5), Rect(x: .infinity, y: 0, width: 5, height: 5), Rect(x: 0, y: 0, width: .nan, height: 5),
    ]
    for rect in rects { #expect(PixelRect(covering: rect, scale: 1).isEmpty) }
  }

  @Test("grows outwards to whole pixels at any scale", arguments: [1, 1.25, 1.5, 2.0])
  func coversWholePixels(scale: Double) {
    let rect = Rect(x: 10.3, y: 20.7, width: 5.1, height: 3.3)
    let pixels = PixelRect(covering: rect, scale: scale)
    #expect(Double(pixels.x) <= rect.minX * scale && Double(pixels.maxX) >= rect.maxX * scale)
    #expect(Double(pixels.y) <= rect.minY * scale && Double(pixels.maxY) >= rect.maxY * scale)
  }
}

@Suite("An affine transform")
struct AffineTransformTests {
  @Test("and its inverse lead back to the same place")
  func inverse() throws {
    let transform = AffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 10, ty: -4)
    let back = try #require(transform.inverted)
    let place = back.apply(to: transform.apply(to: Point(x: 7, y: 9)))
    #expect(abs(place.x - 7) < 1e-12 && abs(place.y - 9) < 1e-12)
  }

  @Test("that folds the plane has no inverse")
  func singular() {
    #expect(AffineTransform(scaleX: 0, y: 1).inverted == nil)
  }

  @Test("applies the first one first")
  func order() {
    let both = AffineTransform(scaleX: 2, y: 2).concatenating(AffineTransform(translationX: 10, y: 0))
    #expect(both.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 2))
  }
}
