import Drawing
import Geometry
import Testing

/// Clear glass that does nothing but bend.
private func bare(_ refraction: Refraction = Refraction(dispersion: 0)) -> Glass {
  var glass = Glass(body: 0, innerShadow: 0)
  glass.rim = 0
  glass.refraction = refraction
  return glass
}

private let size = Size(width: 57, height: 38)

@Suite("Glass lens")
struct GlassLensTests {
  /// Opaque noise, coarse enough for a bend to be seen.
  private func noise(_ width: Int, _ height: Int, seed: UInt64 = 9) -> Bitmap {
    var random = FixedRandom(seed: seed)
    return rendered(width, height) { canvas in
      for y in stride(from: 0, to: height, by: 3) {
        for x in stride(from: 0, to: width, by: 3) {
          func part() -> Double { .random(in: 0...1, using: &random) }
          canvas.fill(
            Rect(x: Double(x), y: Double(y), width: 3, height: 3), Color(red: part(), green: part(), blue: part()))
        }
      }
    }
  }

  private func noise(with glass: Glass, in rect: Rect = Rect(x: 10, y: 10, width: 57, height: 38), scale: Double = 1) -> Bitmap {
    let bitmap = noise(Int(80 * scale), Int(60 * scale))
    GlassLens().draw(glass, in: rect, on: Canvas(bitmap, scale: scale)) {}
    return bitmap
  }

  // MARK: figures, at 2.5 pixels a point, where a tenth of the bevel is three pixels

  /// The red of the row through the middle of a lens over a picture whose brightness rises by 8 a pixel from `start` on.
  private func row(lensFrom left: Double, rampFrom start: Int, glass: Glass) -> [Int] {
    let bitmap = Bitmap(width: 240, height: 120)
    let pixels = Canvas(bitmap, scale: 1)
    for x in 0..<240 {
      pixels.fill(Rect(x: Double(x), y: 0, width: 1, height: 120), Color(white: Double(min(max(8 * (x - start), 0), 255)) / 255))
    }
    let rect = Rect(x: left / 2.5, y: 10.2, width: size.width, height: size.height)
    GlassLens().draw(glass, in: rect, on: Canvas(bitmap, scale: 2.5)) {}
    return (0..<240).map { channels(bitmap[$0, 73])[1] }
  }

  @Test("a tenth of the bevel from the rim shows what lies 7.58 points further in")
  func figure() {
    // Pixel 22 has its middle 3 pixels from the left edge, pixel 159 from the right one.
    let left = row(lensFrom: 19.5, rampFrom: 30, glass: bare())
    #expect(abs((Double(left[22]) / 8 + 30 - 22) / 2.5 - 7.58) < 0.1)
    let right = row(lensFrom: 20, rampFrom: 126, glass: bare())
    #expect(abs((159 - (Double(right[159]) / 8 + 126)) / 2.5 - 7.58) < 0.1)
  }

