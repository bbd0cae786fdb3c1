import Geometry
import Testing
import Widgets

@Suite("B06")
struct B06RangeTests {
  @Test("B06: a range that doesn't start at 0 moves in its own units")
  func offset() {
    let bench = Bench(value: 100, minimum: 50, maximum: 150)
    var seen: [Float] = []
    bench.slider.addAction(Action(identifier: "seen") { [unowned bench] _ in seen.append(bench.slider.value) }, for: .valueChanged)
    bench.drag(300, through: [310, 320, 330, 340])
    #expect(bench.slider.value == 110 && seen == [102.5, 105, 107.5, 110])
  }

  @Test("B06: a new maximum under the finger re-anchors the drag", arguments: [SliderSystem.settle, .custom, .ios26])
  func reanchors(system: SliderSystem) {
    let bench = Bench(system: system, value: 0.5)
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.press(300)
    bench.frames()
    bench.work { bench.slider.maximumValue = 2 }
    bench.frames()
    #expect(bench.slider.value == 0.5 && bench.slider.shownPlace == 0.25)
    bench.move(300)
    bench.frames()
    #expect(bench.slider.value == 0.5 && log.count("valueChanged") == 0)
    bench.move(304)
    bench.frames()
    #expect(near(Double(bench.slider.value), 0.52, 1e-6) && near(bench.slider.shownPlace, 0.26, 1e-7))
  }

  @Test("B06: a maximum below the value clamps it at once")
  func clamps() {
    let bench = Bench(value: 0.9)
    let log = EventLog()
    log.listen(to: bench.slider)
    bench.press(460)
    bench.frames()
    bench.work { bench.slider.maximumValue = 0.5 }
    bench.frames()
    #expect(bench.slider.value == 0.5 && bench.thumbX == 500)
    bench.rest()
    bench.release(460)
    bench.frames(30)
    #expect(bench.slider.value == 0.5 && bench.thumbX == 500)
    #expect(log.count("valueChanged") <= 1)
  }

  @Test("B06: a handler that moves the range on isn't answered by a stale pointer")
  func handlerMovesRange() {
    let bench = Bench(value: 150, minimum: 100, maximum: 200)
    bench.slider.addAction(
      Action(identifier: "on") { [unowned bench] _ in
        if bench.slider.value == 200 {
          bench.slider.maximumValue = 300
          bench.slider.minimumValue = 200
        }
      }, for: .valueChanged)
    bench.drag(300, through: [500])
    #expect(bench.slider.value == 200)
    bench.move(500)
    bench.frames()
    #expect(bench.slider.value == 200 && bench.thumbX == 100)
    bench.move(504)
    bench.frames()
    #expect(near(Double(bench.slider.value), 201, 1e-4))
  }

  @Test("B06: a range change is no movement: the release after it has no speed")
  func noSpeed() {
    let bench = Bench(value: 0.5)
    bench.press(300)
    bench.frames()
    bench.slider.maximumValue = 0.75
    bench.move(301)
    bench.frames()
    let value = bench.slider.value
    bench.release(301)
    bench.frames(60)
    #expect(bench.slider.value == value)
  }

  @Test("B06: a new extent under the finger moves the value only with the finger")
  func resized() {
    let bench = Bench(value: 0.5)
    bench.press(300)
    bench.frames()
    bench.slider.frame = Rect(x: 86, y: 223, width: 228, height: 34)
    bench.frames()
    bench.move(300)
    bench.frames()
    #expect(bench.slider.value == 0.5)
    bench.move(320)
    bench.frames()
    #expect(near(Double(bench.slider.value), 0.6, 1e-6))
  }

  @Test("B06: the same range again disturbs no settle", arguments: [SliderSystem.settle, .ios26])
  func sameRange(system: SliderSystem) {
    let bench = Bench(system: system)
    bench.fling(from: 180, to: 420)
    bench.frames(2)
    bench.slider.minimumValue = 0
    bench.slider.maximumValue = 1
    #expect(bench.slider.isSettling)
  }
}
