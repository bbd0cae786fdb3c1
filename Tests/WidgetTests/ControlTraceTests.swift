import Geometry
import Testing
import Widgets

@Suite("A press on a control")
struct ControlTraceTests {
  private func scene() -> (Rig, TracedControl) {
    let rig = Rig.bare()
    let control = TracedControl(frame: Rect(x: 100, y: 100, width: 100, height: 50))
    rig.window.addSubview(control)
    rig.frames()
    return (rig, control)
  }

  @Test("runs the hook first, then sends one mask for each packet, with the flags changed before")
  func golden() {
    let (rig, control) = scene()
    rig.press(150, 120)
    #expect(control.record.take() == ["begin", "touchDown"] && control.flags == "thi")
    rig.move(160, 120)
    #expect(control.record.take() == ["continue", "touchDragInside"] && control.flags == "thi")
    rig.move(260, 120)
    #expect(control.record.take() == ["continue", "touchDragOutside+touchDragExit"] && control.flags == "t")
    rig.move(270, 120)
    #expect(control.record.take() == ["continue", "touchDragOutside"] && control.flags == "t")
    rig.move(170, 120)
    #expect(control.record.take() == ["continue", "touchDragInside+touchDragEnter"] && control.flags == "thi")
    rig.release(170, 120)
    #expect(control.record.take() == ["end", "touchUpInside"] && control.flags == "")
    rig.press(150, 120, clicks: 2)
    #expect(control.record.take() == ["begin", "touchDown+touchDownRepeat"])
    rig.release(260, 120)
    #expect(control.record.take() == ["end", "touchUpOutside"] && control.flags == "")
    rig.press(150, 120)
    _ = control.record.take()
    rig.window.cancelPress(time: 1)
    #expect(control.record.take() == ["cancel", "touchCancel"] && control.flags == "")
  }

  @Test("on a slider changes the value inside the hook, before the touch event", arguments: SliderSystem.allCases)
  func slider(system: SliderSystem) {
    let rig = Rig(system: system)
    let slider = rig.slider
    let record = record(slider)
    rig.press(250)
    #expect(record.take() == ["touchDown"] && slider.flags == "thi")
    rig.move(260)
    #expect(record.take() == ["valueChanged", "touchDragInside"] && slider.flags == "thi")
    rig.move(260)
    #expect(record.take() == ["touchDragInside"])
    rig.move(270, 300)
    #expect(record.take() == ["valueChanged", "touchDragOutside+touchDragExit"] && slider.flags == "th")
    rig.move(280, 300)
    #expect(record.take() == ["valueChanged", "touchDragOutside"] && slider.flags == "th")
    rig.move(290)
    #expect(record.take() == ["valueChanged", "touchDragInside+touchDragEnter"] && slider.flags == "thi")
    rig.rest()
    rig.release(290)
    #expect(record.take() == ["touchUpInside"] && slider.flags == "")
    rig.frames(60)

    slider.isContinuous = false
    rig.press(290)
    rig.move(300)
    #expect(record.take() == ["touchDown", "touchDragInside"])
    rig.move(300, 300)
    rig.rest()
    _ = record.take()
    rig.release(300, 300)
    #expect(record.take() == ["valueChanged", "touchUpOutside"] && slider.flags == "")
    rig.frames(60)

    slider.isContinuous = true
    rig.press(300)
    rig.move(310)
    _ = record.take()
    rig.window.cancelPress(time: 1)
    #expect(record.take() == ["valueChanged", "touchCancel"] && slider.flags == "")
    rig.press(300)
    _ = record.take()
    rig.window.cancelPress(time: 1)
    #expect(record.take() == ["touchCancel"])
    rig.move(330)
    rig.release(330)
    #expect(record.take() == [])
  }

