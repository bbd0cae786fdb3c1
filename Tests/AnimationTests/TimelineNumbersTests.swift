import Animation
import Testing

@Suite("A timeline put away as numbers")
struct TimelineNumbersTests {
  @Test("goes on like the one that they were taken of", arguments: ClockPolicy.allCases)
  func goesOn(policy: ClockPolicy) throws {
    var timeline = PhasedTimeline(TimelineClock(policy))
    for frame in 0..<200 {
      let now = Double(frame) / 90
      if frame % 37 == 20 { timeline.flip(to: !timeline.isRunning, at: now) }
      timeline.frame(at: now)
      var other = PhasedTimeline(policy, numbers: try #require(timeline.numbers))
      #expect(other == timeline)
      var same = timeline
      for later in 1...5 {
        #expect(other.frame(at: now + Double(later) / 90) == same.frame(at: now + Double(later) / 90))
      }
      #expect(other == same)
    }
  }

  @Test("isn't while a flip waits for its phase")
  func waiting() {
    var timeline = PhasedTimeline(TimelineClock(.predicted))
    timeline.frame(at: 0)
    timeline.flip(to: false, at: 0, placed: .afterCommit)
    #expect(timeline.numbers == nil)
    timeline.frame(at: 1.0 / 60)
    #expect(timeline.numbers != nil)
  }
}
