@testable import Drawing
import Testing

@Suite struct RecentCacheTests {
  @Test("What is asked for again is not made again, and what is in use stays while others come and go")
  func keepsUsed() {
    var cache = RecentCache<Int, Int>(limit: 3)
    var made: [Int] = []
    for round in 0..<50 {
      for key in [0, 1000 + round] {
        _ = cache.value(for: key) {
          made.append(key)
          return key
        }
      }
    }
    #expect(made.count { $0 == 0 } == 1)
    #expect(made.count == 51)
  }

  @Test("No more than twice the limit is kept, and a value beyond it alone")
  func bounded() {
    var alive = RecentCache<Int, Tracked>(limit: 10) { $0.cost }
    let counter = Counter()
    for key in 0..<100 { _ = alive.value(for: key) { Tracked(counter, cost: 2) } }
    #expect(counter.alive <= 10)
    _ = alive.value(for: -1) { Tracked(counter, cost: 50) }
    _ = alive.value(for: -2) { Tracked(counter, cost: 50) }
    _ = alive.value(for: -3) { Tracked(counter, cost: 50) }
    #expect(counter.alive <= 2)
  }

  private final class Counter {
    var alive = 0
  }

  private final class Tracked {
    let counter: Counter
    let cost: Int

    init(_ counter: Counter, cost: Int) {
      self.counter = counter
      self.cost = cost
      counter.alive += 1
    }

    deinit { counter.alive -= 1 }
  }
}
