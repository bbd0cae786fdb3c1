import Geometry
import Testing
import Widgets

private final class Target {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sender(_ sender: Control) { calls.append("sender") }
}

@Suite("Targets and actions")
struct TargetActionTests {
  @Test("the same pair twice is one entry with both masks")
  func merged() {
    let control = Control(), target = Target()
    for event in [ControlEvent.touchDown, .valueChanged] {
      control.addTarget(target, action: "plain", for: event) { target, _, _ in target.plain() }
    }
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(target.calls == ["plain"])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(target.calls.count == 3 && control.allTargets.count == 1)
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test("a target isn't kept alive; a dead one is skipped and forgotten")
  func dead() {
    let control = Control()
    var target: Target? = Target()
    weak let kept = target
    let alive = Target()
    if let target { control.addTarget(target, action: "plain", for: .touchDown) { target, _, _ in target.plain() } }
    control.addTarget(alive, action: "plain", for: .touchDown) { target, _, _ in target.plain() }
    target = nil
    #expect(kept == nil)
    control.sendActions(for: .touchDown)
    #expect(alive.calls == ["plain"] && control.allTargets.count == 1)
  }

  @Test("a target that dies in a dispatch before its turn is skipped")
  func diesInDispatch() {
    let control = Control()
    let first = Target()
    var second: Target? = Target()
    weak let kept = second
    control.addTarget(first, action: "plain", for: .touchDown) { target, _, _ in
      target.plain()
      second = nil
    }
    if let second { control.addTarget(second, action: "plain", for: .touchDown) { target, _, _ in target.plain() } }
    control.sendActions(for: .touchDown)
    #expect(first.calls == ["plain"] && kept == nil && second == nil)
  }

  @Test("without a target the first responder upwards that takes the action gets it; without one it is dropped")
  func responderChain() {
    final class Responder: View {
      var takes = false
      var calls: [String] = []
      override func perform(_ action: Selector, from sender: Control, event: InputEvent?) -> Bool {
        calls.append(action.name)
        return takes
      }
    }
    let outer = Responder(), inner = Responder(), control = Control()
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(toResponderChain: "do", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(inner.calls == ["do"] && outer.calls == ["do"])
    inner.takes = true
    control.sendActions(for: .touchDown)
    #expect(inner.calls == ["do", "do"] && outer.calls == ["do"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["do"])
    control.removeTarget(nil, action: "do", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(inner.calls.count == 2)
  }

  @Test("an empty mask changes nothing; removing takes only the given bits")
  func masks() {
    let control = Control(), target = Target(), other = Target()
    control.addTarget(target, action: "plain", for: []) { target, _, _ in target.plain() }
    #expect(control.allTargets.isEmpty)
    for action in ["a", "b"] {
      control.addTarget(target, action: Selector(action), for: [.touchDown, .valueChanged]) { target, _, _ in target.calls.append(action) }
    }
    control.addTarget(other, action: "a", for: .touchDown) { target, _, _ in target.calls.append("a") }
    control.removeTarget(target, action: "a", for: [])
    control.removeTarget(target, action: "a", for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["b"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["a", "b"])
    control.removeTarget(target, action: nil, for: .valueChanged)
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["b"])
    control.removeTarget(nil, action: "a", for: .touchDown)
    #expect(control.allTargets.count == 1 && control.allTargets[0] === target)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }

  @Test("an action of the same identifier takes the earlier one's place in the order")
  func actions() {
    let control = Control(), target = Target()
    func add(_ identifier: Selector, _ says: String) {
      control.addAction(Action(identifier: identifier) { _ in target.calls.append(says) }, for: .touchDown)
    }
    add("one", "1")
    add("two", "2")
    add("one", "1 again")
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["1 again", "2"])
    control.removeAction("one", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["1 again", "2", "2"])
  }

  @Test("are called in the order of adding, each once, by whichever of the three signatures")
  func signatures() {
    let control = Control(), target = Target()
    control.addTarget(target, action: "plain", for: .touchDown, Target.plain)
    control.addTarget(target, action: "sender", for: .touchDown, Target.sender)
    control.addTarget(target, action: "event", for: .touchDown) { [unowned control] target, sender, event in
      target.calls.append(sender === control && event == nil ? "event nil" : "other")
    }
    control.sendActions(for: .allEvents)
    #expect(target.calls == ["plain", "sender", "event nil"])

    let rig = Rig()
    var cause: InputEvent?
    rig.slider.addTarget(target, action: "cause", for: .touchDown) { _, _, event in cause = event }
    rig.press(250)
    guard case .pointer(let event) = cause else {
      Issue.record("a press's action gets the press")
      return
    }
    #expect(event.phase == .down && event.location == Point(x: 250, y: 117))
  }

  @Test("go through sendAction, which may hold one back")
  func sendAction() {
    final class Gate: Control {
      override func sendAction(_ action: Selector, to target: AnyObject?, for event: InputEvent?, perform: () -> Void) {
        if action != "shut" { super.sendAction(action, to: target, for: event, perform: perform) }
      }
    }
    let control = Gate(), target = Target()
    for action in ["shut", "open"] {
      control.addTarget(target, action: Selector(action), for: .touchDown) { target, _, _ in target.calls.append(action) }
    }
    control.sendActions(for: .touchDown)
    #expect(target.calls == ["open"])
  }

  @Test("may send actions themselves, 64 levels deep")
  func nested() {
    let control = Control()
    var depth = 0, deepest = 0
    control.addAction(
      Action(identifier: "again") { control in
        depth += 1
        deepest = max(deepest, depth)
        if depth < 64 { control.sendActions(for: .touchDown) }
        depth -= 1
      }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(deepest == 64 && control.sentEvents == [])
  }

  @Test("of the inner slider reach those of the outer control, one dispatch for one")
  func forwarded() {
    let rig = Rig.bare()
    let control = IntensityControl(frame: Rect(x: 100, y: 100, width: 300, height: 34))
    control.setValue(0.5, animated: false)
    rig.window.addSubview(control)
    rig.frames()
    let inner = record(control.innerSlider), outer = record(control)
    var calls = 0
    control.addAction(Action(identifier: "count") { _ in calls += 1 }, for: .allTouchEvents)
    rig.press(250, clicks: 2)
    rig.move(260)
    rig.move(260, 300)
    rig.move(260)
    rig.release(260)
    #expect(outer.masks == inner.masks && outer.masks.contains("touchDragOutside+touchDragExit"))
    #expect(calls == inner.masks.count { $0 != "valueChanged" })
  }
}
