import Animation
import Motion
import Testing

private func isNear(_ a: Double, _ b: Double, _ slack: Double) -> Bool { abs(a - b) <= slack }

@Suite("The spring property")
struct SpringPropertyTests {
  @Test("the value is the target at once, the presentation follows")
  func target() {
    var property = SpringProperty(0, spring: .settle)
    property.setTarget(1)
    #expect(property.value == 1 && property.presentation == 0 && property.velocity == 0)
    property.advance(by: 0.1)
    #expect(isNear(property.presentation, 0.465584, 1e-5) && isNear(property.velocity, 5.129223, 1e-5))
  }

  @Test("a new target keeps position and velocity")
  func retarget() {
    var property = SpringProperty(0, spring: .settle)
    property.setTarget(1)
    property.advance(by: 0.1)
    let before = (property.presentation, property.velocity)
    property.setTarget(0)
    #expect((property.presentation, property.velocity) == before)
    property.advance(by: 0.1)
    #expect(isNear(property.presentation, 0.355442, 1e-5) && isNear(property.velocity, -2.996702, 1e-5))
  }

  @Test("a jump stops it and is there; placing it leaves the speed")
  func jump() {
    var property = SpringProperty(0)
    property.setTarget(1)
    property.advance(by: 0.1)
    var placed = property
    property.jump(to: 0.37)
    #expect(property.value == 0.37 && property.presentation == 0.37 && property.velocity == 0)
    for _ in 0..<120 { property.advance(by: 1.0 / 60) }
    #expect(property.presentation == 0.37)
    placed.place(at: 0.37)
    #expect(placed.value == 0.37 && placed.presentation == 0.37 && placed.velocity > 5)
    placed.advance(by: 1.0 / 60)
    #expect(placed.presentation > 0.4)
  }

  @Test(
    "any split of a time into advances leads to the same state",
    arguments: [Spring.settle, .programmatic, Spring(duration: 0.5, bounce: -0.3)])
  func restart(_ spring: Spring) {
    var once = SpringProperty(0.2, spring: spring)
    once.setTarget(0.8)
    once.setVelocity(3)
    var often = once
    once.advance(by: 0.5)
    for part in [0.1, 0.003, 0.147, 0.25] { often.advance(by: part) }
    #expect(isNear(once.presentation, often.presentation, 1e-12) && isNear(once.velocity, often.velocity, 1e-12 * spring.angularFrequency))
  }

  @Test("it is at its target when both near and slow")
  func atTarget() {
    var property = SpringProperty(1)
    #expect(property.isAtTarget(eps: 0.001))
    property.setVelocity(0.021)
    #expect(!property.isAtTarget(eps: 0.001))
    property.setVelocity(0.019)
    #expect(property.isAtTarget(eps: 0.001))
    property.setTarget(1.0011)
    #expect(!property.isAtTarget(eps: 0.001))
  }

  @Test("B17: time that doesn't pass, or goes backwards, moves nothing", arguments: [0, -0.01, .nan, .infinity, -.infinity])
  func noTime(_ seconds: Double) {
    var property = SpringProperty(0)
    property.setTarget(1)
    property.advance(by: 0.1)
    let before = property
    property.advance(by: seconds)
    #expect(property == before)
  }

  @Test("B17: with momentum it moves in the very first tick after the release")
  func firstFrame() {
    var property = SpringProperty(0.5)
    property.setTarget(0.9)
    property.setVelocity(5)
    property.advance(by: 0.001)
    #expect(isNear(property.presentation, 0.505, 1e-3))
  }

  @Test("B14: what isn't finite is ignored, and a later good target is reached exactly", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ bad: Double) {
    var property = SpringProperty(0.2)
    let before = property
    property.setTarget(bad)
    property.jump(to: bad)
    property.place(at: bad)
    property.setVelocity(bad)
    #expect(property == before)
    property.setTarget(0.6)
    for _ in 0..<120 {
      property.advance(by: 1.0 / 60)
      if property.isAtTarget(eps: 0.001) { property.jump(to: property.value) }
    }
    #expect(property.presentation == 0.6 && property.velocity == 0)
    #expect(SpringProperty(bad).value == 0)
  }

  @Test("B14: numbers too large to reckon with end at the target, and -0 is 0")
  func extremes() {
    var property = SpringProperty(-1e308)
    property.setTarget(1e308)
    property.setVelocity(1e308)
    property.advance(by: 0.01)
    #expect(property.presentation == 1e308 && property.velocity == 0)
    property.jump(to: -0.0)
    #expect(property.value.sign == .plus && "\(property.presentation)" == "0.0")
  }

  @Test("a spring without response is there with the next advance")
  func jumpingSpring() {
    var property = SpringProperty(0, spring: Spring(response: 0, dampingRatio: 1))
    property.setTarget(1)
    property.advance(by: 1e-9)
    #expect(property.presentation == 1 && property.velocity == 0)
  }
}
