import Exhibits
import Geometry
import Stage
import Widgets

/// What sliders cost in frames of a whole window.
enum SliderBenchmarks {
  static let all = [
    Benchmark(name: "200 sliders settling at 60 Hz", unit: .shareOfCore, repeats: 7, batch: 20, prepare: settlingCrowd),
    Benchmark(name: "frame of a drag, input to pixels, playground", unit: .milliseconds, repeats: 7, batch: 40, prepare: playgroundDrag),
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

  private static func playgroundDrag() -> @MainActor (Int) -> Double {
    guard let window = try? PlaygroundWindow(options: PlaygroundOptions(), size: Benchmarks.windowSize, scale: 1) else {
      preconditionFailure("a window without a log can't fail to be made")
    }
    let stage = Stage(window: window)
    stage.run(frames: 5)
    _ = stage.picture
    let slider = window.slider
    let thumb = slider.convertToWindow(slider.thumbFrame).center
    stage.press(at: thumb)
    stage.run(frames: 20)
    return { index in
      stage.move(to: Point(x: thumb.x + 4 * Double(index + 1), y: thumb.y))
      stage.runFrame()
      return Double(stage.lastDamage.area)
    }
  }
}
