import Animation
import FrameTiming
import Geometry
import Motion
import Stage
import Testing

@testable import Widgets

@Suite("B17")
struct B17FirstFrameTests {
  @Test("B17: a frame stamped before the start is the start")
  func beforeTheStart() {
    let run = EasedRun(from: 0, to: 1, beginTime: 100.010, duration: 0.4)
    #expect(run.value(at: 100) == 0)
    #expect(near(run.value(at: 100 + 1.0 / 60), 0.016667, 1e-5))
    #expect(!run.isFinished(at: 100.4099) && run.isFinished(at: 100.41 + 1.0 / 60))

    var ticks = TickLength()
    ticks.motionBegan(at: 100.010)
    #expect(ticks.tick(at: 100) == 0)
    #expect(near(ticks.tick(at: 100 + 1.0 / 60), 1.0 / 60 - 0.010))
    #expect(near(ticks.tick(at: 100 + 2.0 / 60), 1.0 / 60))

    let clock = ScaledClock(driverTime: 100.010)
    #expect(near(clock.sceneTime(at: 100 + 1.0 / 60), 1.0 / 60 - 0.010))
  }

  @Test("B17: a stamp that goes back counts as no time passed")
  func backwards() {
    var ticks = TickLength()
    ticks.motionBegan(at: 100)
    var property = SpringProperty(0)
    property.setTarget(1)
    var shown: [Double] = []
    for stamp in [100, 100.0167, 100.0150, 100.0333] {
      property.advance(by: ticks.tick(at: stamp))
      shown.append(property.presentation)
    }
    #expect(shown == shown.sorted() && shown[2] == shown[1])
    var straight = SpringProperty(0)
    straight.setTarget(1)
    straight.advance(by: 0.0333)
    #expect(near(shown[3], straight.presentation, 1e-12))
  }

  @Test(
    "B17: the slider's settle takes stamps that go back, and one from the future, without a step back",
    arguments: [SliderSystem.settle, .ios26])
  func oddStamps(system: SliderSystem) {
    let bench = Bench(system: system, value: 0)
    let window = bench.window
    func frame(_ time: Double) -> Double {
      window.runFrame(FrameTime(timestamp: time, targetTimestamp: time + 1.0 / 60), events: [])
      return bench.shown
    }
    _ = frame(100)
    bench.slider.setValue(1, animated: true)
    var shown: [Double] = []
    for stamp in [100.0167, 100.0150, 100.0333, 100.08, 100.05, 100.0667, 100.0833] { shown.append(frame(stamp)) }
    #expect(shown == shown.sorted())
    // By its own time it is in step with the others again.
    var straight = SpringProperty(0, spring: .programmatic)
    straight.setTarget(1)
    straight.advance(by: 0.0833)
    #expect(near(shown[6], straight.presentation, 1e-6))
  }

  @Test("B17: an event from the future starts nothing late")
  func eventFromTheFuture() {
    let bench = Bench()
    bench.swipe(from: 180, to: 420)
    while !bench.stage.reaches(bench.lastPacket) { bench.frames() }
    bench.stage.release(at: Point(x: 420, y: 240), time: bench.stage.time.timestamp + 0.03)
    bench.frames()
    let before = bench.shown
    bench.frames()
    #expect(bench.slider.value == 1 ? bench.shown > before + 0.01 : bench.shown == before)
  }

  @Test("B17: the settle moves on the very first frame, by the time since the release", arguments: [-0.001, 0.001])
  func firstFrame(offset: Double) {
    let bench = Bench()
    let speed = 5.0
    // Packets of 8 ms up to the release, which comes 1 ms before or after a frame.
    let end = bench.stage.time.timestamp + 8 * Bench.interval + offset
    let start = end - 0.12
    bench.stage.press(at: Point(x: 180, y: 240), time: start)
    for number in 1...15 {
      let time = start + 0.008 * Double(number)
      while !bench.stage.reaches(time) { bench.frames() }
      bench.stage.move(to: Point(x: 180 + speed * 400 * 0.008 * Double(number), y: 240), time: time)
    }
    bench.stage.release(at: Point(x: 420, y: 240), time: end)
    bench.frames()
    let since = offset < 0 ? -offset : Bench.interval - offset
    var property = SpringProperty(0.8, spring: .settle)
    property.setTarget(1)
    property.setVelocity(speed)
    property.advance(by: since)
    #expect(bench.shown > 0.8 + 0.7 * speed * since && bench.shown <= 0.8 + speed * since)
    #expect(near(bench.shown, property.presentation, 1e-4))
    // And each later frame moves on by a frame's worth.
    for _ in 0..<4 {
      let before = bench.shown
      bench.frames()
      property.advance(by: Bench.interval)
      #expect(near(bench.shown, property.presentation, 1e-4) && bench.shown > before)
    }
  }

  @Test("B17: a motion after a long rest begins with the frame that starts it", arguments: [SliderSystem.settle, .ios26])
  func afterRest(system: SliderSystem) {
    let bench = Bench(system: system, value: 0)
    bench.frames(300)
    bench.work { bench.slider.setValue(1, animated: true) }
    bench.frames()
    #expect(bench.shown == 0)
    bench.frames()
    var property = SpringProperty(0, spring: .programmatic)
    property.setTarget(1)
    property.advance(by: Bench.interval)
    #expect(near(bench.shown, property.presentation, 1e-6))
  }

  @Test("B17: started and stopped in one frame, a link is called at most once; a motion started twice runs once")
  func startAndStop() {
    let clock = FrameClock()
    final class Owner { var calls = 0 }
    let owner = Owner()
    let link = clock.addLink(owner: owner) { owner, _ in owner.calls += 1 }
    link.invalidate()
    clock.tick(FrameTime(timestamp: 0, targetTimestamp: Bench.interval))
    #expect(owner.calls == 0 && clock.linkCount == 0 && clock.isIdle)

    let bench = Bench(value: 0)
    var motions: [SliderMotionEvent] = []
    bench.slider.observer = { motions.append($0) }
    bench.work {
      bench.slider.setValue(1, animated: true)
      bench.slider.setValue(0, animated: false)
    }
    bench.frames(60)
    #expect(motions == [.settleBegan, .settleEnded] && bench.shown == 0)
    motions = []
    bench.work {
      bench.slider.setValue(1, animated: true)
      bench.slider.setValue(0.5, animated: true)
      #expect(bench.window.frameClock?.linkCount == 1)
    }
    bench.frames(120)
    #expect(motions == [.settleBegan, .settleEnded] && near(bench.shown, 0.5, 1e-6))
  }

  @Test("B17: the stamp at start plus duration is the end, exactly")
  func atTheEnd() {
    for duration in [0.1, 0.25, 0.4, 1] {
      let run = EasedRun(from: 3, to: 7, beginTime: 1000, duration: duration)
      #expect(run.value(at: 1000 + duration) == 7 && run.isFinished(at: 1000 + duration))
    }
  }
}
