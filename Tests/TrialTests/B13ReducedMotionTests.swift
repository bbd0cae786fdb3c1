import Animation
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

/// The trial's sliders; its animators are tried beside their contract.
@Suite("Reduced motion on the slider")
struct B13ReducedMotionTests {
  private func bench(reduces: Bool, value: Float = 0.2) -> Bench {
    let bench = Bench(value: value)
    bench.window.reducesMotion = reduces
    return bench
  }

  /// How far the thumb has grown, 0 ... 1: the one number that its size follows.
  private func growth(of bench: Bench) -> Double? {
    bench.slider.element.subviews.compactMap { $0 as? GlassLensView }.first?.liftProgress
  }

  @Test("B13: a settle is at its place within one frame, and tells the same in the same order")
  func settle() {
    var stories: [[String]] = []
    for reduces in [true, false] {
      let bench = bench(reduces: reduces)
      let log = EventLog()
      log.listen(to: bench.slider)
      bench.fling(from: 180, to: 420)
      if reduces {
        bench.frames()
        #expect(near(bench.shown, Double(bench.slider.value), 0.00125) && !bench.slider.isOnDisplayLink)
      }
      bench.frames(120)
      #expect(near(bench.shown, Double(bench.slider.value), 0.00125))
      stories.append(log.story)
    }
    #expect(stories[0] == stories[1] && !stories[0].isEmpty)
  }

  @Test("B13: an animated set is at its place within one frame")
  func animatedSet() {
    let bench = bench(reduces: true)
    bench.work { bench.slider.setValue(1, animated: true) }
    bench.frames(2)
    #expect(near(bench.shown, 1, 0.00125) && bench.slider.value == 1)
    bench.frames()
    #expect(!bench.window.wantsFrame)
  }

  @Test("B13: switched on in mid-flight, it jumps to the end on the next frame")
  func midFlight() {
    let bench = bench(reduces: false)
    bench.work { bench.slider.setValue(1, animated: true) }
    bench.frames(8)
    #expect(bench.shown > 0.25 && bench.shown < 0.95)
    bench.window.reducesMotion = true
    bench.frames()
    #expect(near(bench.shown, 1, 0.00125))
  }

  @Test("B13: the thumb still reaches its grown size, within one frame, and its size at rest again")
  func growth() {
    let moving = bench(reduces: false), still = bench(reduces: true)
    for bench in [moving, still] {
      bench.press(180)
      bench.frames()
    }
    #expect(growth(of: still) == 1 && (growth(of: moving) ?? 1) < 0.9)
    moving.frames(120)
    #expect(growth(of: moving) == growth(of: still))
    still.frames(30)
    still.release(180)
    still.frames(2)
    #expect(growth(of: still) == 0)
  }
}
