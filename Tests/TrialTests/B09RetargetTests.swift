import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

@Suite("B09")
struct B09RetargetTests {
  /// A slider whose thumb is on its way after a throw from x 180 through x 300.
  private func thrown() -> Bench {
    let bench = Bench()
    bench.fling(from: 180, to: 300)
    bench.frames(3)
    return bench
  }

  @Test("B09: a thumb on its way after a release keeps its place and its speed when it is sent elsewhere")
  func afterRelease() {
    let bench = thrown()
    let place = bench.shown, speed = bench.slider.shownVelocity
    #expect(speed > 0.5)
    let motion = SpringMotion(from: place, to: 0.1, velocity: speed, spring: .programmatic)
    bench.slider.setValue(0.1, animated: true)
    #expect(near(bench.shown, place) && near(bench.slider.shownVelocity, speed))
    for frame in 1...12 {
      bench.frames()
      #expect(near(bench.shown, motion.value(after: Double(frame) * Bench.interval), 1e-6), "frame \(frame)")
      if frame == 1 { #expect(bench.shown > place, "it goes on before it turns round") }
    }
    bench.frames(120)
    #expect(bench.slider.value == 0.1 && near(bench.shown, 0.1, 1e-6))
  }

  @Test("B09: of two targets in one frame only the last counts")
  func twice() {
    let one = thrown(), two = thrown()
    one.slider.setValue(0.1, animated: true)
    two.slider.setValue(0.9, animated: true)
    two.slider.setValue(0.1, animated: true)
    for _ in 0..<30 {
      one.frames()
      two.frames()
      #expect(one.shown == two.shown && one.slider.shownVelocity == two.slider.shownVelocity)
    }
  }

  @Test("B09: a set without animation ends the speed as well")
  func withoutAnimation() {
    let bench = thrown()
    bench.slider.setValue(0.4, animated: false)
    bench.frames()
    #expect(bench.slider.shownVelocity == 0 && near(bench.shown, 0.4, 1e-6))
    bench.slider.setValue(0.6, animated: true)
    bench.frames()
    let motion = SpringMotion(from: 0.4, to: 0.6, spring: .programmatic)
    #expect(near(bench.shown, motion.value(after: Bench.interval), 2e-3))
    bench.frames(120)
    #expect(near(bench.shown, 0.6, 1e-6))
  }
}