  @Test("lets every handler see the new flags, that of valueChanged too")
  func handlersSeeFlags() {
    let rig = Rig()
    var seen: [String] = []
    rig.slider.controlEventsObserver = { [unowned rig] in seen.append($0.names[0] + " " + rig.slider.flags) }
    rig.press(250)
    rig.move(260)
    rig.move(270, 300)
    rig.release(270, 300)
    #expect(
      seen.prefix(5) == [
        "touchDown thi", "valueChanged thi", "touchDragInside thi", "valueChanged th", "touchDragOutside th",
      ])
    #expect(seen.dropFirst(5).allSatisfy { $0 == "valueChanged " || $0 == "touchUpOutside " } && seen.last == "touchUpOutside ")
  }

  @Test("that beginTracking refuses sends nothing, now and later")
  func refused() {
    let (rig, control) = scene()
    control.accepts = false
    rig.press(150, 120)
    rig.move(160, 120)
    rig.release(160, 120)
    #expect(control.record.take() == ["begin"] && control.flags == "")
  }

  @Test("that continueTracking ends sends nothing more, and leaves nothing behind")
  func stopped() {
    let (rig, control) = scene()
    rig.press(150, 120)
    control.continues = false
    rig.move(160, 120)
    #expect(control.record.take() == ["begin", "touchDown", "continue"] && control.flags == "")
    rig.move(170, 120)
    rig.release(170, 120)
    #expect(control.record.take() == [])

    final class Stopper: Slider {
      override func continueTracking(_ touch: Touch) -> Bool {
        _ = super.continueTracking(touch)
        return false
      }
    }
    for system in SliderSystem.allCases {
      let slider = Rig(Stopper(system: system))
      let record = record(slider.slider)
      slider.press(250)
      slider.move(300)
      slider.frames(60)
      slider.release(300)
      #expect(record.take() == ["touchDown", "valueChanged"])
      let value = slider.slider.value
      #expect(near(Double(value), 0.5 + 50 / 263, 1e-6) && near(slider.slider.shownValue, Double(value), 1e-6))
      slider.window.focus(slider.slider)
      slider.key(.right)
      #expect(slider.slider.value > value, "the keys work again")
    }
  }

  @Test("highlights the slider twice, on and off, wherever it goes", arguments: SliderSystem.allCases)
  func highlights(system: SliderSystem) {
    final class Counter: Slider {
      var changes: [Bool] = []
      override func highlightChanged() {
        super.highlightChanged()
        changes.append(isHighlighted)
      }
    }
    let slider = Counter(system: system)
    let rig = Rig(slider)
    rig.press(250)
    rig.move(300)
    rig.move(350, 300)
    rig.move(330)
    rig.release(330)
    rig.frames(60)
    #expect(slider.changes == [true, false])
    rig.press(slider.convertToWindow(slider.thumbFrame).midX)
    rig.window.cancelPress(time: 1)
    #expect(slider.changes == [true, false, true, false])
  }

  @Test("leaves no flag while the thumb goes on by its momentum", arguments: [SliderSystem.settle, .ios26])
  func momentum(system: SliderSystem) {
    let rig = Rig(system: system, value: 0.1)
    rig.slider.releaseVelocity = 2
    rig.press(144.8)
    rig.release(144.8)
    rig.frames(2)
    #expect(rig.slider.isSettling && rig.slider.flags == "" && rig.slider.state == .normal)
  }

  @Test("has the raw values that UIKit gave its events and states")
  func rawValues() {
    let bits: [(ControlEvent, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8), (.touchDragEnter, 16), (.touchDragExit, 32),
      (.touchUpInside, 64), (.touchUpOutside, 128), (.touchCancel, 256), (.valueChanged, 4096), (.primaryActionTriggered, 8192),
      (.menuActionTriggered, 16384), (.editingDidBegin, 65536), (.editingChanged, 131072), (.editingDidEnd, 262144),
      (.editingDidEndOnExit, 524288), (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF0000), (.applicationReserved, 0x0F00_0000),
      (.systemReserved, 0xF000_0000), (.allEvents, 0xFFFF_FFFF),
    ]
    for (event, raw) in bits { #expect(event.rawValue == raw) }
    let states: [(ControlState, UInt)] = [
      (.normal, 0), (.highlighted, 1), (.disabled, 2), (.selected, 4), (.focused, 8), (.application, 0x00FF_0000),
      (.reserved, 0xFF00_0000),
    ]
    for (state, raw) in states { #expect(state.rawValue == raw) }
  }
}
