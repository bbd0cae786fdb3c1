import FrameTiming
import Glibc
import Testing

@testable import Widgets

@Suite("One tick of the faulty slider")
struct TickTests {
  @Test("(a) without a driver and not at target, or still tracking, a settle heads for the unclamped value", arguments: [true, false])
  func unfinished(byTracking: Bool) {
    let lab = Lab()
    lab.frame(work: {
      if byTracking { lab.update._tracking = true } else { lab.update._atTarget = false }
      lab.update.__unclampedValue = 0.8
      lab.slider.wake()
    })
    #expect(lab.driver == .none, "a set in the work phase meets its tick in the next frame")
    lab.frame()
    #expect(lab.driver == .settle && lab.interaction.__state == 2 && lab.interaction._lockedValue == 0.8 && lab.property.value() == 0.8)
    let place = settled(from: Double(Float(0.2)), velocity: 0, to: 0.8, after: Lab.interval).place
    #expect(near(lab.thumb, place) && lab.interaction._presentationValue == lab.thumb && lab.update._value == lab.thumb)
    #expect(lab.takeEvents() == ["settleBegan"])
    lab.settle()
    #expect(lab.thumb == 0.8 && lab.slider.value == 0.2, "the settle never writes the value")
    #expect(!lab.update._tracking && lab.update._atTarget && lab.driver == .none && lab.interaction.__state == 0)
    #expect(lab.takeEvents() == ["settleEnded"])
  }

  @Test("(b) without a driver but with momentum left, a settle heads for the locked value and 0.099 s of it", arguments: [2.0, -0.5, 20])
  func momentum(speed: Double) {
    let lab = Lab()
    let start = Double(Float(0.2))
    lab.frame(work: {
      lab.pan.momentum = speed
      lab.slider.wake()
    })
    lab.frame()
    let target = min(1, max(0, start + 0.099 * speed))
    #expect(near(lab.interaction._lockedValue, target, 1e-12) && lab.driver == .settle && lab.interaction.__state == 2)
    #expect(near(lab.thumb, settled(from: start, velocity: speed, to: target, after: Lab.interval).place))
    // (c) by the tick's length.
    #expect(near(lab.pan.momentum, speed * pow(0.99, 1000 / 60)))
  }

  @Test("(b) not below a thousandth a second, and not while a driver is active")
  func noMomentum() {
    let lab = Lab()
    lab.frame(work: {
      lab.pan.momentum = 0.001
      lab.slider.wake()
    })
    lab.frames(2)
    #expect(lab.driver == .none && lab.thumb == Double(Float(0.2)) && !lab.slider.isOnDisplayLink)

    let other = Lab()
    other.frame(work: {
      other.interaction.activate(SettleDriver(), state: 2)
      other.interaction._lockedValue = 0.6
      other.pan.momentum = 2
      other.slider.wake()
    })
    other.frame()
    #expect(other.interaction._lockedValue == 0.6, "(b) adds nothing")
    #expect(near(other.pan.momentum, 2 * pow(0.99, 1000 / 60)), "(c) decays it")
  }

  @Test("(d) an active settle driver heads for the locked value as it is, whatever the last update says")
  func locked() {
    let lab = Lab()
    lab.fling(velocity: 2)
    lab.frame()
    let before = lab.state
    lab.interaction._lockedValue = 0.1
    lab.update._atTarget = true
    lab.frame()
    #expect(lab.property.value() == 0.1 && lab.driver == .settle)
    let next = settled(from: before.thumb, velocity: before.velocity, to: 0.1, after: Lab.interval)
    #expect(near(lab.thumb, next.place) && near(lab.property.velocity(), next.velocity))
    #expect(!lab.update._atTarget, "(e) writes it")
    lab.settle()
    #expect(lab.thumb == 0.1 && near(Double(lab.slider.value), 0.698, 1e-6))
  }

  @Test("(e) a moving property without a driver carries presentation and thumb, and not the last update")
  func propertyAlone() {
    let lab = Lab()
    let start = Double(Float(0.2))
    lab.frame(work: { lab.property.setVelocity(1) })
    lab.frame()
    let place = settled(from: start, velocity: 1, to: start, after: Lab.interval).place
    #expect(near(lab.thumb, place) && lab.interaction._presentationValue == lab.thumb && lab.driver == .none)
    #expect(lab.update._value == start && lab.update._atTarget && lab.takeEvents() == [])
    lab.settle()
    #expect(lab.state == Lab.rest(0.2))
  }

  @Test("(e) a presentation that differs from the property's is put back to it")
  func presentationAlone() {
    let lab = Lab()
    lab.frame(work: {
      lab.interaction._presentationValue = 0.9
      lab.slider.wake()
    })
    lab.frame()
    #expect(lab.state == Lab.rest(0.2))
  }

  @Test("(e) where nothing of this is so, nothing is written, the thumb neither")
  func nothing() {
    let lab = Lab()
    lab.frame(work: {
      lab.glass.lensView.place = 0.9
      lab.data._value = 0.4
      lab.update._value = 0.6
      lab.interaction._lockedValue = 0.7
      lab.slider.wake()
    })
    let before = lab.state
    lab.frames(5)
    #expect(lab.state == before && !lab.slider.isOnDisplayLink)
  }

  @Test("a settle that is done takes the thumb's state back to rest, and the momentum too")
  func done() {
    let lab = Lab()
    lab.frame(work: {
      lab.interaction.activate(SettleDriver(), state: 2)
      lab.pan.momentum = 1
      lab.update._tracking = true
      lab.update._atTarget = false
      lab.update.__unclampedValue = 0.9
      lab.slider.wake()
    })
    lab.frame()
    #expect(lab.state == Lab.rest(0.2))
  }

  @Test("the programmatic spring is that of one animated set, and of no later motion")
  func springs() {
    let lab = Lab()
    lab.slider.setValue(0.6, animated: true)
    lab.settle()
    lab.frame(work: { lab.property.setVelocity(1) })
    lab.frame()
    let start = Double(Float(0.6))
    #expect(near(lab.thumb, settled(from: start, velocity: 1, to: start, after: Lab.interval).place))
  }
}
