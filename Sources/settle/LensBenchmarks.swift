import Drawing
import Geometry

/// What glass costs: a lens of 57 x 38 points with its three samples a pixel, over a picture.
enum LensBenchmarks {
  static let all = [
    Benchmark(name: "lens, 3 samples, scale 2", unit: .milliseconds, repeats: 15, batch: 100) { lens(Glass(), scale: 2) },
    Benchmark(name: "lens, 3 samples, scale 1", unit: .milliseconds, repeats: 15, batch: 200) { lens(Glass(), scale: 1) },
    Benchmark(name: "lens half lifted, blurred, scale 2", unit: .milliseconds, repeats: 15, batch: 50) {
      lens(Glass(progress: 0.5), scale: 2)
    },
    Benchmark(name: "lens in a new size, scale 2", unit: .milliseconds, repeats: 15, batch: 30) { lens(Glass(), scale: 2, growth: 0.25) },
  ]

  /// - Parameter growth: how much longer the lens gets each time, in points; 0 meets the map that is there already.
  private static func lens(_ glass: Glass, scale: Double, growth: Double = 0) -> @MainActor (Int) -> Double {
    let size = Size(width: 120, height: 80)
    let bitmap = Bitmap(width: Int(size.width * scale), height: Int(size.height * scale))
    let canvas = Canvas(bitmap, scale: scale)
    canvas.fill(
      Path(rect: Rect(origin: .zero, size: size)),
      .linear(
        from: .zero, to: Point(x: size.width, y: size.height),
        stops: [GradientStop(offset: 0, color: Color(hex: 0xFF9A5A)), GradientStop(offset: 1, color: Color(hex: 0x3B6BFF))]))
    let lens = GlassLens()
    func draw(_ index: Int) {
      lens.draw(glass, in: Rect(x: 20, y: 20, width: 57 + growth * Double(index + 1), height: 38), on: canvas) {}
    }
    draw(-1)
    return { index in
      draw(index)
      return Double(bitmap[Int(48 * scale), Int(39 * scale)] & 0xFF)
    }
  }
}
