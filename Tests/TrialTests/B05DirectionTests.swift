import Drawing
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("B05: right to left, drag and keys agree")
struct B05DirectionTests {
  private func bench(_ system: SliderSystem) -> Bench {
    let bench = Bench(system: system, value: 50, maximum: 100, step: 5)
    bench.window.layoutDirection = .rightToLeft
    bench.frames()
    bench.window.focus(bench.slider)
    return bench
  }

  @Test("B05: the minimum sits at x 500, and a drag to the left raises the value", arguments: SliderSystem.allCases)
  func drag(system: SliderSystem) {
    let bench = bench(system)
    bench.slider.value = 0
    bench.frames()
    #expect(near(bench.thumbX, 500, 0.5))
    bench.slider.value = 50
    bench.frames()
    #expect(near(bench.thumbX, 300, 0.5))
    bench.drag(300, through: [275, 250, 225, 200])
    bench.rest()
    bench.release(200)
    bench.frames(60)
    #expect(bench.slider.value == 75 && near(bench.thumbX, 200, 0.5))
  }

  @Test("B05: horizontal keys move the thumb where they point; the others name values", arguments: SliderSystem.allCases)
  func keys(system: SliderSystem) {
    let rows: [(keys: [Key], value: Float, x: Double)] = [
      ([.left], 55, 280), ([.left, .right, .right], 45, 320), ([.up], 55, 280), ([.down], 45, 320), ([.home], 0, 500), ([.end], 100, 100),
      ([.pageUp], 60, 260), ([.pageDown], 40, 340),
    ]
    for (keys, value, x) in rows {
      let bench = bench(system)
      for key in keys {
        bench.stage.key(key)
        bench.frames()
      }
      bench.frames(90)
      #expect(bench.slider.value == value && near(bench.thumbX, x, 0.5), "\(keys)")
    }
  }

  @Test("B05: turning the direction round in mid-drag leaves the value alone until the next motion", arguments: SliderSystem.allCases)
  func flip(system: SliderSystem) {
    let bench = bench(system)
    bench.slider.step = 0
    bench.drag(300, through: [250, 200])
    #expect(near(Double(bench.slider.value), 75, 1e-4))
    bench.window.layoutDirection = .leftToRight
    bench.frames()
    #expect(near(Double(bench.slider.value), 75, 1e-4) && near(bench.thumbX, 400, 0.5))
    bench.move(204)
    bench.frames()
    #expect(near(Double(bench.slider.value), 76, 1e-3) && near(bench.thumbX, 404, 0.5))
  }
}
