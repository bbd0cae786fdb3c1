import Drawing
import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

@Suite("A track's configuration")
struct TrackConfigurationTests {
  private typealias Configuration = Slider.TrackConfiguration

  @Test("has the defaults of UISlider's, and puts n ticks at i / (n - 1)")
  func ticks() {
    let five = Configuration(numberOfTicks: 5)
    #expect(five.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    #expect(five.allowsTickValuesOnly && five.neutralValue == 0 && five.enabledRange == 0...1)
    #expect(Configuration(numberOfTicks: 1).ticks.map(\.position) == [0])
    #expect(Configuration(numberOfTicks: 0).ticks.isEmpty && Configuration(numberOfTicks: -3).ticks.isEmpty)
    #expect(five == Configuration(numberOfTicks: 5) && five.hashValue == Configuration(numberOfTicks: 5).hashValue)
    #expect(Slider().trackConfiguration == nil)
  }

  @Test("keeps the value on the nearest tick, ties up, whoever sets it", arguments: SliderSystem.allCases)
  func snapping(system: SliderSystem) {
    let slider = Slider(system: system)
    slider.maximumValue = 100
    slider.value = 40
    slider.trackConfiguration = Configuration(numberOfTicks: 5)
    #expect(slider.value == 50)
    for (value, tick) in [(12.4, 0), (12.5, 25), (37.5, 50), (62, 50), (99, 100), (-7, 0)] as [(Float, Float)] {
      slider.value = value
      #expect(slider.value == tick, "\(value)")
    }
    slider.trackConfiguration?.allowsTickValuesOnly = false
    slider.value = 62
    #expect(slider.value == 62)
  }

  @Test("while dragging the value goes from tick to tick, and the thumb follows by the programmatic spring")
  func dragging() {
    let rig = Rig(value: 0)
    let slider = rig.slider
    slider.trackConfiguration = Configuration(numberOfTicks: 5)
    rig.frames()
    let record = record(slider)
    rig.press(118.5)
    rig.move(118.5 + 20)
    #expect(slider.value == 0 && near(slider.thumbFrame.midX, 18.5), "still the first")
    rig.move(118.5 + 40)
    #expect(slider.value == 0.25)
    let began = rig.stage.time.timestamp
    for _ in 0..<6 { rig.frames() }
    let expected = 1 + Spring.programmatic.state(from: -1, velocity: 0, after: rig.stage.time.timestamp - began).offset
    #expect(near((slider.thumbFrame.midX - 18.5) / (84.25 - 18.5), expected, 0.02), "\(slider.thumbFrame.midX)")
    rig.frames(60)
    #expect(near(slider.thumbFrame.midX, 84.25) && slider.isTracking && rig.window.frameClock?.hasRunningLinks == false)
    rig.move(118.5 + 140)
    rig.rest()
    rig.release(118.5 + 140)
    #expect(slider.value == 0.5)
    rig.frames(60)
    #expect(near(slider.thumbFrame.midX, 150))
    #expect(record.take().count { $0 == "valueChanged" } == 2)
  }

  @Test("keys go from tick to tick, Home and End to the first and last allowed one")
  func keys() {
    let rig = Rig(value: 0.5)
    rig.slider.trackConfiguration = Configuration(enabledRange: 0.2...0.8, numberOfTicks: 11)
    rig.window.focus(rig.slider)
    for (key, modifiers, value) in [
      (.right, [], 0.6), (.right, .shift, 0.7), (.right, [], 0.8), (.right, [], 0.8), (.pageDown, [], 0.2), (.end, [], 0.8),
      (.home, [], 0.2),
    ] as [(Key, Modifiers, Float)] {
      rig.key(key, modifiers)
      #expect(near(Double(rig.slider.value), Double(value), 1e-6), "\(key)")
    }
  }