  @Test("the flat top shows what lies behind, to the bit")
  func flat() {
    let plain = noise(160, 120)
    let lensed = noise(with: bare(), scale: 2)
    // The bevel ends 12 points from the rim, and bends by nothing that can be seen well before.
    for y in (10 + 12) * 2..<(48 - 12) * 2 {
      for x in (10 + 19) * 2..<(67 - 19) * 2 { #expect(lensed[x, y] == plain[x, y]) }
    }
  }

  @Test("along the axis the picture has no seam", arguments: [1, 2.0])
  func seam(scale: Double) {
    for refraction in [Refraction(dispersion: 0), Refraction(dispersion: 0, bevel: 60)] {
      let bitmap = Bitmap(width: Int(80 * scale), height: Int(60 * scale))
      let pixels = Canvas(bitmap, scale: 1)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          pixels.fill(Rect(x: Double(x), y: Double(y), width: 1, height: 1), Color(red: Double(x) / 255, green: Double(y) / 255, blue: 0))
        }
      }
      GlassLens().draw(bare(refraction), in: Rect(x: 10, y: 10, width: 57, height: 38), on: Canvas(bitmap, scale: scale)) {}
      let bevel = min(refraction.bevel, 19)
      let from = Int(((10 + 0.15 * bevel) * scale).rounded(.up)), to = Int((67 - 0.15 * bevel) * scale) - 1
      for y in [Int(29 * scale) - 1, Int(29 * scale)] {
        for x in from..<to {
          let here = channels(bitmap[x, y]), next = channels(bitmap[x + 1, y])
          #expect(abs(here[1] - next[1]) <= 3 && abs(here[2] - next[2]) <= 2, "\(x), \(y): \(here) \(next)")
        }
      }
      for x in from..<to {
        let above = channels(bitmap[x, Int(29 * scale) - 1]), below = channels(bitmap[x, Int(29 * scale)])
        #expect(abs(above[1] - below[1]) <= 2 && abs(above[2] - below[2]) <= 2, "\(x): \(above) \(below)")
      }
    }
  }

  // MARK: identities

  @Test("an index of 1 is the identity to the bit", arguments: [1, 1.25, 1.5, 2.0])
  func identity(scale: Double) {
    for dispersion in [0, 0.02] {
      let lensed = noise(
        with: bare(Refraction(index: 1, dispersion: dispersion)), in: Rect(x: 10.3, y: 9.7, width: 57, height: 38), scale: scale)
      #expect(sameBytes(lensed, noise(Int(80 * scale), Int(60 * scale))))
    }
  }

  @Test("without dispersion three samples are the one", arguments: [1, 2.0])
  func single(scale: Double) {
    // So small that it moves no sample, yet all three are taken.
    let three = noise(with: bare(Refraction(dispersion: 1e-12)), scale: scale)
    #expect(sameBytes(noise(with: bare(Refraction(dispersion: 0)), scale: scale), three))
    #expect(!sameBytes(noise(with: bare(Refraction(dispersion: 0.1)), scale: scale), three))
  }

  @Test("with no progress it is white to the last pixel inside, and hides what is behind")
  func opaque() {
    let lensed = noise(with: Glass(progress: 0))
    for y in 11..<47 { for x in 29..<48 { #expect(lensed[x, y] == 0xFFFF_FFFF) } }
  }

  @Test("white stays white under clear glass, and opaque stays opaque", arguments: [0, 0.3, 0.7, 1])
  func white(progress: Double) {
    var glass = Glass(progress: progress, innerShadow: 0)
    glass.tint = Glass.Tint(Color(hex: 0x0088FF), side: Vector(dx: -1, dy: 0))
    let over = noise(with: glass)
    for word in over.pixels() { #expect(word >> 24 == 255) }
    glass.tint = nil
    let bitmap = rendered(80, 60) { GlassLens().draw(glass, in: Rect(x: 10, y: 10, width: 57, height: 38), on: $0) {} }
    for word in bitmap.pixels() { #expect(word == 0xFFFF_FFFF) }
  }

  @Test("its cover fades from opaque to nothing")
  func cover() {
    var glass = Glass(progress: 0)
    glass.cover = Color(hex: 0x336699)
    #expect(noise(with: glass)[38, 29] == 0xFF33_6699)
    glass.progress = 1
    #expect(sameBytes(noise(with: glass), noise(with: Glass())))
  }

  // MARK: laws of drawing

  @Test("the same drawing gives the same bytes, whatever was drawn before", arguments: [0.2, 0.5, 1])
  func determinism(progress: Double) {
    let glass = Glass(progress: progress), rect = Rect(x: 10.2, y: 10.6, width: 57, height: 38)
    let first = noise(with: glass, in: rect, scale: 2)
    let used = GlassLens()
    for step in 0..<40 {
      let other = noise(200, 200)
      used.draw(Glass(progress: Double(step) / 40), in: Rect(x: 5, y: 5, width: 40 + Double(step), height: 38), on: Canvas(other, scale: 2))
      {}
    }
    let again = noise(160, 120)
    used.draw(glass, in: rect, on: Canvas(again, scale: 2)) {}
    #expect(sameBytes(first, again))
  }

  @Test("colours never exceed their alpha, over whatever is behind", arguments: [0.4, 1])
  func premultiplied(progress: Double) {
    let bitmap = Bitmap(width: 80, height: 60)
    var random = FixedRandom(seed: 3)
    let canvas = Canvas(bitmap, scale: 1)
    for y in 0..<60 {
      for x in 0..<80 {
        canvas.fill(
          Rect(x: Double(x), y: Double(y), width: 1, height: 1),
          Color(red: 1, green: .random(in: 0...1, using: &random), blue: 0, alpha: .random(in: 0...1, using: &random)))
      }
    }
    GlassLens().draw(Glass(progress: progress), in: Rect(x: 10, y: 10, width: 57, height: 38), on: canvas) {}
    for word in bitmap.pixels() {
      let parts = channels(word)
      #expect(parts[1] <= parts[0] && parts[2] <= parts[0] && parts[3] <= parts[0])
    }
  }

  @Test("under a clip that holds the lens it is as without; pixels outside the clip stay", arguments: [0.5, 1])
  func clipped(progress: Double) {
    let whole = noise(with: Glass(progress: progress)), plain = noise(80, 60)
    let part = noise(80, 60)
    let canvas = Canvas(part, scale: 1)
    canvas.saved {
      canvas.clip(toPixels: Region(PixelRect(x: 9, y: 9, width: 60, height: 40)))
      GlassLens().draw(Glass(progress: progress), in: Rect(x: 10, y: 10, width: 57, height: 38), on: canvas) {}
    }
    #expect(sameBytes(whole, part))
    let cut = noise(80, 60)
    let other = Canvas(cut, scale: 1)
    other.saved {
      other.clip(toPixels: Region(PixelRect(x: 0, y: 0, width: 40, height: 30)))
      GlassLens().draw(Glass(progress: progress), in: Rect(x: 10, y: 10, width: 57, height: 38), on: other) {}
    }
    for y in 0..<60 { for x in 0..<80 where x >= 40 || y >= 30 { #expect(cut[x, y] == plain[x, y]) } }
  }

  @Test("in a group it bends what the group holds")
  func grouped() {
    func draw(_ grouped: Bool) -> Bitmap {
      let picture = noise(80, 60)
      return rendered(100, 90) { canvas in
        func content() {
          canvas.draw(picture, in: Rect(x: 12, y: 20, width: 80, height: 60), smooth: false)
          GlassLens().draw(Glass(), in: Rect(x: 22, y: 30, width: 57, height: 38), on: canvas) {
            canvas.fill(Rect(x: 20, y: 20, width: 10, height: 50), Color(white: 0, alpha: 0.5))
          }
        }
        canvas.saved {
          if grouped { canvas.clip(to: Path(rect: Rect(x: 12, y: 20, width: 80, height: 60))) }
          content()
        }
      }
    }
    #expect(sameBytes(draw(true), draw(false)))
  }

  @Test("what lies between glass and picture is seen beside the glass, not through it")
  func between() {
    let glass = noise(with: Glass()), bitmap = noise(80, 60)
    let canvas = Canvas(bitmap, scale: 1)
    GlassLens().draw(Glass(), in: Rect(x: 10, y: 10, width: 57, height: 38), on: canvas) {
      canvas.fill(Rect(x: 0, y: 0, width: 80, height: 60), .black)
    }
    for y in 12..<46 { for x in 30..<47 { #expect(bitmap[x, y] == glass[x, y]) } }
    #expect(bitmap[2, 2] == 0xFF00_0000 && bitmap[70, 29] == 0xFF00_0000)
  }

  @Test("no place, no size, no glass that isn't a number can break it")
  func nonsense() {
    let lens = GlassLens(), plain = noise(80, 60)
    for number in [Double.nan, .infinity, -.infinity, 1e300, 0, -5] {
      let bitmap = noise(80, 60)
      let canvas = Canvas(bitmap, scale: 1)
      lens.draw(Glass(), in: Rect(x: number, y: 10, width: 57, height: 38), on: canvas) {}
      lens.draw(Glass(), in: Rect(x: 300, y: 10, width: number, height: 38), on: canvas) {}
      var glass = Glass()
      glass.rim = number
      lens.draw(glass, in: Rect(x: 200, y: 200, width: 57, height: 38), on: canvas) {}
      if !number.isFinite || number == 1e300 { #expect(sameBytes(bitmap, plain)) }
    }
  }

  @Test("a blur keeps an even colour and grows with what is left to go")
  func blur() {
    let even = rendered(80, 60, on: Color(hex: 0x336699)) {
      var glass = bare()
      glass.progress = 0.5
      GlassLens().draw(glass, in: Rect(x: 10, y: 10, width: 57, height: 38), on: $0) {}
    }
    let middle = channels(even[38, 29])
    let expected = [255, (255 + 0x33) / 2, (255 + 0x66) / 2, (255 + 0x99) / 2]
    for (level, expected) in zip(middle, expected) { #expect(abs(level - expected) <= 2) }
    /// How far the middle row's levels lie apart where stripes are behind.
    func contrast(_ progress: Double) -> Int {
      var glass = bare()
      glass.progress = progress
      let bitmap = rendered(80, 60) { canvas in
        for x in stride(from: 0, to: 80, by: 8) { canvas.fill(Rect(x: Double(x), y: 0, width: 4, height: 60), .black) }
        GlassLens().draw(glass, in: Rect(x: 10, y: 10, width: 57, height: 38), on: canvas) {}
      }
      let levels = (32..<45).map { channels(bitmap[$0, 29])[1] }
      return levels.max()! - levels.min()!
    }
    let contrasts = [0, 0.4, 0.7, 0.9, 1].map(contrast)
    #expect(contrasts.first == 0 && contrasts.last == 255 && contrasts == contrasts.sorted())
  }
}
