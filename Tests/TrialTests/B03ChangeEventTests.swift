import Geometry
import Stage
import Testing
import Widgets

@Suite("B03")
struct B03ChangeEventTests {
  @Test("B03: a rested release tells nothing that was told before")
  func release() {
    let bench = Bench()
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.drag(180, through: [220, 260, 300])
    bench.rest()
    bench.release(300)
    bench.frames(60)
    #expect(log.story == ["touchDown", "valueChanged 0.3", "valueChanged 0.4", "valueChanged 0.5", "touchUpInside"])
  }

  @Test("B03: a press and a release without a move change nothing", arguments: [SliderSystem.settle, .ios26])
  func click(system: SliderSystem) {
    let bench = Bench(system: system)
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.press(180)
    bench.frames(3)
    bench.release(180)
    bench.frames(60)
    #expect(log.entries == ["touchDown", "touchUpInside"])
  }

  @Test("B03: a key at the end of the range tells nothing")
  func keyAtEnd() {
    let bench = Bench(value: 1)
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.window.focus(bench.slider)
    for key in [Key.right, .up, .pageUp, .end] { bench.stage.key(key) }
    bench.frames(30)
    #expect(log.entries.isEmpty && bench.slider.value == 1)
  }

  @Test("B03: a slider that isn't continuous tells once, before the end", arguments: [SliderSystem.settle, .ios26])
  func notContinuous(system: SliderSystem) {
    let bench = Bench(system: system)
    bench.slider.isContinuous = false
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.drag(180, through: [220, 260, 300])
    bench.rest()
    bench.release(300)
    bench.frames(60)
    #expect(log.story == ["touchDown", "valueChanged 0.5", "touchUpInside"])
  }

  @Test("B03: what code changed before the press is no news at the release of a slider that isn't continuous")
  func changedByCode() {
    let bench = Bench(value: 1)
    bench.slider.isContinuous = false
    bench.slider.maximumValue = 0.5
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.press(500)
    bench.frames()
    bench.release(500)
    bench.frames(30)
    #expect(log.entries == ["touchDown", "touchUpInside"])
  }

  @Test("B03: a throw tells its landing at the release, and the settle nothing", arguments: [SliderSystem.settle, .ios26])
  func thrown(system: SliderSystem) {
    let bench = Bench(system: system)
    bench.swipe(from: 180, to: 420)
    let log = EventLog()
    bench.frames()
    log.listen(to: bench.slider)
    bench.stage.release(at: Point(x: 420, y: 240), time: bench.lastPacket)
    bench.frames(120)
    #expect(log.entries == ["valueChanged 1.0", "touchUpInside"])
    #expect(bench.shown == 1)
  }
}
