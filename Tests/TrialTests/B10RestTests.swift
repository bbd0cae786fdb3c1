import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("B10")
struct B10RestTests {
  @Test(
    "B10: a thumb's way takes about as long in every range, ends on the value without a visible jump, and then nothing ticks",
    arguments: [(0, 1), (0, 1000), (0, 0.001), (5000, 5000.5)] as [(Float, Float)])
  func ways(minimum: Float, maximum: Float) {
    let length = maximum - minimum
    let bench = Bench(value: minimum, minimum: minimum, maximum: maximum)
    bench.slider.setValue(minimum + 0.75 * length, animated: true)
    var frames = 0
    var before = bench.thumbX
    while bench.slider.isSettling, frames < 600 {
      before = bench.thumbX
      bench.frames()
      frames += 1
    }
    // The programmatic spring is within a thousandth of the track for good after 0.54 s.
    #expect((30...48).contains(frames))
    // A Float holds 0.75 thousandths to a ten-millionth of themselves.
    #expect(near(bench.thumbX, 400, 1e-4) && abs(bench.thumbX - before) < 0.5)
    #expect(bench.slider.value == minimum + 0.75 * length)
    let drawn = bench.stage.framesRun
    #expect(bench.window.frameClock?.hasRunningLinks == false && !bench.window.wantsFrame)
    bench.frames(60)
    #expect(bench.stage.framesRun == drawn + 60 && bench.stage.lastDamage.isEmpty && !bench.window.wantsFrame)
  }

  @Test("B10: less than half a pixel may end at once, and ends on the value")
  func short() {
    let bench = Bench(value: 0.5)
    bench.slider.setValue(0.501, animated: true)
    bench.frames(30)
    #expect(!bench.slider.isSettling && bench.slider.value == 0.501 && near(bench.thumbX, 300.4, 1e-4))
  }
}
