import FrameTiming
import Testing
import Widgets

/// A target that writes its name down and does something more.
private final class Target {
  let name: String
  let act: () -> Void
  init(_ name: String, act: @escaping () -> Void = {}) {
    self.name = name
    self.act = act
  }
}

@Suite("B23")
struct B23DispatchTests {
  private final class Desk {
    let control = Control()
    var calls: [String] = []
    var targets: [Target] = []

    func add(_ name: String, _ act: @escaping () -> Void = {}) {
      let target = Target(name, act: act)
      targets.append(target)
      register(target)
    }

    func register(_ target: Target) {
      control.addTarget(target, action: "called", for: .valueChanged) { [weak self] target, _, _ in
        self?.calls.append(target.name)
        target.act()
      }
    }

    func remove(_ name: String) {
      control.removeTarget(targets.first { $0.name == name }, action: "called", for: .valueChanged)
    }

    func event() -> [String] {
      calls = []
      control.sendActions(for: .valueChanged)
      return calls
    }
  }

  @Test("B23: a target that removes itself hides no other")
  func removesItself() {
    let desk = Desk()
    desk.add("T1") { [unowned desk] in desk.remove("T1") }
    desk.add("T2")
    desk.add("T3")
    #expect(desk.event() == ["T1", "T2", "T3"])
    #expect(desk.event() == ["T2", "T3"])
  }

  @Test("B23: a target removed before its turn isn't called")
  func removesNext() {
    let desk = Desk()
    desk.add("T1") { [unowned desk] in desk.remove("T2") }
    desk.add("T2")
    desk.add("T3")
    #expect(desk.event() == ["T1", "T3"])
    #expect(desk.event() == ["T1", "T3"])
  }

  @Test("B23: a target added in a dispatch starts with the next one, a merged mask and a replaced action too")
  func adds() {
    let desk = Desk()
    var added = false
    desk.add("T1")
    desk.add("T2") { [unowned desk] in
      if !added { desk.add("T4") }
      added = true
    }
    desk.add("T3")
    #expect(desk.event() == ["T1", "T2", "T3"])
    #expect(desk.event() == ["T1", "T2", "T3", "T4"])

    let other = Desk()
    let late = Target("late")
    other.add("T1") { [unowned other] in other.register(late) }
    other.control.addTarget(late, action: "called", for: .touchDown) { [unowned other] target, _, _ in other.calls.append(target.name) }
    #expect(other.event() == ["T1"])
    #expect(other.event() == ["T1", "late"])

    let third = Desk()
    third.add("T1") { [unowned third] in
      third.control.addAction(Action(identifier: "a") { [unowned third] _ in third.calls.append("new") }, for: .valueChanged)
    }
    third.control.addAction(Action(identifier: "a") { [unowned third] _ in third.calls.append("old") }, for: .valueChanged)
    #expect(third.event() == ["T1"])
    third.remove("T1")
    #expect(third.event() == ["new"])
  }

  @Test("B23: after the first removed all, nobody is called; two entries of one pair are one")
  func removesAll() {
    let desk = Desk()
    desk.add("T1") { [unowned desk] in desk.control.removeTarget(nil, action: nil, for: .allEvents) }
    desk.add("T2")
    desk.add("T3")
    #expect(desk.event() == ["T1"])
    #expect(desk.event() == [])

    let other = Desk()
    other.add("T1")
    other.register(other.targets[0])
    #expect(other.event() == ["T1"])
    other.remove("T1")
    #expect(other.event() == [])
  }

  @Test("B23: the subscribers of a frame clock follow the same rules")
  func clock() {
    final class Owner {}
    let owner = Owner()
    let clock = FrameClock()
    var calls: [String] = []
    var links: [String: DisplayLink] = [:]
    func add(_ name: String, _ act: @escaping () -> Void = {}) {
      links[name] = clock.addLink(owner: owner) { _, _ in
        calls.append(name)
        act()
      }
    }
    func tick() -> [String] {
      calls = []
      clock.tick(FrameTime(timestamp: 0, targetTimestamp: 1.0 / 60))
      return calls
    }
    func reset() {
      for link in links.values { link.invalidate() }
      links = [:]
    }
    add("T1") { links["T1"]?.invalidate() }
    add("T2")
    add("T3")
    #expect(tick() == ["T1", "T2", "T3"])
    #expect(tick() == ["T2", "T3"])
    reset()
    add("T1") { links["T2"]?.invalidate() }
    add("T2")
    add("T3")
    #expect(tick() == ["T1", "T3"])
    reset()
    add("T1")
    add("T2") { if links["T4"] == nil { add("T4") } }
    add("T3")
    #expect(tick() == ["T1", "T2", "T3"])
    #expect(tick() == ["T1", "T2", "T3", "T4"])
    reset()
    add("T1") { for link in links.values { link.invalidate() } }
    add("T2")
    #expect(tick() == ["T1"])
    #expect(tick() == [] && clock.linkCount == 0)
  }
}
