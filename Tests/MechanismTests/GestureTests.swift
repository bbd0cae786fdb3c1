import FrameTiming
import Geometry
import Testing

@testable import Widgets

@Suite("The faulty slider under a finger")
struct GestureTests {
  @Test("a press makes the pan driver the active one, and changes no copy of the value")
  func press() {
    let lab = Lab()
    lab.pan.momentum = 0
    var expected = Lab.rest(0.2)
    lab.press(0.2)
    (expected.driver, expected.state, expected.isTracking, expected.isAtTarget) = (.pan, 1, true, false)
    #expect(lab.state == expected && lab.takeEvents() == ["touchDown"])
  }

  @Test("a press ends a momentum, and catches a moving thumb where it is")
  func catches() {
    let lab = Lab()
    lab.fling(velocity: 2)
    lab.frames(3)
    #expect(lab.pan.hasMomentum)
    let thumb = lab.thumb
    lab.press(thumb)
    #expect(lab.pan.momentum == 0 && lab.driver == .pan && lab.slider.isTracking)
    #expect(lab.thumb == thumb)
    lab.frames(10)
    #expect(lab.thumb == thumb)
    lab.slider.releaseVelocity = nil
    lab.release(thumb)
    lab.settle()
    #expect(near(lab.thumb, thumb, 1e-7) && near(Double(lab.slider.value), thumb, 1e-7))
  }

  @Test("without its driver, or without it among the drivers, a press is refused", arguments: ["pan", "drivers", "pan not among them"])
  func refused(what: String) {
    let lab = Lab()
    switch what {
    case "pan": lab.interaction.__panDriver = nil
    case "drivers": lab.interaction.__drivers = []
    default: lab.interaction.__drivers = lab.interaction.__drivers.filter { $0 is VolumeButtonDriver }
    }
    let before = lab.state
    for _ in 0..<2 {
      lab.press(0.2)
      lab.move(0.4)
      lab.release(0.4)
    }
    lab.frames(30)
    #expect(lab.state == before && lab.driver == .none)
    #expect(lab.takeEvents() == [] && !lab.slider.isTracking && !lab.slider.isHighlighted)
  }

  @Test("each packet of a drag moves every copy but the locked value")
  func drag() {
    let lab = Lab()
    lab.press(0.2)
    lab.move(0.3)
    lab.move(0.36)
    let place = lab.slider.normalised(lab.slider.value)
    #expect(near(place, 0.36, 1e-7))
    #expect(lab.update._value == place && lab.update.__unclampedValue == place && lab.interaction._presentationValue == place)
    #expect(lab.property.value() == place && lab.property.presentationValue() == place && lab.thumb == place)
    #expect(near(lab.property.velocity(), 0.75 * 6 + 0.25 * 3.6, 1e-3), "three samples: 3/4 of the older segment's, 1/4 of the newer's")
    #expect(lab.interaction._lockedValue == Double(Float(0.2)) && lab.update._tracking && !lab.update._atTarget)
    #expect(lab.takeEvents() == ["touchDown", "valueChanged", "touchDragInside", "valueChanged", "touchDragInside"])
  }

