import FrameTiming
import Geometry
import Glibc
import Testing

@testable import Widgets

@Suite("The faulty slider's release")
struct ReleaseTests {
  @Test("commits the projected target to three copies and leaves the others on their way")
  func commits() {
    let lab = Lab()
    lab.slider.releaseVelocity = 2
    lab.press(0.2)
    lab.move(0.5)
    let held = lab.interaction._presentationValue
    _ = lab.takeEvents()
    // The packet alone, before the frame's tick.
    lab.slider.pointerUp(PointerEvent(.up, at: Point(x: 68.5 + 0.5 * Lab.travel, y: 57), time: lab.time))
    let target = lab.slider.normalised(lab.slider.value)
    #expect(near(target, held + 0.198, 1e-7))
    #expect(lab.interaction._lockedValue == target && lab.update.__unclampedValue == target && lab.property.value() == target)
    #expect(lab.update._value == held && lab.interaction._presentationValue == held && lab.thumb == held)
    #expect(lab.property.presentationValue() == held && lab.property.velocity() == 2 && lab.pan.momentum == 2)
    #expect(!lab.update._tracking && !lab.update._atTarget && lab.driver == .settle && lab.interaction.__state == 2)
    #expect(lab.takeEvents() == ["settleBegan", "valueChanged", "touchUpInside"])
    #expect(!lab.slider.isTracking && !lab.slider.isHighlighted)
  }

  @Test("tells the landing once, before endTracking; the settle tells nothing and never writes the value")
  func tells() {
    final class Ender: Slider {
      var onEnd: (() -> Void)?
      override func endTracking(_ touch: Touch?) {
        super.endTracking(touch)
        onEnd?()
      }
    }
    let ender = Ender(system: .ios26)
    let lab = Lab(slider: ender)
    var atEnd: [String] = []
    ender.onEnd = { [unowned lab] in atEnd = lab.events }
    lab.fling(velocity: 2)
    #expect(atEnd.suffix(2) == ["settleBegan", "valueChanged"] && lab.takeEvents().last == "touchUpInside")
    let value = lab.slider.value
    while lab.slider.isOnDisplayLink {
      lab.frame()
      #expect(lab.slider.value == value)
    }
    #expect(lab.takeEvents() == ["settleEnded"])
    #expect(lab.state == Lab.rest(value))
  }

  @Test(
    "has no momentum where the projected way is under 10 points, before clamping",
    arguments: [(0.179, false), (0.180, true), (-0.179, false), (-0.180, true)])
  func threshold(velocity: Double, counts: Bool) {
    #expect((abs(0.099 * velocity * Lab.travel) >= 10) == counts)
    let lab = Lab()
    lab.fling(velocity: velocity)
    #expect(near(lab.interaction._lockedValue, counts ? 0.5 + 0.099 * velocity : 0.5, 1e-6))
    #expect(lab.pan.hasMomentum == counts)

    // Just inside the end it counts by its whole way too, though little of it is left.
    let end = Lab(value: 0.2)
    end.fling(to: 0.999, velocity: 1)
    #expect(end.interaction._lockedValue == 1 && end.pan.momentum == 1)
  }

  @Test("begins its settle on the next tick; the momentum decays by 0.99 a millisecond")
  func momentum() {
    let lab = Lab()
    lab.fling(velocity: 2)
    let held = lab.thumb
    #expect(near(held, 0.5, 1e-7), "the release's own frame has a tick of length 0")
    #expect(lab.pan.momentum == 2)
    lab.frame()
    #expect(lab.thumb > held + 0.02)
    for _ in 0..<5 { lab.frame() }
    #expect(near(lab.pan.momentum, 2 * pow(0.99, 100), 1e-9))
  }

  @Test(
    "goes by the closed form from there",
    arguments: [
      (2, 0.698, [(0.05, 0.58242), (0.1, 0.63376), (0.2, 0.67985), (0.4, 0.69680)]),
      (6, 1, [(0.05, 0.72977), (0.1, 0.85752), (0.2, 0.96237), (0.4, 0.99768)]),
    ] as [(Double, Double, [(Double, Double)])], [20.0, 60, 140])
  func figures(_ row: (velocity: Double, target: Double, places: [(time: Double, place: Double)]), hertz: Double) {
    let lab = Lab()
    lab.fling(velocity: row.velocity)
    #expect(near(lab.interaction._lockedValue, row.target, 1e-6))
    let released = lab.time
    for (time, place) in row.places {
      while lab.time < released + time - 1e-9 {
        lab.frame(1 / hertz)
        #expect(lab.thumb <= row.target + 1e-9)
      }
      #expect(near(lab.thumb, place, 1e-5), "\(time)")
    }
    lab.settle()
    #expect(lab.thumb == lab.slider.normalised(lab.slider.value))
  }

  @Test("by little speed goes little further")
  func slow() {
    let lab = Lab()
    lab.fling(velocity: 0.5)
    #expect(near(Double(lab.slider.value), 0.5495, 1e-6))
    for time in [0.05, 0.05, 0.1] { lab.frame(time) }
    #expect(near(lab.thumb, settled(from: 0.5, velocity: 0.5, to: 0.5495, after: 0.2).place, 1e-6))
  }

  @Test("ends exactly at its target once it is within eps and slow, and not before")
  func ends() {
    let lab = Lab()
    lab.fling(velocity: 2)
    let target = lab.interaction._lockedValue
    let eps = min(0.001, 0.5 / Lab.travel)
    var elapsed = 0.0
    while lab.driver == .settle {
      lab.frame()
      elapsed += Lab.interval
      let (place, velocity) = settled(from: 0.5, velocity: 2, to: target, after: elapsed)
      let isThere = abs(place - target) < eps && abs(velocity) < eps / 0.05
      #expect((lab.driver == .none) == isThere)
      if isThere { #expect(lab.thumb == target) } else { #expect(near(lab.thumb, place, 1e-6)) }
      #expect(elapsed < 2)
    }
    #expect(lab.pan.momentum == 0 && lab.interaction.__state == 0 && lab.update.__unclampedValue == target && lab.update._value == target)
  }
}
