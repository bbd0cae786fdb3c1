import FrameTiming
import Testing

final class Subscriber {}

@Suite("The frame clock")
struct FrameClockTests {
  let frame = FrameTime(timestamp: 0, targetTimestamp: 1.0 / 60)

  func names(_ mutate: @escaping (FrameClock, [String: DisplayLink]) -> Void) -> [[String]] {
    let clock = FrameClock()
    let owner = Subscriber()
    var links: [String: DisplayLink] = [:]
    var called: [String] = []
    for name in ["T1", "T2", "T3"] {
      links[name] = clock.addLink(owner: owner) { _, _ in
        called.append(name)
        if name == "T1" { mutate(clock, links) }
      }
    }
    return (0..<2).map { _ in
      called = []
      clock.tick(frame)
      withExtendedLifetime(owner) {}
      return called
    }
  }

  @Test("B23: a link that ends itself hides no other")
  func endsItself() {
    #expect(names { $1["T1"]!.invalidate() } == [["T1", "T2", "T3"], ["T2", "T3"]])
  }

  @Test("B23: a link ended before its turn isn't called")
  func endsAnother() {
    #expect(names { $1["T2"]!.invalidate() } == [["T1", "T3"], ["T1", "T3"]])
  }

  @Test("B23: ending all stops the tick")
  func endsAll() {
    #expect(names { for link in $1.values { link.invalidate() } } == [["T1"], []])
  }

  @Test("B23: a link added in a tick is called from the next one on")
  func adds() {
    let clock = FrameClock()
    let owner = Subscriber()
    var called: [String] = []
    var added: DisplayLink?
    _ = clock.addLink(owner: owner) { owner, _ in
      called.append("T2")
      if added == nil { added = clock.addLink(owner: owner) { _, _ in called.append("T4") } }
    }
    clock.tick(frame)
    #expect(called == ["T2"])
    clock.tick(frame)
    #expect(called == ["T2", "T2", "T4"])
  }

  @Test("B27: does not retain an owner, and forgets it")
  func weakOwner() {
    let clock = FrameClock()
    var owner: Subscriber? = Subscriber()
    weak let watched = owner
    var calls = 0
    _ = clock.addLink(owner: owner!) { _, _ in calls += 1 }
    clock.tick(frame)
    owner = nil
    #expect(watched == nil)
    #expect(clock.isIdle)
    clock.tick(frame)
    #expect(calls == 1)
    #expect(clock.linkCount == 0)
  }

  @Test("runs work in the first frame at or after its time, in the order of asking")
  func work() {
    let clock = FrameClock()
    var done: [String] = []
    clock.perform(at: 0.5) { done.append("b") }
    clock.perform(at: 0.5) { done.append("c") }
    clock.perform(at: 0.25) {
      done.append("a")
      clock.perform(at: 0) { done.append("next") }
    }
    clock.work(FrameTime(timestamp: 0.2, targetTimestamp: 0.3))
    #expect(done.isEmpty)
    clock.work(FrameTime(timestamp: 0.5, targetTimestamp: 0.6))
    #expect(done == ["a", "b", "c"])
    clock.work(FrameTime(timestamp: 0.5, targetTimestamp: 0.6))
    #expect(done == ["a", "b", "c", "next"])
    #expect(clock.isIdle)
  }

  @Test("does not run cancelled work")
  func cancelled() {
    let clock = FrameClock()
    var ran = false
    let item = clock.perform(at: 0) { ran = true }
    item.cancel()
    #expect(clock.isIdle)
    clock.work(frame)
    #expect(!ran)
  }
}