  @Test("past an end the data model is clamped, and the other copies pass it", arguments: [(0.9, 1.2), (0.1, -0.3)])
  func pastAnEnd(start: Double, end: Double) {
    let lab = Lab(value: Float(start))
    lab.press(start)
    lab.move(end)
    #expect(lab.data._value == (end > 1 ? 1 : 0))
    for copy in [
      lab.update._value, lab.update.__unclampedValue, lab.interaction._presentationValue, lab.property.value(), lab.thumb,
    ] { #expect(near(copy, end, 1e-6)) }
    #expect(near(lab.slider.shownPlace, lab.slider.geometry.drawnPlace(lab.thumb), 1e-12) && lab.slider.shownPlace != lab.thumb)
    // At rest past the end, the target is the end.
    lab.slider.releaseVelocity = 0
    lab.release(end)
    #expect(lab.interaction._lockedValue == (end > 1 ? 1 : 0))
    lab.settle()
    #expect(lab.thumb == (end > 1 ? 1 : 0) && lab.state == Lab.rest(end > 1 ? 1 : 0))
  }

  @Test("while dragging no tick does anything, and none runs")
  func noTicks() {
    let lab = Lab()
    lab.press(0.2)
    lab.move(0.4)
    lab.interaction._lockedValue = 0.9
    lab.pan.momentum = 1
    let before = lab.state
    lab.slider.wake()
    lab.frames(20)
    #expect(lab.state == before && !lab.slider.isOnDisplayLink)
  }

  @Test(
    "a move or a release that finds another driver fails: one touchCancel, and nothing written", arguments: [true, false],
    [Lab.Driver.none, .volume, .settle])
  func failed(atMove: Bool, driver: Lab.Driver) {
    final class Counter: Slider {
      var cancels = 0, ends = 0
      override func cancelTracking(_ touch: Touch?) {
        super.cancelTracking(touch)
        cancels += 1
      }
    }
    let counter = Counter(system: .ios26)
    let lab = Lab(slider: counter)
    lab.press(0.2)
    lab.move(0.4)
    switch driver {
    case .none: lab.interaction.__activeDriver = nil
    case .volume: lab.interaction.__activeDriver = lab.interaction.__volumeButtonDriver
    default: lab.interaction.__activeDriver = SettleDriver()
    }
    _ = lab.takeEvents()
    let before = lab.state
    // Without a tick in between, to see that the packet itself writes nothing.
    let x = 68.5 + 0.6 * Lab.travel
    let event = PointerEvent(atMove ? .moved : .up, at: Point(x: x, y: 57), time: lab.time)
    if atMove { lab.slider.pointerDragged(event) } else { lab.slider.pointerUp(event) }
    #expect(lab.state == before && lab.takeEvents() == ["touchCancel"] && counter.cancels == 1)
    #expect(!lab.slider.isTracking && !lab.slider.isHighlighted && !lab.slider.isTouchInside && !lab.data._tracking)
    lab.move(0.7)
    lab.release(0.7)
    #expect(!lab.takeEvents().contains { $0.hasPrefix("touch") } && counter.cancels == 1)
    // The next gesture has a driver of its own again.
    lab.settle()
    _ = lab.takeEvents()
    lab.press(lab.thumb)
    lab.move(lab.thumb + 0.1)
    #expect(lab.driver == .pan && lab.takeEvents().contains("valueChanged"))
  }

  @Test("a volume step takes a held thumb away")
  func volumeWhileHeld() {
    let lab = Lab()
    lab.press(0.2)
    lab.move(0.4)
    _ = lab.takeEvents()
    lab.frame(work: { lab.slider.pressVolumeButton(up: true) })
    #expect(lab.driver == .volume && near(Double(lab.slider.value), 0.4625, 1e-6))
    lab.move(0.6)
    #expect(lab.takeEvents() == ["settleBegan", "valueChanged", "touchCancel"])
    #expect(near(Double(lab.slider.value), 0.4625, 1e-6) && !lab.slider.isTracking)
    lab.settle()
    #expect(near(lab.thumb, 0.4625, 1e-6))
  }

  @Test("a cancel puts every copy back to the value at the press")
  func cancel() {
    let lab = Lab()
    lab.press(0.2)
    lab.move(0.4)
    _ = lab.takeEvents()
    lab.frame(Lab.interval, [.cancelled(time: lab.time)])
    #expect(lab.state == Lab.rest(0.2) && lab.takeEvents() == ["valueChanged", "touchCancel"])
    lab.frames(30)
    #expect(lab.state == Lab.rest(0.2) && !lab.slider.isOnDisplayLink)

    lab.press(0.2)
    _ = lab.takeEvents()
    lab.frame(Lab.interval, [.cancelled(time: lab.time)])
    #expect(lab.state == Lab.rest(0.2) && lab.takeEvents() == ["touchCancel"])
  }
}
