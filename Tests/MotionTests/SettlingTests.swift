import Motion
import Testing

@Suite("When a spring is settled")
struct SettlingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String, spring: Spring, real: Double, envelope: Double, band: Double
    var testDescription: String { name }
  }

  @Test(
    "the three durations have their published values",
    arguments: [
      Row(name: ".5 / bounce .3", spring: .bouncy, real: 0.8188, envelope: 1.0447, band: 0.4758),
      Row(name: ".5 / bounce .15", spring: .snappy, real: 0.6967, envelope: 0.8768, band: 0.3334),
      Row(name: ".4 / ratio .8", spring: .programmatic, real: 0.5395, envelope: 0.7572, band: 0.2392),
      Row(name: ".4 / ratio 1", spring: .settle, real: 0.5879, envelope: 0.6, band: 0.3714),
      Row(name: "k 100 c 10", spring: Spring(stiffness: 100, damping: 10), real: 1.2702, envelope: 1.7399, band: 0.8077),
    ])
  func durations(_ row: Row) {
    #expect(isNear(row.spring.settlingDuration(from: -1, epsilon: 0.001), row.real, 0.0005))
    #expect(isNear(row.spring.envelopeSettlingDuration(from: -1, epsilon: 0.001), row.envelope, 0.0005))
    #expect(isNear(row.spring.bandSettlingDuration(from: -1), row.band, 0.0005))
  }

  @Test("after the true duration it is never outside again, just before it is", arguments: Spring.everySettlingRegime)
  func lastTimeOutside(_ spring: Spring) {
    guard !spring.jumps else { return }
    for (offset, velocity) in [(-1.0, 0.0), (1, 40), (0.3, -12), (0, 5), (-0.02, 0.4), (0.0005, 0), (0.0005, 30)] {
      let duration = spring.settlingDuration(from: offset, velocity: velocity, epsilon: 0.001)
      let step = max(duration, spring.response) / 500
      for index in 1...1000 {
        let state = spring.state(from: offset, velocity: velocity, after: duration + Double(index) * step)
        #expect(abs(state.offset) < 0.001 + 1e-12)
      }
      guard duration > 0 else { continue }
      let before = spring.state(from: offset, velocity: velocity, after: duration * (1 - 1e-9))
      #expect(isNear(abs(before.offset), 0.001, 1e-7))
    }
  }

  @Test("a spring that doesn't come to rest says so")
  func never() {
    #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration(from: 1, epsilon: 0.001) == .infinity)
    #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration(from: 0, velocity: 1e-6, epsilon: 0.001) == 0)
    #expect(Spring(duration: 0.5, bounce: -1).settlingDuration(from: 1, epsilon: 0.001) == .infinity)
    #expect(Spring(response: 0, dampingRatio: 1).settlingDuration(from: 1, epsilon: 0.001) == 0)
  }

  @Test("settled means within distance and speed for all later time")
  func settledForGood() {
    let tolerance = Tolerance(distance: 0.001)
    #expect(isNear(tolerance.velocity, 0.02, 1e-15))
    let motion = SpringMotion(from: 0, to: 1, spring: .bouncy)
    let duration = motion.settlingDuration(within: tolerance)
    #expect(!motion.isSettled(after: duration - 1e-6, within: tolerance))
    #expect(motion.isSettled(after: duration + 1e-9, within: tolerance))
    // Slow and near for the moment, but on a spring so soft that it will go farther off again.
    let soft = Spring(response: 4, dampingRatio: 0.1)
    let passing = SpringState(offset: 0, velocity: 0.019)
    #expect(tolerance.contains(passing))
    #expect(!soft.isSettled(passing, within: tolerance))
  }

  @Test("the tolerance is a thousandth of the travel or half a pixel, whichever is smaller")
  func tolerance() {
    #expect(Tolerance(travel: 1, pixel: 1.0 / 563).distance == 0.5 / 563)
    #expect(Tolerance(travel: -0.1, pixel: 1).distance == 0.0001)
    #expect(Tolerance(travel: 0, pixel: 1).distance == 0.5)
  }

  @Test("B10: one spring takes equally long for small and large travels, with one normalised trace")
  func anyTravel() {
    let spring = Spring(stiffness: 100, damping: 20)
    let trace = [(1.0 / 60, 0.01244), (0.05, 0.0902), (0.1, 0.2642), (0.2, 0.5940), (0.3, 0.8009), (0.5, 0.9596), (0.7, 0.9927)]
    var durations: [Double] = []
    for (start, end) in [(0.0, 1.0), (0, 1000), (0, 0.001), (5000, 5000.5)] {
      let motion = SpringMotion(from: start, to: end, spring: spring)
      for (time, fraction) in trace { #expect(isNear((motion.value(after: time) - start) / (end - start), fraction, 1e-4)) }
      // The travel counts here; a pixel as long as the whole way leaves the half pixel out of it.
      durations.append(motion.settlingDuration(within: Tolerance(travel: end - start, pixel: abs(end - start))))
    }
    #expect(durations.allSatisfy { (0.7...1.2).contains($0) && isNear($0, durations[0], 1e-6) })
    #expect(isNear(spring.settlingDuration(from: -1, epsilon: 0.001), 0.923, 5e-4))
  }
}
