import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("Keys and wheel on a slider")
struct SliderKeyTests {
  @Test("step, page, fine and ends", arguments: SliderSystem.allCases)
  func table(system: SliderSystem) {
    let rows: [(Key, Modifiers, Float)] = [
      (.right, [], 0.51), (.up, [], 0.51), (.left, [], 0.49), (.down, [], 0.49), (.home, [], 0), (.end, [], 1), (.pageUp, [], 0.6),
      (.pageDown, [], 0.4), (.right, .control, 0.6), (.left, .control, 0.4), (.up, .control, 0.6), (.down, .control, 0.4),
      (.right, .shift, 0.501), (.left, .shift, 0.499), (.character("+"), [], 0.51), (.character("-"), [], 0.49),
      (.character("+"), .control, 0.6), (.character("-"), .control, 0.4), (.keypadPlus, [], 0.51), (.keypadMinus, [], 0.49),
      (.keypadPlus, .control, 0.6), (.keypadMinus, .control, 0.4), (.character("+"), .shift, 0.51),
    ]
    for (key, modifiers, expected) in rows {
      let rig = Rig(system: system)
      let record = record(rig.slider)
      rig.window.focus(rig.slider)
      rig.key(key, modifiers)
      #expect(near(Double(rig.slider.value), Double(expected), 1e-6), "\(key) \(modifiers)")
      #expect(record.take() == ["valueChanged"] && rig.window.unhandled == [])
      rig.frames(90)
      #expect(rig.slider.shownPlace == rig.slider.normalised(rig.slider.value), "\(key) \(modifiers)")
    }
  }

  @Test("leave other keys, and those with Alt, to others")
  func others() {
    let rig = Rig()
    rig.window.focus(rig.slider)
    for key in [Key.space, .escape, .character("x"), .function(1)] { rig.key(key) }
    for key in [Key.right, .home, .character("+"), .character("-")] { rig.key(key, .alt) }
    rig.key(.pageUp, .control)
    #expect(rig.window.unhandled.count == 9 && rig.slider.value == 0.5)
  }

  @Test(
    "a hundred steps from the minimum end on the maximum exactly",
    arguments: [(0, 1), (0, 100), (-1, 1), (12, 32), (0.1, 0.7)] as [(Float, Float)])
  func hundred(minimum: Float, maximum: Float) {
    let rig = Rig()
    rig.slider.maximumValue = maximum
    rig.slider.minimumValue = minimum
    rig.slider.value = minimum
    rig.window.focus(rig.slider)
    for _ in 0..<99 { rig.key(.right) }
    #expect(rig.slider.value < maximum)
    rig.key(.right)
    #expect(rig.slider.value == maximum)
    for _ in 0..<100 { rig.key(.left) }
    #expect(rig.slider.value == minimum)
  }

  @Test("an auto-repeated key retargets one motion instead of queueing many", arguments: [SliderSystem.settle, .ios26])
  func autoRepeat(system: SliderSystem) {
    let rig = Rig(system: system, value: 0)
    let record = record(rig.slider)
    rig.window.focus(rig.slider)
    var shown = [0.0]
    for _ in 0..<30 {
      rig.stage.send(.key(KeyEvent(.right, isRepeat: true, time: rig.stage.time.timestamp)))
      for _ in 0..<2 {
        rig.frames()
        shown.append(rig.slider.shownPlace)
      }
    }
    #expect(near(Double(rig.slider.value), 0.3, 1e-6) && record.take().count == 30)
    let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 0.012 })
    rig.frames(36)
    #expect(rig.slider.shownPlace == rig.slider.normalised(rig.slider.value) && !rig.slider.isSettling)
  }

  @Test("at the end of the range say nothing, whatever the key")
  func limit() {
    let rig = Rig(value: 0)
    let record = record(rig.slider)
    rig.window.focus(rig.slider)
    for key in [Key.left, .down, .pageDown, .home, .volumeDown] { rig.key(key) }
    rig.wheel(-1, x: 118)
    #expect(record.take() == [] && rig.window.unhandled == [])
  }

  @Test("do nothing while the thumb is held", arguments: SliderSystem.allCases)
  func held(system: SliderSystem) {
    let rig = Rig(system: system)
    rig.window.focus(rig.slider)
    rig.press(250)
    let record = record(rig.slider)
    for key in [Key.right, .end, .pageDown] { rig.key(key) }
    rig.wheel(1)
    #expect(record.take() == [] && rig.slider.value == 0.5 && rig.slider.isTracking)
  }

  @Test("a notch is a step, with Control or Shift a page; parts of a notch add up")
  func wheel() {
    let rig = Rig()
    let record = record(rig.slider)
    rig.wheel(1)
    #expect(near(Double(rig.slider.value), 0.51, 1e-6))
    rig.wheel(-2)
    #expect(near(Double(rig.slider.value), 0.49, 1e-6))
    rig.wheel(0, horizontal: 1)
    #expect(near(Double(rig.slider.value), 0.5, 1e-6))
    rig.wheel(1, .control)
    rig.wheel(1, .shift)
    #expect(near(Double(rig.slider.value), 0.7, 1e-6) && record.take().count == 5)
    for _ in 0..<3 { rig.wheel(0.25) }
    #expect(near(Double(rig.slider.value), 0.7, 1e-6) && record.take() == [])
    rig.wheel(0.25)
    #expect(near(Double(rig.slider.value), 0.71, 1e-6) && record.take() == ["valueChanged"])
    rig.wheel(1.5)
    rig.wheel(-2)
    #expect(near(Double(rig.slider.value), 0.71, 1e-6), "half a notch was left, and is taken back first")
    rig.wheel(-0.5)
    #expect(near(Double(rig.slider.value), 0.7, 1e-6))
    _ = record.take()
    rig.wheel(1, x: 50, y: 50)
    #expect(near(Double(rig.slider.value), 0.7, 1e-6) && record.take() == [], "not over the slider")
    rig.wheel(1000)
    #expect(rig.slider.value == 1)
  }

  @Test("a volume key moves by a sixteenth of the range", arguments: SliderSystem.allCases)
  func volume(system: SliderSystem) {
    let rig = Rig(system: system)
    let record = record(rig.slider)
    rig.window.focus(rig.slider)
    rig.key(.volumeUp)
    #expect(rig.slider.value == 0.5625 && record.take() == ["valueChanged"])
    rig.slider.pressVolumeButton(up: false)
    rig.slider.pressVolumeButton(up: false)
    #expect(rig.slider.value == 0.4375 && record.take().count == 2)
    rig.frames(90)
    #expect(rig.slider.shownPlace == 0.4375 && !rig.slider.isOnDisplayLink)
  }

  @Test("cancelling a drag gives the value at the press back, told once before touchCancel", arguments: SliderSystem.allCases)
  func escape(system: SliderSystem) {
    let rig = Rig(system: system)
    var told: [Float] = []
    rig.slider.addAction(Action(identifier: "told") { [unowned rig] _ in told.append(rig.slider.value) }, for: .valueChanged)
    rig.press(250)
    rig.move(300)
    told = []
    let record = record(rig.slider)
    #expect(rig.window.cancelPress(time: 1) && !rig.window.cancelPress(time: 1))
    rig.frames()
    #expect(told == [0.5] && record.take() == ["valueChanged", "touchCancel"] && rig.slider.shownPlace == 0.5)
  }
}
