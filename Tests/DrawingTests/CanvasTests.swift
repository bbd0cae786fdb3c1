import Drawing
import Geometry
import Testing

@Suite struct CanvasTests {
  @Test("A rectangle between pixels is exact to the pixel at whole scales", arguments: [1.0, 2, 3])
  func exactFill(scale: Double) {
    let side = Int(scale)
    let bitmap = rendered(20 * side, 12 * side, scale: scale) { $0.fill(Rect(x: 3, y: 2, width: 9, height: 5), Color(hex: 0x0A84FF)) }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let inside = (3 * side..<12 * side).contains(x) && (2 * side..<7 * side).contains(y)
        #expect(bitmap[x, y] == (inside ? 0xFF0A_84FF : 0xFFFF_FFFF))
      }
    }
  }

  @Test("The same rectangle as a path gives the same pixels, and at scale 1.25 where its edges are whole pixels")
  func pathFill() {
    let rect = Rect(x: 4, y: 8, width: 12, height: 4)
    for scale in [1.0, 1.25, 2] {
      let quick = rendered(40, 30, scale: scale) { $0.fill(rect, Color(hex: 0x0A84FF)) }
      let path = rendered(40, 30, scale: scale) { $0.fill(Path(rect: rect), Color(hex: 0x0A84FF)) }
      #expect(sameBytes(quick, path))
      #expect(Set(quick.pixels()) == [0xFFFF_FFFF, 0xFF0A_84FF])
    }
  }

  @Test("An edge within a pixel covers it by its share")
  func partialFill() {
    let bitmap = rendered(6, 4) { $0.fill(Rect(x: 1.25, y: 1.5, width: 3, height: 1.5), .black) }
    let grey = bitmap.pixels().map { channels($0)[1] }
    let across = [0, 0.75, 1, 1, 0.25, 0], down = [0, 0.5, 1, 0]
    for (index, level) in grey.enumerated() {
      let expected = 255 * (1 - across[index % 6] * down[index / 6])
      #expect(abs(Double(level) - expected) <= 1)
    }
  }

  @Test("A rectangle clip goes to the nearest whole pixels and leaves all others as they were")
  func rectClip() {
    let bitmap = rendered(10, 10) { canvas in
      canvas.saved {
        canvas.clip(to: Rect(x: 2.4, y: 3.6, width: 4, height: 2))
        canvas.fill(Rect(x: -5, y: -5, width: 50, height: 50), .black)
      }
    }
    for y in 0..<10 { for x in 0..<10 { #expect((bitmap[x, y] == 0xFF00_0000) == ((2..<6).contains(x) && (4..<6).contains(y))) } }
  }

  @Test("What a path clips is what the path itself would fill")
  func pathClip() {
    let path = Path(roundedRect: Rect(x: 3.3, y: 4.7, width: 30, height: 20), radius: 8)
    let clipped = rendered(40, 30) { canvas in
      canvas.saved {
        canvas.clip(to: path)
        canvas.fill(Rect(x: 0, y: 0, width: 40, height: 30), Color(hex: 0x4A6BFF))
      }
    }
    #expect(sameBytes(clipped, rendered(40, 30) { $0.fill(path, Color(hex: 0x4A6BFF)) }))
  }

  @Test("Clips meet, nest and end with their state")
  func nestedClips() {
    let bitmap = rendered(20, 20) { canvas in
      canvas.saved {
        canvas.clip(to: Path(rect: Rect(x: 2, y: 2, width: 10, height: 10)))
        canvas.saved {
          canvas.clip(to: Path(rect: Rect(x: 6, y: 6, width: 10, height: 10)))
          #expect(canvas.clipBounds.intersection(Rect(x: 0, y: 0, width: 20, height: 20)).maxX <= 13)
          canvas.fill(Rect(x: 0, y: 0, width: 20, height: 20), .black)
        }
        canvas.fill(Rect(x: 2, y: 2, width: 1, height: 1), .black)
      }
      canvas.fill(Rect(x: 19, y: 19, width: 1, height: 1), .black)
    }
    for y in 0..<20 {
      for x in 0..<20 {
        let isBlack = (x, y) == (2, 2) || (x, y) == (19, 19) || ((6..<12).contains(x) && (6..<12).contains(y))
        #expect((bitmap[x, y] == 0xFF00_0000) == isBlack)
      }
    }
  }

  @Test("The clip's bounds come in the user space, empty where nothing can be drawn")
  func clipBounds() {
    let canvas = Canvas(Bitmap(width: 40, height: 20), scale: 2)
    #expect(canvas.clipBounds == Rect(x: 0, y: 0, width: 20, height: 10))
    canvas.concatenate(AffineTransform(translationX: 5, y: 5))
    canvas.clip(toPixels: Region(PixelRect(x: 10, y: 10, width: 8, height: 6)))
    #expect(canvas.clipBounds == Rect(x: 0, y: 0, width: 4, height: 3))
    canvas.clip(toPixels: Region())
    #expect(canvas.clipBounds.isEmpty)
  }

  @Test("Transforms are applied to what follows, the innermost first")
  func transforms() {
    let bitmap = rendered(20, 20) { canvas in
      canvas.concatenate(AffineTransform(translationX: 4, y: 6))
      canvas.concatenate(AffineTransform(scaleX: 2, y: 3))
      canvas.fill(Rect(x: 1, y: 1, width: 2, height: 2), .black)
    }
    for y in 0..<20 { for x in 0..<20 { #expect((bitmap[x, y] == 0xFF00_0000) == ((6..<10).contains(x) && (9..<15).contains(y))) } }
  }

  @Test("A transform that folds the plane draws nothing until the state is restored", arguments: [0, .nan, .infinity])
  func foldedPlane(factor: Double) {
    let bitmap = rendered(20, 20) { canvas in
      canvas.saved {
        canvas.concatenate(AffineTransform(scaleX: factor, y: 1))
        for subject in Subject.allCases where subject != .everything { canvas.saved { subject.draw(on: canvas) } }
      }
      canvas.fill(Rect(x: 0, y: 0, width: 1, height: 1), .black)
    }
    #expect(bitmap[0, 0] == 0xFF00_0000 && bitmap.pixels().dropFirst().allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test("A stroke covers its length times its width")
  func strokeArea() {
    var path = Path()
    path.move(to: Point(x: 5, y: 10.5))
    path.line(to: Point(x: 35, y: 10.5))
    let bitmap = rendered(40, 20) { $0.stroke(path, .black, width: 1) }
    for y in 0..<20 { for x in 0..<40 { #expect((bitmap[x, y] == 0xFF00_0000) == (y == 10 && (5..<35).contains(x))) } }
    let dashed = rendered(40, 20) { $0.stroke(path, .black, width: 1, dash: [2, 3]) }
    #expect((0..<40).filter { dashed[$0, 10] == 0xFF00_0000 } == (5..<35).filter { ($0 - 5) % 5 < 2 })
  }

  @Test("State calls that don't match are a mistake")
  func unmatchedState() async {
    await #expect(processExitsWith: .failure) { Canvas(Bitmap(width: 1, height: 1), scale: 1).restore() }
    await #expect(processExitsWith: .failure) { Canvas(Bitmap(width: 1, height: 1), scale: 1).save() }
    await #expect(processExitsWith: .failure) {
      Canvas(Bitmap(width: 1, height: 1), scale: 1).clip(to: Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)))
    }
    await #expect(processExitsWith: .failure) { _ = Canvas(Bitmap(width: 1, height: 1), scale: 0) }
  }
}
