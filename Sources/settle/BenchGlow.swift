import Geometry
import Stage
import Widgets

extension Benchmarks {
  /// Frames of a glow of 360 x 240 points with all three strokes, in the dark, from the time to the pixels.
  static let glow = [1.0, 2].map { scale in
    Benchmark(name: "frame of the glow, scale \(Int(scale))", unit: .milliseconds, repeats: 9, batch: 20) {
      let stage = Stage(window: Window(size: Size(width: 520, height: 400), scale: scale))
      stage.window.backgroundColor = Theme.dark.background
      let glow = GlowView(.roundedRect(radius: 28), style: .rainbow)
      glow.frame = Rect(x: 80, y: 80, width: 360, height: 240)
      stage.window.addSubview(glow)
      stage.runFrame()
      _ = stage.picture
      return { index in
        glow.time = Double(index + 1) / 60
        stage.runFrame()
        return Double(stage.lastDamage.area)
      }
    }
  }
}
