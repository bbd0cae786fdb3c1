import Motion
import Testing

@Suite("A motion sent elsewhere")
struct RetargetTests {
  @Test("keeps position and velocity")
  func retarget() {
    let motion = SpringMotion(from: 0, to: 1, spring: .settle)
    let now = motion.state(after: 0.1)
    #expect(isNear(now.value, 0.465584, 1e-5) && isNear(now.velocity, 5.129223, 1e-5))
    let back = motion.retargeted(to: 0, after: 0.1)
    #expect(back.state(after: 0) == now)
    let values = (0...1000).map { back.value(after: Double($0) / 10_000) }
    #expect(isNear(values.max() ?? 0, 0.524519, 1e-5))
    #expect(isNear(Double(values.firstIndex(of: values.max() ?? 0) ?? 0) / 10, 26.2, 0.1))
    let later = back.state(after: 0.1)
    #expect(isNear(later.value, 0.355442, 1e-5) && isNear(later.velocity, -2.996702, 1e-5))
  }

  @Test("B09: a reversed spring keeps its speed; one that drops it starts back at once")
  func reversal() {
    let motion = SpringMotion(from: 0, to: 1, spring: Spring(stiffness: 100, damping: 10))
    let now = motion.state(after: 0.1)
    #expect(isNear(now.value, 0.3403, 5e-5) && isNear(now.velocity, 5.335, 5e-4))
    let back = motion.retargeted(to: 0, after: 0.1)
    for (index, value) in [0.4174, 0.4719, 0.5061, 0.5221, 0.5223, 0.5091].enumerated() {
      #expect(isNear(back.value(after: Double(index + 1) / 60), value, 0.002))
    }
    #expect(isNear(back.value(after: 0.075), 0.5240, 5e-4) && isNear(back.velocity(after: 0.075), 0, 0.05))
    #expect(isNear(back.value(after: 5), 0, 1e-9))
    let careless = motion.retargeted(to: 0, after: 0.1, carrying: .nothing)
    #expect(isNear(careless.value(after: 1.0 / 60), 0.3358, 5e-4))
  }

  @Test("B09: of two targets in one frame only the last counts, and the speed is kept")
  func twice() {
    let motion = SpringMotion(from: 0, to: 1, spring: Spring(stiffness: 100, damping: 10))
    let once = motion.retargeted(to: 0, after: 0.1)
    let twice = motion.retargeted(to: 0.7, after: 0.1).retargeted(to: 0, after: 0)
    #expect(once == twice)
  }

  @Test("springs on top of one another end at the last target, and the sum of their velocities goes on unbroken")
  func additive() {
    let first = AdditiveMotion(at: 0).retargeted(to: 1, at: 0, spring: .bouncy)
    let second = first.retargeted(to: 0.2, at: 0.1, spring: .settle)
    let before = first.state(at: 0.1), after = second.state(at: 0.1)
    #expect(isNear(before.value, after.value, 1e-12) && isNear(before.velocity, after.velocity, 1e-12))
    #expect(second.target == 0.2)
    #expect(isNear(second.state(at: 5).value, 0.2, 1e-9))
    let one = SpringMotion(from: 0, to: 1, spring: .bouncy), other = SpringMotion(from: 0, to: -0.8, spring: .settle)
    let sum = one.state(after: 0.25).velocity + other.state(after: 0.15).velocity
    #expect(isNear(second.state(at: 0.25).velocity, sum, 1e-12))
  }
}
