import Motion
import Testing

@Suite("A spring's closed forms")
struct SpringStateTests {
  struct Step: Sendable, CustomTestStringConvertible {
    var name: String, spring: Spring, values: [(time: Double, value: Double)]
    var testDescription: String { name }
  }

  @Test(
    "a unit step passes the reference values",
    arguments: [
      Step(
        name: "settle", spring: .settle,
        values: [(0.05, 0.185969), (0.1, 0.465584), (0.2, 0.821026), (0.3, 0.948684), (0.5, 0.996563)]),
      Step(
        name: "programmatic", spring: .programmatic,
        values: [(0.05, 0.201727), (0.1, 0.525705), (0.2, 0.922314), (0.3, 1.012427), (0.33333, 1.015165), (0.5, 1.002490)]),
      Step(
        name: "(0.5, 0.3)", spring: Spring(duration: 0.5, bounce: 0.3),
        values: [(0.1, 0.423302), (0.2, 0.873711), (0.3, 1.033930), (0.35007, 1.045988), (0.5, 1.014498)]),
      Step(
        name: "(0.5, -0.3)", spring: Spring(duration: 0.5, bounce: -0.3),
        values: [(0.1, 0.290826), (0.3, 0.742606), (0.5, 0.907764)]),
    ])
  func unitStep(_ step: Step) {
    let motion = SpringMotion(from: 0, to: 1, spring: step.spring)
    for (time, value) in step.values { #expect(isNear(motion.value(after: time), value, 1e-5), "at \(time)") }
  }

  @Test("the peak is where the velocity changes its sign", arguments: [(Spring.programmatic, 0.33333), (Spring.bouncy, 0.35007)])
  func peak(_ spring: Spring, _ time: Double) {
    let motion = SpringMotion(from: 0, to: 1, spring: spring)
    #expect(motion.velocity(after: time - 1e-4) > 0)
    #expect(motion.velocity(after: time + 1e-4) < 0)
  }

  @Test("a spring without bounce never passes its target")
  func noOvershoot() {
    let motion = SpringMotion(from: 0, to: 1, spring: .settle)
    #expect((0...2000).allSatisfy { motion.value(after: Double($0) / 1000) <= 1 })
  }

  @Test("it starts where it is let go, velocity included", arguments: Spring.everyRegime.filter { !$0.jumps })
  func start(_ spring: Spring) {
    #expect(spring.state(from: 0.3, velocity: -7, after: 0) == SpringState(offset: 0.3, velocity: -7))
    #expect(spring.state(from: 0.3, velocity: -7, after: -1) == SpringState(offset: 0.3, velocity: -7))
  }

  @Test("restarting half-way changes nothing", arguments: Spring.everyRegime)
  func restart(_ spring: Spring) {
    for (a, b) in [(0.01, 0.3), (0.1, 0.1), (0.25, 0.017), (0.5, 1)] {
      let once = spring.state(from: -1, velocity: 2, after: a + b)
      let twice = spring.state(from: spring.state(from: -1, velocity: 2, after: a), after: b)
      #expect(isNear(once.offset, twice.offset, 1e-12))
      #expect(isNear(once.velocity, twice.velocity, 1e-12 * max(1, abs(spring.jumps ? 1 : spring.angularFrequency))))
    }
  }

  @Test("any split of a time into steps leads to the same state", arguments: Spring.everyRegime)
  func stepIndependence(_ spring: Spring) {
    let length = 0.7
    let direct = spring.state(from: -1, velocity: 3, after: length)
    var random = SeededGenerator(state: 7)
    let cuts = (0..<50).map { _ in Double.random(in: 0..<length, using: &random) }.sorted() + [length]
    let even = [7, 60, 240].map { n in (1...n).map { length * Double($0) / Double(n) } }
    for times in even + [cuts] {
      var state = SpringState(offset: -1, velocity: 3), now = 0.0
      for time in times {
        state = spring.state(from: state, after: time - now)
        now = time
      }
      #expect(isNear(state.offset, direct.offset, 1e-9) && isNear(state.velocity, direct.velocity, 1e-9))
    }
  }

  @Test("an earlier time can be asked after a later one")
  func noHistory() {
    let motion = SpringMotion(from: 0, to: 1, velocity: 3, spring: .bouncy)
    let early = motion.state(after: 0.1)
    _ = motion.state(after: 5)
    #expect(motion.state(after: 0.1) == early)
  }

  @Test("the velocity is the slope of the position, and the acceleration obeys the equation", arguments: Spring.everySettlingRegime)
  func equation(_ spring: Spring) {
    guard !spring.jumps else { return }
    let h = 1e-5
    for time in [0.02, 0.1, 0.35] {
      let before = spring.state(from: -1, velocity: 2, after: time - h)
      let now = spring.state(from: -1, velocity: 2, after: time)
      let after = spring.state(from: -1, velocity: 2, after: time + h)
      let scale = max(1, spring.stiffness * h)
      #expect(isNear((after.offset - before.offset) / (2 * h), now.velocity, 1e-4 * scale))
      let acceleration = (after.velocity - before.velocity) / (2 * h)
      let force = -(spring.stiffness * now.offset + spring.damping * now.velocity) / spring.mass
      #expect(isNear(acceleration, force, 1e-3 * scale * max(1, abs(force))))
    }
  }

  @Test("the critical form goes over into its neighbours", arguments: [1e-9, 9e-7, 1.1e-6])
  func continuity(_ distance: Double) {
    let states = [1 - distance, 1, 1 + distance].map {
      Spring(response: 0.4, dampingRatio: $0).state(from: -1, velocity: 4, after: 0.12)
    }
    for state in states {
      #expect(isNear(state.offset, states[1].offset, 1e-6))
      #expect(isNear(state.velocity, states[1].velocity, 1e-5))
    }
  }

  @Test("a response of 0 or less is there at once", arguments: [0, -1])
  func jump(_ response: Double) {
    let motion = SpringMotion(from: 0, to: 7, velocity: 100, spring: Spring(response: response, dampingRatio: 0.5))
    #expect(motion.state(after: 0) == MotionState(value: 7, velocity: 0))
    #expect(motion.state(after: 1) == MotionState(value: 7, velocity: 0))
    #expect(motion.spring.response == 0)
  }

  @Test("an undamped spring keeps its energy, an infinitely damped one never moves")
  func extremes() {
    let free = Spring(response: 0.5, dampingRatio: 0)
    for time in stride(from: 0.0, to: 100, by: 3.7) {
      let state = free.state(from: 1, velocity: 0, after: time)
      let reach = state.offset * state.offset + (state.velocity / free.angularFrequency) * (state.velocity / free.angularFrequency)
      #expect(isNear(reach, 1, 1e-9))
    }
    let stuck = Spring(duration: 0.5, bounce: -1)
    #expect(stuck.state(from: 1, velocity: 5, after: 3) == SpringState(offset: 1, velocity: 0))
  }

  @Test("a follower lags a steady pointer by 2 z / w0 times its speed")
  func lag() {
    let follow = Spring(response: 0.05, dampingRatio: 1)
    #expect(isNear(2 * follow.dampingRatio / follow.angularFrequency, 0.0159, 5e-5))
    // A moving target is a standing one in its own frame, with the target's speed taken off and the lag as the offset that stays.
    let packet = 1e-4
    var offset = 0.0, velocity = 0.0
    for _ in 0..<10_000 {
      let state = follow.state(from: offset - 1000 * packet, velocity: velocity, after: packet)
      (offset, velocity) = (state.offset, state.velocity)
    }
    #expect(isNear(-offset, 15.9, 0.1))
  }

  @Test("B08: a short spring stays inside its overshoot at every rate", arguments: [10.0, 30, 60, 120, 144, 1000])
  func shortSpring(_ rate: Double) {
    let spring = Spring(response: 0.07, dampingRatio: 0.85)
    var state = SpringState(offset: -400, velocity: 0)
    let hundredMilliseconds = SpringMotion(from: 0, to: 400, spring: spring).value(after: 0.1)
    for frame in 1...Int(rate) {
      state = spring.state(from: state, after: 1 / rate)
      #expect((0...402.6).contains(400 + state.offset))
      let time = Double(frame) / rate
      if isNear(time, 0.1, 1e-9) { #expect(isNear(400 + state.offset, hundredMilliseconds, 0.5)) }
    }
    #expect(isNear(400 + state.offset, 400, 1e-9))
  }

  @Test("B08: its first frames at 60 Hz are the closed form's")
  func shortSpringFrames() {
    let motion = SpringMotion(from: 0, to: 400, spring: Spring(response: 0.07, dampingRatio: 0.85))
    for (index, value) in [192.60, 349.43, 396.31, 402.51, 401.28].enumerated() {
      #expect(isNear(motion.value(after: Double(index + 1) / 60), value, 0.5))
    }
  }

  @Test("B08: a shorter one still stays inside", arguments: [10.0, 30, 60, 120, 144, 1000])
  func shorterSpring(_ rate: Double) {
    let motion = SpringMotion(from: 0, to: 400, spring: Spring(response: 0.01, dampingRatio: 0.85))
    #expect((0...Int(rate)).allSatisfy { (0...403).contains(motion.value(after: Double($0) / rate)) })
  }
}
