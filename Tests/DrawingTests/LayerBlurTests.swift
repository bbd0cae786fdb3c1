@testable import Drawing
import Geometry
import Glibc
import Testing

@Suite struct LayerBlurTests {
  private let side = 161

  @Test(
    "A point keeps its weight and its place and comes close to the bell",
    arguments: [1, 1.5, 2, 3, 4.5, 6, 7, 9, 12, 14, 20, 24])
  func point(sigma: Double) {
    var plane = PixelPlane(width: side, height: side)
    plane.pixels[80 * side + 77] = SIMD4(0.5, 0.25, 1, 1)
    LayerBlur(sigma: sigma).apply(to: &plane)
    var sums = [0.0, 0, 0, 0]
    for pixel in plane.pixels { for part in 0..<4 { sums[part] += Double(pixel[part]) } }
    for (sum, whole) in zip(sums, [0.5, 0.25, 1, 1]) { #expect(abs(sum / whole - 1) < 0.005) }
    func centroid(_ place: (Int) -> Int) -> Double {
      var moment = 0.0
      for index in plane.pixels.indices { moment += Double(plane.pixels[index].w) * Double(place(index)) }
      return moment / sums[3]
    }
    #expect(abs(centroid { $0 % side } - 77) < 0.02)
    #expect(abs(centroid { $0 / side } - 80) < 0.02)
    let peak = 1 / (2 * .pi * sigma * sigma)
    var worst = 0.0
    for index in plane.pixels.indices {
      let x = Double(index % side - 77), y = Double(index / side - 80)
      let ideal = peak * exp(-(x * x + y * y) / (2 * sigma * sigma))
      worst = max(worst, abs(Double(plane.pixels[index].w) - ideal))
    }
    #expect(worst <= 0.03 * peak)
  }

  @Test("Nothing is drawn further away than the reach says", arguments: [1.0, 3, 7, 12, 24])
  func reach(sigma: Double) {
    var plane = PixelPlane(width: 241, height: 9)
    for y in 0..<9 { plane.pixels[y * 241 + 120] = SIMD4(repeating: 1) }
    let blur = LayerBlur(sigma: sigma)
    blur.apply(to: &plane)
    for x in 0..<241 where abs(x - 120) > blur.reach { #expect(plane.pixels[4 * 241 + x] == .zero) }
  }

  @Test("A blur of 0 changes nothing, and a picture smaller than the blur works")
  func extremes() {
    var plane = PixelPlane(width: 2, height: 1)
    plane.pixels = [SIMD4(repeating: 1), SIMD4(repeating: 0.5)]
    LayerBlur(sigma: 0).apply(to: &plane)
    #expect(plane.pixels == [SIMD4(repeating: 1), SIMD4(repeating: 0.5)])
    LayerBlur(sigma: 40).apply(to: &plane)
    #expect(plane.pixels[0].w > 0 && plane.pixels[0].w < 0.01)
  }
}

@Suite struct LayerTests {
  private let frame = Rect(x: 0, y: 0, width: 60, height: 40)

  private func layered(_ effects: [LayerEffects], on ground: Color = .black, _ color: Color) -> Bitmap {
    rendered(60, 40, on: ground) { canvas in
      for effect in effects {
        canvas.withLayer(effect, in: Rect(x: 20, y: 12, width: 20, height: 16)) { layer in
          layer.fill(Rect(x: 20, y: 12, width: 20, height: 16), color)
        }
      }
    }
  }

  private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels(), b.pixels()).map { a, b in zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0 }.max() ?? 0
  }

  @Test("Added light adds up and ends at white; opacity comes first")
  func added() {
    let color = Color(red: 0.5, green: 0.8, blue: 0.2)
    let twice = layered([LayerEffects(blend: .plusLighter), LayerEffects(opacity: 0.5, blend: .plusLighter)], color)
    let expected = [255, Int(0.75 * 255), 255, Int(0.3 * 255)]
    for (shown, wanted) in zip(channels(twice[30, 20]), expected) { #expect(abs(shown - wanted) <= 1) }
  }

  @Test("Added light adds alpha, too, where nothing is behind")
  func alpha() {
    let twice = layered(
      [LayerEffects(opacity: 0.3, blend: .plusLighter), LayerEffects(opacity: 0.4, blend: .plusLighter)], on: .clear, .white)
    #expect(abs(channels(twice[30, 20])[0] - Int(0.7 * 255)) <= 1)
  }

  @Test("The order of added layers doesn't matter")
  func order() {
    let effects = [
      LayerEffects(blur: 4, opacity: 0.45, blend: .plusLighter), LayerEffects(blur: 2, opacity: 0.65, blend: .plusLighter),
      LayerEffects(opacity: 0.85, blend: .plusLighter),
    ]
    let color = Color(hex: 0x3B82F6)
    #expect(difference(layered(effects, color), layered(effects.reversed(), color)) == 0)
  }

  @Test("Hue before the blur or after it is the same where nothing is clamped")
  func hue() {
    let hue = HueRotation(degrees: 40)
    func picture(_ effects: LayerEffects, turned: Bool) -> Bitmap {
      func color(_ color: Color) -> Color { turned ? hue.apply(to: color) : color }
      return rendered(60, 40, on: .black) { canvas in
        canvas.withLayer(effects, in: frame) { layer in
          layer.fill(Rect(x: 14, y: 10, width: 16, height: 20), color(Color(red: 0.6, green: 0.5, blue: 0.4)))
          layer.fill(Rect(x: 30, y: 10, width: 16, height: 20), color(Color(red: 0.4, green: 0.45, blue: 0.6)))
        }
      }
    }
    #expect(difference(picture(LayerEffects(hue: hue, blur: 3), turned: false), picture(LayerEffects(blur: 3), turned: true)) <= 1)
    // And it does something.
    #expect(difference(picture(LayerEffects(hue: hue, blur: 3), turned: false), picture(LayerEffects(blur: 3), turned: false)) > 20)
  }

  @Test("What is seen of a layer in a part of the picture is what the whole shows there")
  func clipped() {
    let effects = LayerEffects(hue: HueRotation(degrees: 25), blur: 7, opacity: 0.8)
    func draw(_ canvas: Canvas) {
      canvas.withLayer(effects, in: frame) { layer in
        layer.fill(Path(ellipseIn: Rect(x: 10, y: 6, width: 41.5, height: 29)), .color(.white))
      }
    }
    let whole = rendered(60, 40, on: .black, draw)
    let parts = rendered(60, 40, on: .black) { canvas in
      for x in stride(from: 0, to: 60, by: 7) {
        canvas.saved {
          canvas.clip(toPixels: Region(PixelRect(x: x, y: 0, width: 7, height: 40)))
          draw(canvas)
        }
      }
    }
    #expect(sameBytes(whole, parts))
  }
}