  @Test("the fill spans from the neutral value to the value, either way")
  func neutral() {
    let slider = Slider()
    slider.maximumValue = 1
    slider.minimumValue = -1
    slider.trackConfiguration = Configuration(allowsTickValuesOnly: false, neutralValue: 0, numberOfTicks: 0)
    let rig = Rig(slider, value: -0.5)
    #expect(trackFill(of: slider).start == 150 && trackFill(of: slider).end == 75)
    let blue: UInt32 = 0xFF00_91FF
    #expect(rig.stage.picture[145, 117] != blue && rig.stage.picture[225, 117] == blue && rig.stage.picture[252, 117] != blue)
    slider.value = 0.5
    rig.frames()
    #expect(trackFill(of: slider).start == 150 && trackFill(of: slider).end == 225)
  }

  @Test("people's input stays in the enabled range, code's doesn't, and the rest is dimmed", arguments: SliderSystem.allCases)
  func enabled(system: SliderSystem) {
    let slider = Slider(system: system)
    slider.maximumValue = 100
    slider.trackConfiguration = Configuration(allowsTickValuesOnly: false, enabledRange: 20...80, numberOfTicks: 0)
    let rig = Rig(slider, value: 50)
    rig.press(250)
    rig.move(500)
    #expect(slider.value == 80 && near(slider.thumbFrame.midX, 18.5 + 0.8 * 263, 1e-4))
    rig.move(0)
    #expect(slider.value == 20 && near(slider.thumbFrame.midX, 18.5 + 0.2 * 263, 1e-4))
    rig.rest()
    rig.release(0)
    rig.frames(90)
    rig.window.focus(slider)
    for (key, value) in [(.home, 20), (.left, 20), (.end, 80), (.pageUp, 80)] as [(Key, Float)] {
      rig.key(key)
      #expect(slider.value == value)
    }
    rig.frames(90)
    slider.setValue(95, animated: false)
    rig.frames()
    #expect(slider.value == 95)
    let dim = rig.stage.picture[120, 117], full = rig.stage.picture[200, 117]
    #expect(full == 0xFF00_91FF && dim != full && dim != 0xFFFF_FFFF)
  }

  @Test("ticks are dots of half the track's height, 4 points below it, where the thumb comes to stand")
  func places() {
    let rig = Rig()
    let slider = rig.slider
    slider.trackConfiguration = Configuration(
      allowsTickValuesOnly: false, ticks: [.init(position: 0.25, title: "Quarter"), .init(position: 1)])
    rig.frames()
    #expect(slider.rectOfTickMark(at: 0) == Rect(x: 82.75, y: 24, width: 3, height: 3))
    #expect(slider.rectOfTickMark(at: 1) == Rect(x: 280, y: 24, width: 3, height: 3))
    #expect(rig.stage.picture[184, 125] != 0xFFFF_FFFF && rig.stage.picture[381, 125] != 0xFFFF_FFFF)
    #expect((160..<210).contains { x in (132..<145).contains { rig.stage.picture[x, $0] != 0xFFFF_FFFF } }, "the title")
    #expect(slider.value == 0.5)
  }

  @Test("NSSlider's names say the same")
  func aliases() {
    let slider = Slider(frame: Rect(x: 0, y: 0, width: 300, height: 34))
    slider.minValue = -5
    slider.maxValue = 5
    #expect(slider.neutralValue == -5 && slider.numberOfTickMarks == 0 && slider.altIncrementValue == -1 && !slider.isVertical)
    #expect(slider.closestTickMarkValue(toValue: 1.2) == 1.2)
    slider.numberOfTickMarks = 11
    #expect(!slider.allowsTickMarkValuesOnly && slider.neutralValue == -5)
    slider.doubleValue = 1.2
    #expect(near(slider.doubleValue, 1.2, 1e-6) && slider.tickMarkValue(at: 6) == 1 && slider.closestTickMarkValue(toValue: 1.2) == 1)
    slider.allowsTickMarkValuesOnly = true
    #expect(slider.doubleValue == 1)
    slider.neutralValue = 0
    #expect(slider.neutralValue == 0 && slider.trackConfiguration?.neutralValue == 0)
    #expect(slider.indexOfTickMark(at: slider.rectOfTickMark(at: 3).center) == 3 && slider.indexOfTickMark(at: .zero) == nil)
    slider.trackFillColor = .black
    #expect(slider.minimumTrackTintColor == .black)
  }
}
