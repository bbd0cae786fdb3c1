import Drawing
import FrameTiming
import Geometry
import Stage
import Testing
import Widgets

private final class Counter: View {
  var layouts = 0
  var moves: [Bool] = []
  var leaves = 0
  var onLeave: (() -> Void)?
  override func layoutSubviews() { layouts += 1 }
  override func didMoveToWindow() { moves.append(window != nil) }
  override func willLeaveWindow() {
    leaves += 1
    onLeave?()
  }
}

@MainActor
private final class Host: WindowHost {
  var requests = 0
  func requestFrame() { requests += 1 }
  func close() {}
  func toggleFullScreen() {}
  func setClipboard(_ text: String) {}
  var load = FrameLoad.none
}

@Suite("The view tree")
struct TreeTests {
  @Test("tells views that they come and go, once, parents first")
  func membership() {
    let rig = Rig.bare()
    let parent = Counter(), child = Counter()
    parent.addSubview(child)
    #expect(child.moves == [])
    rig.window.addSubview(parent)
    #expect(parent.moves == [true] && child.moves == [true])
    parent.addSubview(child)
    #expect(child.moves == [true] && child.leaves == 0, "only its place changed")
    rig.window.addSubview(child)
    #expect(child.moves == [true, false, true] && child.leaves == 1 && parent.subviews.isEmpty)
    child.removeFromSuperview()
    child.removeFromSuperview()
    #expect(child.moves == [true, false, true, false] && child.leaves == 2)
  }

  @Test("leaves a view that outlives its window free to join another, which lays it out and draws it")
  func outlivingWindow() {
    let parent = Counter(), child = Counter(frame: Rect(x: 10, y: 10, width: 5, height: 5))
    child.backgroundColor = .black
    parent.addSubview(child)
    do {
      let rig = Rig.bare()
      rig.window.addSubview(parent)
      rig.stage.runFrame()
      parent.alpha = 0.5
      parent.alpha = 1
      child.setNeedsLayout()
    }
    #expect(parent.window == nil && child.window == nil && parent.superview == nil && child.superview === parent)
    let rig = Rig.bare()
    rig.stage.runFrame()
    let layouts = child.layouts
    rig.window.addSubview(parent)
    rig.stage.runFrame()
    #expect(child.window === rig.window && child.layouts == layouts + 1)
    #expect(rig.stage.picture[12, 12] == 0xFF00_0000)
  }

  @Test("lets a view outlive its superview")
  func outlivingSuperview() {
    let child = View()
    do {
      let parent = View()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil && child.nextResponder == nil && child.window == nil)
  }

  @Test("keeps the order that insertions ask for")
  func order() {
    let root = View()
    let views = (0..<4).map { View(frame: Rect(x: Double($0), y: 0, width: 1, height: 1)) }
    func places() -> [Double] { root.subviews.map(\.frame.minX) }
    for view in views { root.addSubview(view) }
    root.addSubview(views[0])
    #expect(places() == [1, 2, 3, 0])
    root.insertSubview(views[3], at: 0)
    #expect(places() == [3, 1, 2, 0])
    root.insertSubview(views[3], at: 3)
    #expect(places() == [1, 2, 0, 3])
    root.bringSubviewToFront(views[2])
    #expect(places() == [1, 0, 3, 2])
  }

  @Test("a view that takes itself away while it leaves is away once")
  func reentrantRemoval() {
    let rig = Rig.bare()
    let view = Counter()
    view.onLeave = { [unowned view] in
      view.onLeave = nil
      view.removeFromSuperview()
    }
    rig.window.addSubview(view)
    view.removeFromSuperview()
    #expect(view.superview == nil && view.moves == [true, false] && !rig.window.subviews.contains { $0 === view })
  }

  @Test("a change of place solves no layout; one of size does, once a frame, outer views first")
  func layout() {
    let rig = Rig.bare()
    let parent = Counter(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let child = Counter(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(child)
    rig.window.addSubview(parent)
    rig.frames()
    (parent.layouts, child.layouts) = (0, 0)
    for step in 0..<10 { parent.frame.origin.x = Double(step) }
    rig.frames()
    #expect((parent.layouts, child.layouts) == (0, 0))
    for step in 0..<10 { parent.frame.size.width = 100 + Double(step + 1) }
    rig.frames()
    #expect((parent.layouts, child.layouts) == (1, 0))
    rig.frames()
    #expect((parent.layouts, child.layouts) == (1, 0) && !rig.window.wantsFrame)
  }

  @Test("asks its host for a frame when something changes, and for none when nothing does")
  func demand() {
    let rig = Rig()
    let host = Host()
    rig.window.host = host
    rig.frames(3)
    #expect(host.requests == 0 && !rig.window.wantsFrame)
    rig.slider.alpha = 1
    rig.slider.value = rig.slider.value
    #expect(!rig.window.frameClock!.hasRunningLinks)
    rig.frames(2)
    let before = host.requests
    rig.slider.value = 0.7
    #expect(host.requests > before && rig.window.wantsFrame)
    rig.frames(3)
    #expect(!rig.window.wantsFrame)
  }
}

@Suite("Constraints between views")
struct ConstraintTests {
  private func scene() -> (Rig, View, View, View) {
    let rig = Rig.bare()
    let holder = View(frame: Rect(x: 20, y: 20, width: 200, height: 100))
    let left = View(), right = View()
    holder.addSubview(left)
    holder.addSubview(right)
    for constraint in [
      LayoutConstraint(left, .left, equals: holder, .left, constant: 10),
      LayoutConstraint(left, .width, equals: holder, .width, multiplier: 0.5),
      LayoutConstraint(left, .top, equals: holder, .top), LayoutConstraint(left, .height, equals: holder, .height),
      LayoutConstraint(right, .left, equals: left, .right, constant: 5), LayoutConstraint(right, .right, equals: holder, .right),
      LayoutConstraint(right, .centerY, equals: holder, .centerY), LayoutConstraint(right, .height, equals: 20),
    ] { holder.addConstraint(constraint) }
    rig.window.addSubview(holder)
    rig.frames()
    return (rig, holder, left, right)
  }

  @Test("place their items in the holder's coordinates, again when its size changes, and only then")
  func solved() {
    let (rig, holder, left, right) = scene()
    #expect(left.frame == Rect(x: 10, y: 0, width: 100, height: 100))
    #expect(right.frame == Rect(x: 115, y: 40, width: 85, height: 20))
    #expect(holder.layoutSolves == 1)
    holder.frame.origin.x = 50
    rig.frames()
    #expect(holder.layoutSolves == 1)
    holder.frame.size = Size(width: 400, height: 60)
    rig.frames()
    #expect(holder.layoutSolves == 2)
    #expect(left.frame == Rect(x: 10, y: 0, width: 200, height: 60) && right.frame == Rect(x: 215, y: 20, width: 185, height: 20))
    holder.setNeedsLayout()
    rig.frames()
    #expect(holder.layoutSolves == 2)
  }

  @Test("go with a view that leaves, and stay with one that only changes its place")
  func removed() {
    let (rig, holder, left, right) = scene()
    holder.addSubview(left)
    rig.frames()
    #expect(holder.constraints.count == 8 && left.frame.width == 100)
    right.removeFromSuperview()
    #expect(holder.constraints.count == 4)
    holder.frame.size.width = 300
    rig.frames()
    #expect(left.frame.width == 150)
  }
}
