import Geometry
import Testing
import Widgets

@Suite("B24")
struct B24HandlerTests {
  // Where the finger comes to a rounded value that stands already, nothing changes: three of the 153 packets.
  @Test("B24: a handler that rounds the value is called once for each of the person's values", arguments: [SliderSystem.settle, .custom])
  func rounds(system: SliderSystem) {
    let bench = Bench(system: system)
    let slider = bench.slider
    var calls: [Float] = [], depth = 0, deepest = 0
    slider.addAction(
      Action(identifier: "round") { [unowned slider] _ in
        depth += 1
        deepest = max(deepest, depth)
        calls.append(slider.value)
        slider.value = (slider.value * 10).rounded() / 10
        depth -= 1
      }, for: .valueChanged)
    bench.press(180)
    for x in 181...333 {
      bench.move(Double(x))
      bench.frames()
      #expect(abs(slider.value * 10 - (slider.value * 10).rounded()) < 1e-5)
      #expect(near(bench.slider.shownPlace, (Double(x) - 100) / 400, 1e-7))
    }
    bench.rest()
    bench.release(333)
    bench.frames(60)
    #expect(deepest == 1 && calls.count == 150 && Set(calls).count == 150)
    #expect(slider.value == 0.6 && near(slider.shownValue, 0.6, 1e-6))
  }

  @Test("B24: two sliders that set one another don't answer one another")
  func linked() {
    let bench = Bench(value: 0.2)
    let one = bench.slider
    let other = Bench.makeSlider(value: 0.8)
    other.frame.origin.y = 100
    bench.window.addSubview(other)
    var calls = [0, 0]
    one.addAction(
      Action(identifier: "a") { [unowned one, unowned other] _ in
        calls[0] += 1
        other.value = 1 - one.value
      }, for: .valueChanged)
    other.addAction(
      Action(identifier: "b") { [unowned one, unowned other] _ in
        calls[1] += 1
        one.value = 1 - other.value
      }, for: .valueChanged)
    bench.press(180)
    for x in stride(from: 190.0, through: 400, by: 10) {
      bench.move(x)
      bench.frames()
      #expect(one.value + other.value == 1)
    }
    bench.rest()
    bench.release(400)
    bench.frames(60)
    #expect(calls == [22, 0] && near(Double(one.value), 0.75, 1e-6) && near(Double(other.value), 0.25, 1e-6))
  }

  @Test("B24: a handler that insists on a value has it, while the finger keeps the thumb")
  func insists() {
    let bench = Bench()
    bench.slider.addAction(Action(identifier: "half") { [unowned bench] _ in bench.slider.value = 0.5 }, for: .valueChanged)
    bench.press(180)
    for x in stride(from: 200.0, through: 420, by: 20) {
      bench.move(x)
      bench.frames()
      #expect(bench.slider.value == 0.5 && bench.slider.isTracking && near(bench.thumbX, x, 1e-3))
    }
    bench.rest()
    bench.release(420)
    bench.frames(60)
    #expect(bench.slider.value == 0.5 && bench.shown == 0.5)
  }

  @Test("B24: handlers that change the range or start a motion don't call themselves", arguments: SliderSystem.allCases)
  func others(system: SliderSystem) {
    let bench = Bench(system: system)
    var depth = 0, deepest = 0
    func guarded(_ body: () -> Void) {
      depth += 1
      deepest = max(deepest, depth)
      body()
      depth -= 1
    }
    bench.slider.addAction(
      Action(identifier: "range") { [unowned bench] _ in
        guarded {
          bench.slider.minimumValue -= 0.01
          bench.slider.maximumValue += 0.01
          bench.slider.setValue(0.5, animated: true)
        }
      }, for: .valueChanged)
    bench.drag(180, through: [200, 240, 300, 360, 420])
    bench.release(420)
    bench.frames(120)
    #expect(deepest == 1 && bench.slider.value.isFinite && bench.slider.range.clamp(bench.slider.value) == bench.slider.value)
  }
}
