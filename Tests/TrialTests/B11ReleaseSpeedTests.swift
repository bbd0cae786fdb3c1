import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("B11")
struct B11ReleaseSpeedTests {
  /// The thumb's velocity at the release, before the first tick, in slider units a second.
  private func releaseSpeed(_ bench: Bench, at time: Double) -> Double {
    var speed = Double.nan
    bench.slider.addAction(
      Action(identifier: "up") { [unowned bench] _ in speed = bench.slider.shownVelocity }, for: [.touchUpInside, .touchUpOutside])
    bench.stage.release(at: Point(x: 420, y: 240), time: time)
    bench.frames()
    return speed
  }

  @Test("B11: a pointer that rested has no speed", arguments: [SliderSystem.settle, .ios26])
  func rested(system: SliderSystem) {
    let bench = Bench(system: system)
    bench.swipe(from: 180, to: 420)
    bench.frames(30)
    let x = bench.thumbX
    #expect(near(x, 420, 0.5))
    #expect(abs(releaseSpeed(bench, at: bench.stage.time.timestamp)) < 0.05)
    for _ in 0..<60 {
      bench.frames()
      #expect(near(bench.thumbX, 420, 0.5))
    }
    #expect(bench.slider.value == 0.8)
  }

  @Test("B11: a pointer on the move throws the thumb to the projected target", arguments: [SliderSystem.settle, .ios26])
  func thrown(system: SliderSystem) {
    let bench = Bench(system: system)
    bench.swipe(from: 180, to: 420)
    #expect(near(releaseSpeed(bench, at: bench.lastPacket), 5, 1))
    #expect(bench.slider.value == 1)
    bench.frames(120)
    #expect(bench.shown == 1 && bench.slider.value == 1)
  }

  @Test("B11: a trembling rest has next to no speed")
  func trembling() {
    let bench = Bench()
    bench.swipe(from: 180, to: 420)
    let began = bench.lastPacket
    for (number, x) in [421.0, 420, 421].enumerated() {
      let time = began + 0.15 * Double(number + 1)
      while !bench.stage.reaches(time) { bench.frames() }
      bench.stage.move(to: Point(x: x, y: 240), time: time)
    }
    while !bench.stage.reaches(began + 0.5) { bench.frames() }
    #expect(abs(releaseSpeed(bench, at: began + 0.5)) < 0.2)
    bench.frames(30)
    #expect(near(bench.thumbX, 421, 0.5))
  }

  @Test("B11: packets that stay on the spot are rest too")
  func onTheSpot() {
    let bench = Bench()
    bench.swipe(from: 180, to: 420)
    for number in 1...6 {
      bench.stage.move(to: Point(x: 420, y: 240 + Double(number)), time: bench.lastPacket + 0.008 * Double(number))
    }
    while !bench.stage.reaches(bench.lastPacket + 0.05) { bench.frames() }
    #expect(releaseSpeed(bench, at: bench.lastPacket + 0.05) == 0)
  }
}
