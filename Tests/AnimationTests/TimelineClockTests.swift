import Animation
import Testing

@Suite("A timeline's clock")
struct TimelineClockTests {
  /// The article's moment: a second has been written down, ticks are 16 ms apart.
  private func clock(_ policy: ClockPolicy) -> TimelineClock {
    var clock = TimelineClock(policy, accumulated: 1)
    clock.stamp(at: 10)
    return clock
  }

  @Test("the first tick only stamps", arguments: ClockPolicy.allCases)
  func first(policy: ClockPolicy) {
    var clock = TimelineClock(policy)
    #expect(clock.draw(at: 500) == 0)
    clock.commit(at: 500)
    #expect(clock.accumulated == 0)
    #expect(clock.lastTick == 500)
  }

  @Test("a step is kept within 0 ... 0.25 s", arguments: ClockPolicy.allCases)
  func clamped(policy: ClockPolicy) {
    for (now, gained) in [(20.0, 0.25), (9.0, 0), (10.25, 0.25), (10, 0), (10.1, 0.1)] {
      var clock = clock(policy)
      _ = clock.draw(at: now)
      clock.commit(at: now)
      #expect(abs(clock.accumulated - 1 - gained) < 1e-12)
      #expect(clock.lastTick == now)
    }
  }

  @Test("predicted draws ahead and commits later; a pause between the two takes the picture back")
  func predicted() {
    var clock = clock(.predicted)
    #expect(abs(clock.draw(at: 10.016) - 1.016) < 1e-12)
    #expect(clock.accumulated == 1)
    clock.isRunning = false
    clock.commit(at: 10.016)
    #expect(clock.draw(at: 10.032) == 1)
  }

  @Test("accumulated draws what is written down, advanced writes down what it draws")
  func mended() {
    var late = clock(.accumulated)
    #expect(late.draw(at: 10.016) == 1)
    late.commit(at: 10.016)
    #expect(abs(late.draw(at: 10.032) - 1.016) < 1e-12)
    var exact = clock(.advanced)
    let drawn = exact.draw(at: 10.016)
    #expect(drawn == exact.accumulated)
    exact.isRunning = false
    exact.commit(at: 10.016)
    #expect(exact.draw(at: 10.032) == drawn)
  }

  @Test("ticks go on while paused, and nothing is made up for afterwards", arguments: ClockPolicy.allCases)
  func pausedTicks(policy: ClockPolicy) {
    var clock = clock(policy)
    clock.isRunning = false
    for tick in 1...100 {
      #expect(clock.draw(at: 10 + Double(tick)) == 1)
      clock.commit(at: 10 + Double(tick))
    }
    clock.isRunning = true
    _ = clock.draw(at: 110.016)
    clock.commit(at: 110.016)
    #expect(abs(clock.accumulated - 1.016) < 1e-9)
  }

  @Test("an update comes at most once an interval, with a millisecond of tolerance")
  func interval() {
    let interval = UpdateInterval()
    #expect(interval.isDue(at: 5, last: nil))
    #expect(interval.isDue(at: 1.0 / 60, last: 0))
    #expect(interval.isDue(at: 1.0 / 60 - 0.0009, last: 0))
    #expect(!interval.isDue(at: 1.0 / 60 - 0.0011, last: 0))
    #expect(!interval.isDue(at: 0, last: 0))
    #expect(interval.isDue(at: -1, last: 0))
  }
}
