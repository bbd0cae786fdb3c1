import FrameTiming
import Testing

@testable import Widgets

@Suite("Setting the faulty slider from outside")
struct SetTests {
  @Test("where the last update is there already, only the thumb is laid out", arguments: [false, true])
  func alreadyThere(animated: Bool) {
    let lab = Lab()
    lab.data._value = 0.9
    lab.interaction._lockedValue = 0.7
    lab.glass.lensView.place = 0.4
    lab.frame(work: { lab.slider.setValue(0.2, animated: animated) })
    #expect(lab.slider.value == 0.9 && lab.interaction._lockedValue == 0.7)
    #expect(lab.thumb == (animated ? 0.4 : Double(Float(0.2))))
  }

  @Test("at rest every copy is set")
  func atRest() {
    let lab = Lab()
    lab.frame(work: { lab.slider.setValue(0.7, animated: false) })
    #expect(lab.state == Lab.rest(0.7) && lab.takeEvents() == [])
    lab.frames(60)
    #expect(lab.state == Lab.rest(0.7))
  }

  @Test("at rest and animated every copy is set, and the thumb goes there by the property")
  func atRestAnimated() {
    let lab = Lab()
    lab.frame(work: { lab.slider.setValue(0.7, animated: true) })
    let place = Double(Float(0.7)), start = Double(Float(0.2))
    #expect(lab.slider.value == 0.7 && lab.update._value == place && lab.update.__unclampedValue == place)
    #expect(lab.interaction._lockedValue == place && lab.property.value() == place)
    #expect(lab.thumb == start && lab.interaction._presentationValue == start && lab.driver == .none)
    for _ in 0..<6 { lab.frame() }
    #expect(near(lab.thumb, start + (place - start) * 0.525705, 1e-5))
    lab.settle()
    #expect(lab.state == Lab.rest(0.7) && lab.takeEvents() == [])
  }

  enum Unrest: CaseIterable { case driver, notAtTarget, tracking, momentum, property }

  @Test("not at rest only the data model and the thumb are set: that is the bug", arguments: Unrest.allCases)
  func notAtRest(unrest: Unrest) {
    let lab = Lab()
    switch unrest {
    case .driver: lab.interaction.activate(SettleDriver(), state: 2)
    case .notAtTarget: lab.update._atTarget = false
    case .tracking: lab.update._tracking = true
    case .momentum: lab.pan.momentum = 0.0011
    case .property: lab.property.setVelocity(1)
    }
    var expected = lab.state
    lab.slider.setValue(0.7, animated: false)
    (expected.data, expected.thumb) = (0.7, Double(Float(0.7)))
    #expect(lab.state == expected)

    let other = Lab()
    other.fling(velocity: 2)
    other.frame()
    expected = other.state
    other.slider.setValue(0.7, animated: true)
    (expected.data, expected.value) = (0.7, Double(Float(0.7)))
    #expect(other.state == expected, "animated: the property is sent there instead of the thumb")
  }

  @Test("during the settle the set is shown once and undone; at the end value and thumb disagree")
  func rollback() {
    let lab = Lab()
    lab.fling(velocity: 2)
    lab.frames(2)
    lab.frame(work: { lab.slider.setValue(0, animated: false) })
    #expect(lab.thumb == 0 && lab.slider.value == 0)
    lab.frame()
    #expect(near(lab.thumb, settled(from: 0.5, velocity: 2, to: 0.698, after: 4 * Lab.interval).place, 1e-6))
    lab.settle()
    #expect(near(lab.thumb, 0.698, 1e-6) && lab.slider.value == 0)
    _ = lab.takeEvents()
    // At rest now, but the last update is elsewhere: the next set heals it.
    lab.slider.setValue(0.3, animated: false)
    #expect(lab.state == Lab.rest(0.3))
  }

  @Test("equal values have equal places, for sets and drivers alike", arguments: [0.1, 0.37, 1 / 3, 0.9999999] as [Float])
  func equalPlaces(value: Float) {
    let lab = Lab(value: value)
    #expect(lab.update._value == lab.slider.normalised(value) && lab.state == Lab.rest(value))
    lab.press(lab.thumb)
    lab.release(lab.thumb)
    lab.settle()
    #expect(lab.state == Lab.rest(value))
  }

  @Test("a key is an animated set and one valueChanged, also during a settle")
  func key() {
    let lab = Lab()
    lab.window.focus(lab.slider)
    lab.frame(Lab.interval, [.key(KeyEvent(.pageUp, time: 0))])
    #expect(near(Double(lab.slider.value), 0.3, 1e-6) && lab.takeEvents() == ["valueChanged"] && lab.driver == .none)
    lab.settle()
    #expect(near(lab.thumb, 0.3, 1e-6))
    lab.fling(velocity: 2)
    lab.frame()
    _ = lab.takeEvents()
    let target = lab.interaction._lockedValue
    lab.frame(Lab.interval, [.key(KeyEvent(.home, time: 0))])
    #expect(lab.slider.value == 0 && lab.takeEvents() == ["valueChanged"])
    #expect(lab.property.value() == target, "the driver heads it back in the same frame's tick")
    lab.settle()
    #expect(lab.thumb == target && lab.slider.value == 0)
  }

  @Test("a volume step moves three copies and lets a settle take the thumb there", arguments: [true, false])
  func volume(up: Bool) {
    let lab = Lab(value: 0.5)
    lab.frame(work: { lab.slider.pressVolumeButton(up: up) })
    let place: Double = up ? 0.5625 : 0.4375
    #expect(lab.slider.value == Float(place) && lab.update.__unclampedValue == place && lab.interaction._lockedValue == place)
    #expect(lab.driver == .volume && lab.interaction.__state == 2 && !lab.update._atTarget)
    #expect(lab.thumb == 0.5 && lab.update._value == 0.5 && lab.interaction._presentationValue == 0.5 && lab.property.value() == 0.5)
    #expect(lab.takeEvents() == ["settleBegan", "valueChanged"])
    lab.frame()
    #expect(near(lab.thumb, settled(from: 0.5, velocity: 0, to: place, after: Lab.interval).place))
    lab.settle()
    #expect(lab.state == Lab.rest(Float(place)) && lab.takeEvents() == ["settleEnded"])
  }

  @Test("a volume step without its driver, or at the end, does nothing", arguments: ["driver", "drivers", "end"])
  func noVolume(what: String) {
    let lab = Lab(value: 1)
    switch what {
    case "driver": lab.interaction.__volumeButtonDriver = nil
    case "drivers": lab.interaction.__drivers = []
    default: break
    }
    lab.slider.pressVolumeButton(up: what == "end")
    #expect(lab.state == Lab.rest(1) && lab.takeEvents() == [])
  }
}
