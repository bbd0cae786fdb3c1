import Drawing
import Geometry
import Stage
import Widgets

/// What sliders cost in frames of a whole window.
enum SliderBenchmarks {
  static let all = [
    Benchmark(name: "200 sliders settling at 60 Hz", unit: .shareOfCore, repeats: 7, batch: 20, prepare: settlingCrowd),
    Benchmark(name: "frame of a drag over a picture, input to pixels", unit: .milliseconds, repeats: 7, batch: 60, prepare: drag),
  ]

  /// Ten columns of twenty, each on its way to its own value by the programmatic spring, none lifted; 20 frames are a part of that way.
  private static func settlingCrowd() -> @MainActor (Int) -> Double {
    let window = Window(size: Benchmarks.windowSize)
    window.backgroundColor = Theme.dark.background
    let stage = Stage(window: window)
    let sliders = (0..<200).map { index in
      let slider = Slider(frame: Rect(x: 4 + 128 * Double(index % 10), y: 3 + 40 * Double(index / 10), width: 120, height: 34))
      slider.value = 0.1
      window.addSubview(slider)
      return slider
    }
    stage.runFrame()
    _ = stage.picture
    for (index, slider) in sliders.enumerated() { slider.setValue(0.6 + 0.002 * Float(index), animated: true) }
    return { _ in
      stage.runFrame()
      return Double(stage.lastDamage.area)
    }
  }

  /// The app's own control over a picture, its lens lifted and stretched: every packet makes a frame.
  private static func drag() -> @MainActor (Int) -> Double {
    let size = Benchmarks.windowSize
    let stage = Stage(window: Window(size: size))
    let picture = ImageView(frame: Rect(origin: .zero, size: size))
    picture.image = sky(size)
    let control = IntensityControl(frame: Rect(x: 340, y: 383, width: 600, height: 34), system: .settle)
    stage.window.addSubview(picture)
    stage.window.addSubview(control)
    stage.runFrame()
    _ = stage.picture
    let slider = control.innerSlider
    let thumb = slider.convertToWindow(slider.thumbFrame).center
    stage.press(at: thumb)
    stage.run(frames: 20)
    return { index in
      stage.move(to: Point(x: thumb.x + 6 * Double(index + 1), y: thumb.y))
      stage.runFrame()
      return Double(stage.lastDamage.area)
    }
  }

  private static func sky(_ size: Size) -> Bitmap {
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    Canvas(bitmap, scale: 1).fill(
      Path(rect: Rect(origin: .zero, size: size)),
      .linear(
        from: .zero, to: Point(x: size.width, y: size.height),
        stops: [GradientStop(offset: 0, color: Color(hex: 0xFF9A5A)), GradientStop(offset: 1, color: Color(hex: 0x3B6BFF))]))
    return bitmap
  }
}
