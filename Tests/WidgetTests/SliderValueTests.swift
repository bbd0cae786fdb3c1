import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("A slider's value", .serialized)
struct SliderValueTests {
  @Test("begins at 0 of 0 ... 1")
  func defaults() {
    let slider = Slider()
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous && slider.step == 0)
  }

  @Test("stays in the range, which yields to its own ends", arguments: SliderSystem.allCases)
  func clamped(system: SliderSystem) {
    let slider = Slider(system: system)
    slider.value = -1
    #expect(slider.value == 0)
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = 0.3
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.minimumValue = 0
    slider.maximumValue = 1
    #expect(slider.value == 1)
    slider.maximumValue = 0.25
    #expect(slider.value == 0.25)
    slider.maximumValue = -2
    #expect(slider.minimumValue == -2 && slider.value == -2)
    slider.value = 4
    #expect(slider.value == -2 && slider.shownPlace == 0 && slider.shownValue == -2)
  }

  @Test(
    "reads the new number on the next line, animated or not; only the look of an animated one follows", arguments: SliderSystem.allCases)
  func immediate(system: SliderSystem) {
    let rig = Rig(system: system)
    rig.slider.setValue(0.8, animated: false)
    #expect(rig.slider.value == 0.8)
    rig.frames()
    #expect(near(rig.slider.shownValue, 0.8, 1e-6))
    rig.slider.setValue(0.1, animated: true)
    #expect(rig.slider.value == 0.1)
    let moves = system != .custom && system != .customLens
    if moves { #expect(near(rig.slider.shownValue, 0.8, 1e-6)) }
    rig.frames(120)
    #expect(rig.slider.value == 0.1 && near(rig.slider.shownValue, 0.1, 1e-6) && !rig.slider.isOnDisplayLink)
  }

  @Test("an animated change follows the programmatic spring", arguments: [SliderSystem.settle, .ios26])
  func programmatic(system: SliderSystem) {
    let rig = Rig(system: system, value: 0)
    rig.stage.window.frameClock?.perform(at: 0) { rig.slider.setValue(1, animated: true) }
    rig.frames()
    var shown: [Double] = []
    for _ in 0..<30 {
      rig.frames()
      shown.append(rig.slider.element.thumbPlace)
    }
    for (frame, expected) in [(3, 0.201727), (6, 0.525705), (12, 0.922314), (18, 1.012427), (30, 1.002490)] {
      #expect(near(shown[frame - 1], expected, 1e-5))
    }
  }

  @Test("an animated change in mid-flight keeps place and speed: nothing jumps, and the last target counts")
  func retargeted() {
    let rig = Rig(value: 0)
    rig.stage.window.frameClock?.perform(at: 0) { rig.slider.setValue(1, animated: true) }
    rig.frames(7)
    let place = rig.slider.element.thumbPlace, velocity = rig.slider.shownVelocity
    #expect(near(place, 0.525705, 1e-5) && velocity > 4)
    rig.slider.setValue(0.9, animated: true)
    rig.slider.setValue(0, animated: true)
    #expect(rig.slider.element.thumbPlace == place && rig.slider.shownVelocity == velocity)
    // Outside a frame's work the set counts from the last frame: a frame's worth at nearly that speed, less what the new target pulls.
    rig.frames()
    #expect(rig.slider.element.thumbPlace > place + 0.3 * velocity / 60)
    rig.frames(120)
    #expect(rig.slider.shownPlace == 0 && rig.slider.value == 0)
  }

  @Test("a small animated change arrives exactly", arguments: [SliderSystem.settle, .ios26], [0.5004, 0.50000006] as [Float])
  func smallChange(system: SliderSystem, value: Float) {
    let rig = Rig(system: system)
    rig.slider.setValue(value, animated: true)
    rig.frames(60)
    #expect(rig.slider.value == value && rig.slider.shownPlace == rig.slider.normalised(value) && !rig.slider.isOnDisplayLink)
  }

  @Test("set by code sends nothing", arguments: SliderSystem.allCases)
  func silent(system: SliderSystem) {
    let rig = Rig(system: system)
    let record = record(rig.slider)
    rig.slider.value = 0.8
    rig.slider.setValue(0.2, animated: true)
    rig.slider.minimumValue = 0.4
    rig.slider.maximumValue = 0.6
    rig.frames(60)
    #expect(record.take() == [])
  }

  @Test("past an end sends nothing, and the thumb is drawn through the rubber band", arguments: SliderSystem.allCases)
  func pastTheEnd(system: SliderSystem) {
    let rig = Rig(system: system, value: 0.9)
    let record = record(rig.slider)
    rig.press(118.5 + 0.9 * 263)
    rig.move(118.5 + 263)
    #expect(record.take() == ["touchDown", "valueChanged", "touchDragInside"] && rig.slider.value == 1)
    for excess in [10.0, 25, 50, 100, 1000] {
      rig.move(118.5 + 263 + excess)
      #expect(!record.take().contains("valueChanged") && rig.slider.value == 1)
      let drawn = (rig.slider.shownPlace - 1) * 263
      #expect(near(drawn, (1 - 1 / (excess * 0.55 / 30 + 1)) * 30, 1e-3), "limit 30 at a width of 300")
      #expect(near(rig.slider.convertToWindow(rig.slider.thumbFrame).midX, 118.5 + 263 + drawn, 1e-3))
    }
    rig.rest()
    rig.release(118.5 + 1263)
    rig.frames(120)
    #expect(rig.slider.value == 1 && rig.slider.shownPlace == 1)
  }

  @Test("is told of a slider that isn't continuous once, by the final value", arguments: SliderSystem.allCases)
  func notContinuous(system: SliderSystem) {
    let rig = Rig(system: system)
    rig.slider.isContinuous = false
    var told: [Float] = []
    rig.slider.addAction(Action(identifier: "told") { [unowned rig] _ in told.append(rig.slider.value) }, for: .valueChanged)
    rig.press(250)
    for x in [260.0, 270, 280] { rig.move(x) }
    rig.rest()
    rig.release(280)
    rig.frames(60)
    #expect(told == [rig.slider.value] && near(Double(rig.slider.value), 0.5 + 30 / 263, 1e-6))
  }

  @Test("written into the data model from outside never takes the thumb off the track", arguments: [5, -5, .nan, .infinity] as [Float])
  func rawWrites(value: Float) {
    for system in SliderSystem.allCases {
      let rig = Rig(system: system)
      rig.slider.setNeedsLayout()
      write(value, to: rig.slider)
      rig.frames(3)
      #expect((0...1).contains(rig.slider.shownPlace), "\(system)")
      rig.slider.value = 0.25
      rig.frames(60)
      #expect(rig.slider.value == 0.25 || system == .ios26 || system == .ios26Renamed)
    }
  }
}
