import Geometry
import Stage
import Testing
import Widgets

private final class Stop: Control {
  var hovers: [Bool] = []
  var keys: [Key] = []
  var takesKeys = true
  override var canBecomeFocused: Bool { isEnabled }
  override func hoverChanged(_ isInside: Bool) { hovers.append(isInside) }
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard takesKeys, event.key != .tab else { return false }
    keys.append(event.key)
    return true
  }
}

@Suite("The keyboard and the pointer over views")
struct FocusTests {
  private func scene() -> (Rig, [Stop]) {
    let rig = Rig.bare()
    let stops = (0..<3).map { Stop(frame: Rect(x: 10 + 100 * Double($0), y: 10, width: 80, height: 40)) }
    for stop in stops { rig.window.addSubview(stop) }
    rig.frames()
    return (rig, stops)
  }

  @Test("Tab goes round in the order of the tree, Shift+Tab back, visibly")
  func tab() {
    let (rig, stops) = scene()
    for index in [0, 1, 2, 0] {
      rig.key(.tab)
      #expect(rig.window.focusedView === stops[index] && stops[index].state.contains(.focused))
      #expect(stops.count { $0.state.contains(.focused) } == 1)
    }
    for index in [2, 1] {
      rig.key(.tab, .shift)
      #expect(rig.window.focusedView === stops[index])
    }
    stops[2].isEnabled = false
    rig.key(.tab)
    #expect(rig.window.focusedView === stops[0])
    stops[1].isHidden = true
    rig.key(.tab)
    #expect(rig.window.focusedView === stops[0])
    #expect(rig.window.unhandled == [])
  }

  @Test("a press brings the keyboard too, without a ring, and takes a ring away")
  func press() {
    let (rig, stops) = scene()
    rig.press(30, 30)
    #expect(rig.window.focusedView === stops[0] && !stops[0].state.contains(.focused))
    rig.release(30, 30)
    rig.key(.tab)
    #expect(stops[1].state.contains(.focused))
    rig.press(130, 30)
    #expect(rig.window.focusedView === stops[1] && !stops[1].state.contains(.focused))
  }

  @Test("keys go to the focused view, from there up, then to the window")
  func keys() {
    let (rig, stops) = scene()
    rig.window.focus(stops[0])
    rig.key(.left)
    #expect(stops[0].keys == [.left])
    let child = Stop(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    child.takesKeys = false
    stops[0].addSubview(child)
    rig.window.focus(child)
    rig.key(.right)
    #expect(stops[0].keys == [.left, .right])
    stops[0].takesKeys = false
    rig.key(.up)
    #expect(rig.window.unhandled == [.up])
  }

  @Test("a view that leaves or is hidden takes no keys")
  func leaving() {
    let (rig, stops) = scene()
    rig.window.focus(stops[0], visibly: true)
    stops[0].isHidden = true
    rig.key(.left)
    #expect(stops[0].keys == [] && rig.window.unhandled == [.left])
    stops[0].isHidden = false
    rig.key(.left)
    #expect(stops[0].keys == [.left])
    stops[0].removeFromSuperview()
    #expect(rig.window.focusedView == nil && !stops[0].state.contains(.focused))
  }

  @Test("the pointer comes over one view at a time and leaves each again")
  func hover() {
    let (rig, stops) = scene()
    rig.move(30, 30)
    rig.move(40, 30)
    rig.move(130, 30)
    #expect(stops[0].hovers == [true, false] && stops[1].hovers == [true])
    rig.stage.send(.pointerLeft(time: 0))
    rig.frames()
    #expect(stops[1].hovers == [true, false])
    rig.move(230, 30)
    stops[2].removeFromSuperview()
    #expect(stops[2].hovers == [true, false])
  }

  @Test("a held press has the pointer to itself; after it the view under the pointer has it")
  func capture() {
    let (rig, stops) = scene()
    rig.move(30, 30)
    rig.press(30, 30)
    rig.move(130, 30)
    #expect(stops[1].hovers == [] && stops[0].isTracking && !stops[0].isTouchInside)
    rig.release(130, 30)
    #expect(stops[0].hovers == [true, false] && stops[1].hovers == [true])
  }
}

@Suite("Hit testing")
struct HitTests {
  @Test("goes through transforms, and finds nothing in a view folded flat")
  func transforms() {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let view = View(frame: Rect(x: 100, y: 100, width: 40, height: 20))
    root.addSubview(view)
    #expect(root.hitTest(Point(x: 101, y: 101)) === view && root.hitTest(Point(x: 99, y: 101)) === root)
    view.transform = AffineTransform(scaleX: 2, y: 3)
    #expect(root.hitTest(Point(x: 81, y: 81)) === view && root.hitTest(Point(x: 79, y: 101)) === root)
    #expect(root.hitTest(Point(x: 159, y: 139)) === view && root.hitTest(Point(x: 159, y: 141)) === root)
    // A quarter turn about the centre (120, 110): 20 wide, 40 high.
    view.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(root.hitTest(Point(x: 111, y: 91)) === view && root.hitTest(Point(x: 101, y: 111)) === root)
    view.transform = AffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(Point(x: 120, y: 110)) === root)
    #expect(view.convertFromWindow(Point(x: 120, y: 110)).x < -1e300)
  }

  @Test("takes the frontmost, passes what can't be touched, reaches out of bounds unless they clip")
  func order() {
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    let box = View(frame: Rect(x: 100, y: 100, width: 50, height: 50))
    let back = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let front = View(frame: Rect(x: 25, y: 25, width: 100, height: 50))
    root.addSubview(box)
    box.addSubview(back)
    box.addSubview(front)
    let both = Point(x: 130, y: 130), outside = Point(x: 190, y: 140)
    #expect(root.hitTest(both) === front && root.hitTest(outside) === front)
    box.bringSubviewToFront(back)
    #expect(root.hitTest(both) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(both) === front)
    front.alpha = 0
    #expect(root.hitTest(both) === box)
    front.alpha = 1
    box.clipsToBounds = true
    #expect(root.hitTest(outside) === root && root.hitTest(both) === front)
    front.isHidden = true
    #expect(root.hitTest(both) === box)
    box.isUserInteractionEnabled = false
    #expect(root.hitTest(both) === root)
  }

  @Test("a press goes up to the first view that takes it, which then has its moves and its release")
  func upwards() {
    final class Taker: View {
      var phases: [PointerEvent.Phase] = []
      override func pointerDown(_ event: PointerEvent) -> Bool {
        phases.append(.down)
        return true
      }
      override func pointerDragged(_ event: PointerEvent) { phases.append(.moved) }
      override func pointerUp(_ event: PointerEvent) { phases.append(.up) }
    }
    let rig = Rig.bare()
    let outer = Taker(frame: Rect(x: 10, y: 10, width: 100, height: 100))
    outer.addSubview(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    rig.window.addSubview(outer)
    rig.frames()
    rig.press(20, 20)
    rig.move(300, 300)
    rig.press(20, 20, button: 3)
    rig.release(20, 20, button: 3)
    rig.release(300, 300)
    rig.move(20, 20)
    #expect(outer.phases == [.down, .moved, .up])
  }
}
