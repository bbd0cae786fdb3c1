import Motion
import Testing

@Suite("A spring's parameters")
struct SpringParameterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String, spring: Spring, stiffness: Double, damping: Double, slack: Double
    var testDescription: String { name }
  }

  @Test(
    "stiffness and damping follow from duration and bounce",
    arguments: [
      Row(name: "(0.5, 0.3), as Apple prints it", spring: Spring(duration: 0.5, bounce: 0.3), stiffness: 157.9, damping: 17.6, slack: 0.05),
      Row(name: "(0.5, 0)", spring: Spring(duration: 0.5, bounce: 0), stiffness: 157.914, damping: 25.133, slack: 5e-4),
      Row(name: "(0.5, 0.15)", spring: Spring(duration: 0.5, bounce: 0.15), stiffness: 157.914, damping: 21.363, slack: 5e-4),
      Row(name: "(0.5, -0.3)", spring: Spring(duration: 0.5, bounce: -0.3), stiffness: 157.914, damping: 35.904, slack: 5e-4),
    ])
  func stiffnessAndDamping(_ row: Row) {
    #expect(row.spring.mass == 1)
    #expect(isNear(row.spring.stiffness, row.stiffness, row.slack))
    #expect(isNear(row.spring.damping, row.damping, row.slack))
  }

  @Test("mass 1, stiffness 100, damping 10 is a duration of 0.63 and a bounce of 0.5")
  func fromPhysics() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isNear(spring.duration, 0.63, 0.005))
    #expect(isNear(spring.bounce, 0.5, 1e-12))
    #expect(isNear(spring.dampingRatio, 0.5, 1e-12))
    #expect(isNear(spring.decayRate, 5, 1e-12))
  }

  @Test("bounce leads to the damping ratio and back", arguments: [-1, -0.9, -0.3, 0, 0.15, 0.3, 0.999, 1])
  func bounceRoundTrip(_ bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    #expect(spring.dampingRatio == ratio)
    #expect(isNear(spring.bounce, bounce, 1e-12))
  }

  @Test("every way to say a spring says the same, for any mass", arguments: [0.5, 1, 4])
  func waysAgree(_ mass: Double) {
    let first = Spring(response: 0.4, dampingRatio: 0.8, mass: mass)
    let second = Spring(mass: mass, stiffness: first.stiffness, damping: first.damping)
    #expect(isNear(second.response, 0.4, 1e-12))
    #expect(isNear(second.dampingRatio, 0.8, 1e-12))
    #expect(isNear(first.damping, 4 * .pi * 0.8 * mass / 0.4, 1e-9))
    let one = first.state(from: -1, velocity: 2, after: 0.13)
    let other = second.state(from: -1, velocity: 2, after: 0.13)
    #expect(isNear(one.offset, other.offset, 1e-12) && isNear(one.velocity, other.velocity, 1e-10))
  }

  @Test("presets have their bounce, and extra bounce adds, kept in range")
  func presets() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.snappy(duration: 0.3, extraBounce: 0.1) == Spring(duration: 0.3, bounce: 0.25))
    #expect(Spring.bouncy(extraBounce: 5).dampingRatio == 0)
    #expect(Spring.settle == Spring(response: 0.4, dampingRatio: 1))
    #expect(Spring.programmatic == Spring(response: 0.4, dampingRatio: 0.8))
    #expect(Spring.lift == Spring(response: 0.2, dampingRatio: 0.6))
    #expect(Spring.drop == Spring(response: 0.5, dampingRatio: 0.75))
  }

  @Test("the regime follows the damping ratio, critical within a millionth of 1")
  func regimes() {
    let ratios = [0, 0.8, 1 - 2e-6, 1 - 1e-9, 1, 1 + 1e-9, 1 + 2e-6, 3, .infinity]
    let regimes = ratios.map { Spring(response: 0.4, dampingRatio: $0).regime }
    #expect(
      regimes == [.underdamped, .underdamped, .underdamped, .critical, .critical, .critical, .overdamped, .overdamped, .overdamped])
  }

  @Test("what makes no spring traps")
  func refusals() async {
    await #expect(processExitsWith: .failure) { _ = Spring(response: .nan, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0.4, dampingRatio: -0.1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 0.5, bounce: 1.01) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
  }
}
