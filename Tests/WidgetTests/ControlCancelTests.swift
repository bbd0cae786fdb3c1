import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

@Suite("A press that is lost")
struct ControlCancelTests {
  nonisolated enum Loss: CaseIterable {
    case removal, removalOfParent, disabling, brokenGrab, escape
  }

  private func lose(_ loss: Loss, _ control: Control, in rig: Rig) {
    switch loss {
    case .removal: control.removeFromSuperview()
    case .removalOfParent: control.superview?.removeFromSuperview()
    case .disabling: control.isEnabled = false
    case .brokenGrab:
      rig.stage.send(.cancelled(time: rig.stage.time.timestamp))
      rig.stage.send(.cancelled(time: rig.stage.time.timestamp))
    case .escape:
      rig.window.cancelPress(time: rig.stage.time.timestamp)
      rig.window.cancelPress(time: rig.stage.time.timestamp)
    }
    rig.frames()
  }

  private func scene() -> (Rig, TracedControl) {
    let rig = Rig.bare()
    let parent = View(frame: rig.window.bounds)
    let control = TracedControl(frame: Rect(x: 100, y: 100, width: 100, height: 50))
    parent.addSubview(control)
    rig.window.addSubview(parent)
    rig.frames()
    return (rig, control)
  }

  @Test("is cancelled exactly once, whatever took it", arguments: Loss.allCases)
  func once(loss: Loss) {
    let (rig, control) = scene()
    rig.press(150, 120)
    rig.move(160, 120)
    _ = control.record.take()
    lose(loss, control, in: rig)
    #expect(control.record.take() == ["cancel", "touchCancel"] && control.flags == "")
    rig.move(170, 120)
    rig.release(170, 120)
    #expect(control.record.take() == [])
  }

  @Test("inside a hook or a handler ends once as well", arguments: Loss.allCases.filter { $0 != .brokenGrab })
  func inside(loss: Loss) {
    let (rig, control) = scene()
    control.onBegin = { lose(loss, control) }
    func lose(_ loss: Loss, _ control: TracedControl) {
      control.onBegin = nil
      control.onContinue = nil
      control.onEnd = nil
      switch loss {
      case .removal: control.removeFromSuperview()
      case .removalOfParent: control.superview?.removeFromSuperview()
      case .disabling: control.isEnabled = false
      case .brokenGrab, .escape: rig.window.cancelPress(time: 0)
      }
    }
    rig.press(150, 120)
    #expect(control.record.take() == ["begin", "cancel"] && control.flags == "")
    rig.move(160, 120)
    rig.release(160, 120)
    #expect(control.record.take() == [])

    let (other, second) = scene()
    second.onContinue = {
      second.onContinue = nil
      self.lose(loss, second, inside: other)
    }
    other.press(150, 120)
    other.move(160, 120)
    #expect(second.record.take() == ["begin", "touchDown", "continue", "cancel", "touchCancel"] && second.flags == "")
    other.release(160, 120)
    #expect(second.record.take() == [])

    // During the release it is too late to lose the press.
    let (last, third) = scene()
    third.onEnd = {
      third.onEnd = nil
      self.lose(loss, third, inside: last)
    }
    last.press(150, 120)
    last.release(160, 120)
    #expect(third.record.take() == ["begin", "touchDown", "end", "touchUpInside"] && third.flags == "")
  }

  private func lose(_ loss: Loss, _ control: Control, inside rig: Rig) {
    switch loss {
    case .removal: control.removeFromSuperview()
    case .removalOfParent: control.superview?.removeFromSuperview()
    case .disabling: control.isEnabled = false
    case .brokenGrab, .escape: rig.window.cancelPress(time: 0)
    }
  }

  @Test("in the handler of its own touchDown or touchCancel ends once")
  func inHandlers() {
    let (rig, control) = scene()
    control.addAction(Action(identifier: "off") { $0.isEnabled = false }, for: .touchDown)
    control.addAction(Action(identifier: "gone") { $0.removeFromSuperview() }, for: .touchCancel)
    rig.press(150, 120)
    #expect(control.record.take() == ["begin", "touchDown", "cancel", "touchCancel"])
    #expect(control.window == nil && control.flags == "")
  }

  @Test("gives a slider its value back, with one change", arguments: SliderSystem.allCases, Loss.allCases.filter { $0 != .removalOfParent })
  func slider(system: SliderSystem, loss: Loss) {
    let rig = Rig(system: system)
    let record = record(rig.slider)
    rig.press(250)
    rig.move(300)
    _ = record.take()
    lose(loss, rig.slider, in: rig)
    #expect(record.take() == ["valueChanged", "touchCancel"])
    #expect(rig.slider.value == 0.5 && rig.slider.shownValue == 0.5 && !rig.slider.isSettling)
    rig.move(310)
    rig.release(310)
    rig.frames(60)
    #expect(record.take() == [] && rig.slider.value == 0.5 && !rig.slider.isOnDisplayLink)
  }

  @Test("is none of a control that only changes its place among its siblings")
  func reordered() {
    let (rig, control) = scene()
    let sibling = View(frame: rig.window.bounds)
    sibling.isUserInteractionEnabled = false
    control.superview?.addSubview(sibling)
    rig.press(150, 120)
    control.superview?.addSubview(control)
    control.superview?.insertSubview(control, at: 0)
    rig.move(160, 120)
    #expect(control.flags == "thi" && !control.record.take().contains("cancel"))
  }

  @Test("is refused by a disabled control, and so are wheel and keys", arguments: SliderSystem.allCases)
  func disabled(system: SliderSystem) {
    let rig = Rig(system: system)
    let record = record(rig.slider)
    rig.window.focus(rig.slider)
    rig.slider.isEnabled = false
    rig.press(250)
    rig.move(300)
    rig.release(300)
    rig.wheel(1)
    for key in [Key.right, .end, .volumeUp] { rig.key(key) }
    rig.slider.pressVolumeButton(up: true)
    rig.frames()
    #expect(record.take() == [] && rig.slider.value == 0.5 && rig.slider.state.contains(.disabled))
  }
}
