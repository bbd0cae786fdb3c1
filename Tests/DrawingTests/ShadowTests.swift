import Drawing
import Geometry
import Glibc
import Testing

@Suite struct ShadowTests {
  private let capsule = Rect(x: 40, y: 40, width: 37, height: 24)

  @Test("A shadow has the ink of its shape, spread", arguments: [0, 1, 2, 5, 9.0])
  func energy(blur: Double) {
    let sharp = ink(rendered(120, 110) { $0.fillCapsule(capsule, .black) })
    let soft = ink(rendered(120, 110) { $0.shadow(of: capsule, radius: 12, blur: blur, offset: .zero, color: .black) })
    #expect(abs(soft - sharp) < 0.01 * sharp)
  }

  @Test("Without blur it is the shape itself")
  func sharp() {
    let shape = rendered(120, 110) { $0.fillCapsule(capsule.offsetBy(dx: 3, dy: 4), .black) }
    let shadow = rendered(120, 110) { $0.shadow(of: capsule, radius: 99, blur: 0, offset: Vector(dx: 3, dy: 4), color: .black) }
    #expect(zip(shape.pixels(), shadow.pixels()).allSatisfy { abs(channels($0)[1] - channels($1)[1]) <= 1 })
  }

  @Test("Across a long edge it falls as the Gaussian's integral, within 3 %", arguments: [1.2, 2, 3, 5, 7.3])
  func edge(sigma: Double) {
    let rect = Rect(x: 40, y: 40, width: 200, height: 160)
    let bitmap = rendered(280, 240) { $0.shadow(of: rect, radius: 10, blur: sigma, offset: .zero, color: .black) }
    let errors = (0..<100).map { x in
      let distance = Double(x) + 0.5 - 40
      let expected = 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot())))
      return abs(Double(255 - channels(bitmap[x, 120])[1]) / 255 - expected)
    }
    #expect(errors.allSatisfy { $0 < 0.03 })
  }

  @Test("It is symmetric in both directions")
  func symmetric() {
    let bitmap = rendered(117, 104) { $0.shadow(of: capsule, radius: 12, blur: 5, offset: .zero, color: .black) }
    let level = bitmap.pixels().map { Int($0 & 0xFF) }
    let worst = level.indices.reduce(0) { worst, index in
      let (x, y) = (index % 117, index / 117)
      return max(worst, abs(level[index] - level[y * 117 + 116 - x]), abs(level[index] - level[(103 - y) * 117 + x]))
    }
    #expect(worst <= 1)
  }

  @Test("A longer shape has the same ends, and the same along the middle")
  func stretched() {
    let short = rendered(500, 120) {
      $0.shadow(of: Rect(x: 40, y: 40, width: 90, height: 40), radius: 12, blur: 4, offset: .zero, color: .black)
    }
    let long = rendered(500, 120) {
      $0.shadow(of: Rect(x: 40, y: 40, width: 390, height: 40), radius: 12, blur: 4, offset: .zero, color: .black)
    }
    let expected = (0..<60000).map { index in
      let (x, y) = (index % 500, index / 500)
      return short[x < 85 ? x : max(85, x - 300), y]
    }
    let same = long.pixels() == expected
    #expect(same)
  }

  @Test("It reaches no further than three times the blur and three pixels")
  func reach() {
    let bitmap = rendered(160, 140) { $0.shadow(of: capsule, radius: 12, blur: 5, offset: Vector(dx: 0, dy: 1), color: .black) }
    let outer = capsule.offsetBy(dx: 0, dy: 1).insetBy(dx: -18, dy: -18)
    let stray = (0..<22400).filter { index in
      let (x, y) = (index % 160, index / 160)
      return !outer.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)) && bitmap[x, y] != 0xFFFF_FFFF
    }
    #expect(stray.isEmpty)
  }

  private func ink(_ bitmap: Bitmap) -> Double {
    bitmap.pixels().reduce(0) { $0 + Double(255 - channels($1)[1]) / 255 }
  }
}
