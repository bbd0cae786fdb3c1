import Geometry
import Testing
import Widgets

@Suite("B02")
struct B02GrabTests {
  @Test("B02: a press beside the thumb's middle moves nothing", arguments: [290.0, 300, 310])
  func press(x: Double) {
    let bench = Bench(value: 0.5)
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.press(x)
    bench.frames(2)
    bench.release(x)
    bench.frames(30)
    #expect(bench.slider.value == 0.5 && bench.thumbX == 300)
    #expect(log.entries == ["touchDown", "touchUpInside"])
  }

  @Test("B02: the distance from pointer to thumb stays the same along the track and at its end")
  func offset() {
    let bench = Bench(value: 0.5)
    bench.drag(310, through: [410])
    #expect(near(Double(bench.slider.value), 0.75) && near(bench.thumbX, 400, 1e-4))
    bench.rest()
    bench.release(410)
    bench.frames(30)
    #expect(bench.slider.value == 0.75 && near(bench.thumbX, 400, 1e-4))

    let other = Bench(value: 0.5)
    other.drag(290, through: [195, 100])
    #expect(other.slider.value == 0.025 && near(other.thumbX, 110, 1e-4))
    other.move(60)
    other.frames()
    #expect(other.slider.value == 0)
    other.move(290)
    other.frames()
    #expect(near(Double(other.slider.value), 0.5) && near(other.thumbX, 300, 1e-4))
  }

  @Test("B02: the bare track takes no press, and leaves no offset for the next one")
  func bareTrack() {
    let bench = Bench(value: 0.5)
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.press(420)
    bench.frames()
    bench.move(440)
    bench.release(440)
    bench.frames()
    #expect(log.entries.isEmpty && bench.slider.value == 0.5)
    bench.drag(300, through: [340])
    #expect(bench.slider.value == 0.6)
  }

  @Test("B02: an overshot thumb is grabbed where it is drawn")
  func overshot() {
    let bench = Bench(value: 0.9)
    bench.drag(460, through: [520, 580])
    #expect(bench.slider.value == 1 && bench.thumbX > 505)
    bench.release(580)
    bench.frames(2)
    let before = bench.thumbX
    #expect(before > 500)
    bench.press(before)
    bench.frames()
    #expect(near(bench.thumbX, before, 0.5))
  }
}
