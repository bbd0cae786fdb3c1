import FrameTiming
import Geometry
import Introspection
import Testing

@testable import Widgets

@Suite("The private doors of the faulty slider")
struct DoorTests {
  @Test("pan.cancel in mid-momentum sends last update and thumb to the minimum, and nothing else")
  func cancel() {
    let lab = Lab()
    lab.fling(velocity: 2)
    lab.frames(3)
    var expected = lab.state
    lab.pan.cancel()
    (expected.updateValue, expected.unclamped, expected.thumb, expected.momentum) = (0, 0, 0, 0)
    #expect(lab.state == expected && near(Double(lab.slider.value), 0.698, 1e-6))
  }

  @Test("pan.cancel at rest, and pan.stop at any time, move nothing")
  func stop() {
    let lab = Lab()
    lab.pan.momentum = 0.001
    lab.pan.cancel()
    #expect(lab.state == Lab.rest(0.2))
    lab.fling(velocity: 2)
    lab.frames(3)
    var expected = lab.state
    lab.pan.stop()
    expected.momentum = 0
    #expect(lab.state == expected)
  }

  @Test("the property's calls: setValue: puts value and presentation there, the velocity stays; setVelocity: as it says")
  func property() {
    let lab = Lab()
    lab.fling(velocity: 2)
    lab.frames(2)
    var expected = lab.state
    lab.property.setValue(0.3)
    (expected.value, expected.propertyPresentation) = (0.3, 0.3)
    #expect(lab.state == expected && expected.velocity > 0)
    lab.property.setVelocity(-1)
    expected.velocity = -1
    #expect(lab.state == expected)
  }

  @Test("at rest nothing is on the display link; each of these puts it back for a tick")
  func membership() {
    func check(_ what: String, _ work: (Lab) -> Void) {
      let lab = Lab()
      lab.frames(3)
      #expect(!lab.slider.isOnDisplayLink && lab.window.frameClock?.isIdle == true, "before \(what)")
      work(lab)
      #expect(lab.slider.isOnDisplayLink, "\(what)")
      lab.frames(300)
      #expect(!lab.slider.isOnDisplayLink && !lab.window.wantsFrame, "after \(what)")
    }
    check("a set at rest") { $0.slider.setValue(0.7, animated: false) }
    check("a set to where it is") { $0.slider.setValue(0.2, animated: false) }
    check("an animated set") { $0.slider.setValue(0.7, animated: true) }
    check("a set not at rest") {
      $0.pan.momentum = 1
      $0.slider.setValue(0.7, animated: false)
    }
    check("pan.cancel") { $0.pan.cancel() }
    check("pan.stop") { $0.pan.stop() }
    check("setValue:") { $0.property.setValue(0.4) }
    check("setVelocity:") { $0.property.setVelocity(0.4) }
    check("a volume step") { $0.slider.pressVolumeButton(up: true) }
    check("wake") { $0.slider.wake() }
  }

  @Test("a press puts it on the link for a tick")
  func pressWakes() {
    let lab = Lab()
    var ticked = false
    let link = lab.window.frameClock?.addLink(owner: lab) { lab, _ in ticked = ticked || lab.slider.isOnDisplayLink }
    lab.press(0.2)
    #expect(ticked)
    link?.invalidate()
    lab.frames(2)
    #expect(!lab.slider.isOnDisplayLink)
  }

  @Test("writing an ivar alone wakes nothing; asking for a tick shows what it did")
  func writes() throws {
    let lab = Lab()
    let door = SafeKVC(Introspector.plain) { Issue.record("\($0)") }
    let update = try #require(door.ivar("lastUpdate", of: lab.glass))
    door.setBoolIvar("_atTarget", to: false, of: update)
    door.setDoubleIvar("__unclampedValue", to: 0.8, of: update)
    lab.frames(10)
    #expect(!lab.slider.isOnDisplayLink && lab.thumb == Double(Float(0.2)))
    lab.slider.wake()
    lab.settle()
    #expect(lab.thumb == 0.8)
  }

  @Test("nil for the drivers is an empty array, and freezes input for good; nil for the active one is harmless")
  func nils() throws {
    let lab = Lab()
    let door = SafeKVC(Introspector.plain) { Issue.record("\($0)") }
    let interaction = try #require(door.ivar("fluidInteraction", of: lab.glass))
    door.setIvar("__activeDriver", to: nil, of: interaction)
    lab.fling(velocity: 0)
    lab.settle()
    #expect(near(Double(lab.slider.value), 0.5, 1e-6))
    door.setIvar("__drivers", to: nil, of: interaction)
    #expect(lab.interaction.__drivers.isEmpty)
    for _ in 0..<3 {
      lab.press(0.5)
      lab.move(0.8)
      lab.release(0.8)
    }
    lab.slider.pressVolumeButton(up: true)
    #expect(near(Double(lab.slider.value), 0.5, 1e-6))
    lab.slider.setValue(0.1, animated: false)
    #expect(lab.slider.value == 0.1, "sets go on")
  }

  @Test("the rubber band is drawn, whatever the presentation says")
  func rubberBand() {
    let lab = Lab()
    lab.glass.lensView.place = 1.25
    lab.slider.setNeedsLayout()
    lab.frame()
    let excess = 0.25 * Lab.travel
    let drawn = (1 - 1 / (excess * 0.55 / 60 + 1)) * 60
    #expect(near((lab.slider.shownPlace - 1) * Lab.travel, drawn, 1e-9))
    #expect(near(lab.glass.lensView.frame.midX, 18.5 + Lab.travel + drawn, 1e-3))
    #expect(lab.interaction._presentationValue == Double(Float(0.2)))
  }

  @Test("layout, resize and redraw turn the thumb's place into a rectangle and read neither value nor presentation")
  func layoutReadsThePlace() {
    let lab = Lab()
    lab.data._value = 0.9
    lab.interaction._presentationValue = 0.8
    lab.slider.frame.size.width = 337
    lab.frame()
    #expect(near(lab.glass.lensView.frame.midX, 18.5 + 0.2 * 300, 1e-4))
    lab.slider.setNeedsDisplay()
    lab.slider.setNeedsLayout()
    lab.frame()
    #expect(near(lab.glass.lensView.frame.midX, 18.5 + 0.2 * 300, 1e-4))
  }
}
