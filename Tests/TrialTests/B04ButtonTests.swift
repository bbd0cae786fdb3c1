import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("B04")
struct B04ButtonTests {
  @Test("B04: other buttons and the wheel leave a drag alone", arguments: [false, true])
  func otherButtons(thirdLast: Bool) {
    let bench = Bench()
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.drag(180, through: [260])
    let changes = log.count("valueChanged")
    bench.press(260, button: 3)
    bench.frames()
    if !thirdLast { bench.release(260, button: 3) }
    for button in 4...7 {
      bench.press(260, button: button)
      bench.release(260, button: button)
    }
    bench.stage.send(.wheel(WheelEvent(at: Point(x: 260, y: 240), vertical: 1, time: bench.stage.time.timestamp)))
    bench.frames()
    #expect(log.count("valueChanged") == changes && bench.slider.isTracking)
    bench.move(340)
    bench.frames()
    #expect(bench.slider.value == 0.6)
    bench.rest()
    bench.release(340)
    bench.frames()
    #expect(!bench.slider.isTracking)
    if thirdLast { bench.release(340, button: 3) }
    bench.frames(30)
    #expect(bench.slider.value == 0.6)
    #expect(log.count("touchDown") == 1 && log.count("touchUp") == 1 && log.count("touchCancel") == 0)
  }

  @Test("B04: only the primary button takes the thumb", arguments: 2...9)
  func secondary(button: Int) {
    let bench = Bench()
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.press(180, button: button)
    bench.move(260)
    bench.release(260, button: button)
    bench.frames(2)
    #expect(log.entries.isEmpty && bench.slider.value == 0.2)
  }
}
