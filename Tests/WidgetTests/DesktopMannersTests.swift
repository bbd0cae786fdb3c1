import Drawing
import FrameTiming
import Geometry
import Motion
import Stage
import Testing
import Widgets

@Suite("A slider's desktop manners")
struct DesktopMannersTests {
  private func press(_ rig: Rig, _ x: Double, button: Int = 1, _ modifiers: Modifiers = []) {
    rig.stage.send(
      .pointer(PointerEvent(.down, at: Point(x: x, y: 117), button: button, modifiers: modifiers, time: rig.stage.time.timestamp)))
    rig.frames()
  }

  @Test("a press on the bare track does nothing by itself, whatever the button")
  func none() {
    for button in 1...3 {
      let rig = Rig()
      press(rig, 350, button: button)
      #expect(rig.slider.value == 0.5 && !rig.slider.isTracking && rig.slider.trackClick == .none)
    }
  }

  @Test(
    "goes a page or comes to the click, with Shift and the middle button the other way round; the secondary one goes a step",
    arguments: SliderSystem.allCases)
  func policies(system: SliderSystem) {
    let rows: [(TrackClick, Int, Modifiers, Double, Double)] = [
      (.page, 1, [], 350, 0.6), (.page, 1, [], 150, 0.4), (.page, 1, .shift, 184.25, 0.25), (.page, 2, [], 184.25, 0.25),
      (.page, 3, [], 350, 0.51), (.page, 3, [], 150, 0.49), (.jump, 1, [], 184.25, 0.25), (.jump, 1, .shift, 350, 0.6),
      (.jump, 2, [], 150, 0.4), (.jump, 3, [], 150, 0.49), (.jump, 1, [], 101, 0), (.jump, 1, [], 399, 1),
    ]
    for (policy, button, modifiers, x, value) in rows {
      let rig = Rig(system: system)
      rig.slider.trackClick = policy
      let record = record(rig.slider)
      press(rig, x, button: button, modifiers)
      #expect(near(Double(rig.slider.value), value, 1e-6), "\(policy) \(button) \(modifiers) \(x)")
      let jumps = rig.slider.isTracking
      #expect(record.take() == (jumps ? ["valueChanged", "touchDown"] : ["valueChanged"]))
      if jumps { #expect(near(rig.slider.thumbFrame.midX, 18.5 + value * 263, 1e-4)) }
      rig.release(x, button: button)
      rig.frames(90)
      #expect(near(Double(rig.slider.value), value, 1e-6) && near(rig.slider.shownPlace, value, 1e-6))
    }
  }

  @Test("a jump is dragged on from there, and cancelled to the value before it")
  func jump() {
    let rig = Rig()
    rig.slider.trackClick = .jump
    press(rig, 184.25)
    rig.move(184.25 + 26.3)
    #expect(near(Double(rig.slider.value), 0.35, 1e-6))
    rig.window.cancelPress(time: rig.stage.time.timestamp)
    rig.frames(60)
    #expect(rig.slider.value == 0.5)
  }

  @Test("away from the track the thumb goes a share of the way, and catches up on the way back")
  func scrubbing() {
    let scrubbing = SliderScrubbing()
    for (distance, speed) in [(0, 1), (49.9, 1), (50, 0.5), (99, 0.5), (100, 0.25), (150, 0.1), (900, 0.1)] as [(Double, Double)] {
      #expect(scrubbing.speed(at: distance) == speed)
    }
    let rig = Rig(value: 0.1)
    rig.slider.scrubbing = scrubbing
    let x = 118.5 + 26.3
    rig.press(x)
    rig.move(x, 114 - 60)
    #expect(near(Double(rig.slider.value), 0.1, 1e-6) && rig.slider.scrubbingSpeed == 0.5)
    rig.move(x + 100, 114 - 60)
    #expect(near(Double(rig.slider.value) - 0.1, 0.1901, 5e-5))
    rig.move(x + 100, 114 - 30)
    #expect(near(Double(rig.slider.value) - 0.1, 75 / 263, 1e-6), "half of the way back, half of the rest")
    rig.move(x + 100, 117)
    #expect(near(Double(rig.slider.value) - 0.1, 100 / 263, 1e-6) && rig.slider.scrubbingSpeed == 1)
    rig.release(x + 100)
    #expect(rig.slider.scrubbingSpeed == 1)
  }

  @Test("while Alt is held a drag goes in steps")
  func altSteps() {
    let rig = Rig()
    func move(_ x: Double, _ modifiers: Modifiers) {
      rig.stage.send(.pointer(PointerEvent(.moved, at: Point(x: x, y: 117), modifiers: modifiers, time: rig.stage.time.timestamp)))
      rig.frames()
    }
    rig.press(250)
    move(250 + 263 * 0.13, .alt)
    #expect(near(Double(rig.slider.value), 0.63, 1e-6), "off until it is set")
    rig.slider.altIncrementValue = 0.25
    move(250 + 263 * 0.2, .alt)
    #expect(rig.slider.value == 0.75 && near(rig.slider.shownPlace, 0.75))
    move(250 + 263 * 0.1, .alt)
    #expect(rig.slider.value == 0.5)
    move(250 + 263 * 0.11, [])
    #expect(near(Double(rig.slider.value), 0.61, 1e-6))
  }

  @Test("the ring is there for the keyboard's focus only, 2 points wide, 2 outside the thumb, and goes with it")
  func focusRing() {
    let rig = Rig()
    let slider = rig.slider
    rig.press(250)
    rig.release(250)
    rig.frames(60)
    #expect(rig.window.focusedView === slider && WidgetTests.focusRing(of: slider) == nil)
    rig.window.focus(nil)
    rig.key(.tab)
    #expect(WidgetTests.focusRing(of: slider) == slider.thumbFrame.insetBy(dx: -4, dy: -4))
    #expect((101...102).allSatisfy { rig.stage.picture[250, $0] == 0xFF58_A6FF })
    rig.key(.end)
    rig.frames(60)
    #expect(WidgetTests.focusRing(of: slider) == slider.thumbFrame.insetBy(dx: -4, dy: -4))
    rig.window.focus(nil)
    rig.frames()
    #expect(WidgetTests.focusRing(of: slider) == nil)
    for theme in [Theme.dark, .light] {
      for surface in [theme.background, theme.panel, theme.raised] { #expect(theme.accent.contrast(with: surface) >= 3) }
    }
  }
}
