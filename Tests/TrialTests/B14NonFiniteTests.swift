import Animation
import Drawing
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("B14")
struct B14NonFiniteTests {
  /// The frame as it should look at the slider's value.
  private func expectSound(_ bench: Bench, at value: Float, _ what: String) {
    bench.frames()
    #expect(bench.slider.value == value, "\(what)")
    #expect(bench.thumbX >= 100 && bench.thumbX <= 500, "\(what)")
    #expect(bench.stage.picture.shows(Bench(system: bench.slider.system, value: value).stage.picture), "\(what)")
  }

  @Test("B14: numbers that are none leave the slider sound", arguments: SliderSystem.allCases)
  func values(system: SliderSystem) {
    let bench = Bench(system: system)
    bench.slider.value = .nan
    expectSound(bench, at: 0.2, "value NaN")
    bench.slider.setValue(.nan, animated: true)
    expectSound(bench, at: 0.2, "animated NaN")
    bench.slider.minimumValue = .nan
    bench.slider.maximumValue = .nan
    bench.slider.minimumValue = -.infinity
    bench.slider.maximumValue = .infinity
    #expect(bench.slider.minimumValue == 0 && bench.slider.maximumValue == 1)
    expectSound(bench, at: 0.2, "range")
    bench.slider.value = .infinity
    expectSound(bench, at: 1, "infinity")
    bench.slider.value = -.infinity
    expectSound(bench, at: 0, "-infinity")
    bench.slider.value = 0.1 + 0.2
    expectSound(bench, at: 0.3, "0.1 + 0.2")
    bench.slider.value = -0.0
    expectSound(bench, at: 0, "-0")
    #expect("\(bench.slider.value)" == "0.0")
    bench.slider.setValue(0.6, animated: true)
    bench.frames(120)
    #expect(bench.slider.value == 0.6 && near(bench.shown, 0.6, 1e-6) && !bench.slider.isOnDisplayLink)
  }

  @Test(
    "B14: packets, times and speeds that are none poison nothing", arguments: [SliderSystem.settle, .custom, .customLens, .ios26],
    [Double.nan, .infinity, -.infinity])
  func packets(system: SliderSystem, bad: Double) {
    let bench = Bench(system: system)
    bench.press(bad)
    bench.frames()
    #expect(!bench.slider.isTracking || bench.slider.value == 0.2)
    bench.release(bad)
    bench.frames()
    bench.drag(180, through: [220, bad])
    #expect(near(Double(bench.slider.value), 0.3, 1e-6) && near(bench.thumbX, 220, 1e-3))
    bench.move(260)
    bench.frames()
    #expect(near(Double(bench.slider.value), 0.4, 1e-6))
    bench.stage.move(to: Point(x: 260, y: bad))
    bench.stage.move(to: Point(x: 264, y: 240), time: bad)
    bench.stage.send(.wheel(WheelEvent(at: Point(x: 260, y: 240), vertical: bad, time: bad)))
    bench.slider.releaseVelocity = bad
    bench.stage.release(at: Point(x: 264, y: 240), time: bad)
    bench.frames(120)
    #expect((0...1).contains(bench.slider.value) && bench.thumbX >= 100 && bench.thumbX <= 500)
    #expect(!bench.slider.isOnDisplayLink)
    bench.slider.releaseVelocity = nil
    bench.stage.send(.wheel(WheelEvent(at: Point(x: bench.thumbX, y: 240), vertical: bad, time: 1)))
    bench.stage.send(.wheel(WheelEvent(at: Point(x: bench.thumbX, y: 240), vertical: -1e300, time: 1)))
    bench.frames(2)
    bench.slider.setValue(0.6, animated: true)
    bench.frames(120)
    #expect(bench.slider.value == 0.6 && near(bench.shown, 0.6, 1e-6))
  }

  @Test("B14: the spring property ignores them and goes on", arguments: [Double.nan, .infinity, -.infinity])
  func property(bad: Double) {
    var property = SpringProperty(0.2)
    property.setVelocity(bad)
    property.setTarget(bad)
    property.jump(to: bad)
    property.place(at: bad)
    property.advance(by: bad)
    #expect(property == SpringProperty(0.2))
    property.setTarget(0.6)
    for _ in 0..<120 { property.advance(by: Bench.interval) }
    #expect(property.isAtTarget(eps: 0.001) && property.presentation.isFinite)
  }
}
