import Motion
import Testing

@Suite("Momentum")
struct MomentumTests {
  @Test("a release goes on to its projected target")
  func release() {
    let landing = Projection.discrete.landing(from: 0.5, velocity: 2)
    #expect(isNear(landing.target, 0.698, 1e-12) && landing.velocity == 2)
    let motion = SpringMotion(from: 0.5, to: landing.target, velocity: landing.velocity, spring: .settle)
    for (time, value) in [(0.05, 0.58242), (0.1, 0.63376), (0.2, 0.67985), (0.4, 0.69680)] {
      #expect(isNear(motion.value(after: time), value, 1e-5))
    }
    #expect(isNear(Projection.discrete.landing(from: 0.5, velocity: 0.5).target, 0.5495, 1e-12))
  }

  @Test("a hard throw lands at the end and never passes it")
  func hardThrow() {
    let landing = Projection.discrete.landing(from: 0.5, velocity: 6)
    #expect(landing.target == 1)
    let motion = SpringMotion(from: 0.5, to: landing.target, velocity: landing.velocity, spring: .settle)
    for (time, value) in [(0.05, 0.72977), (0.1, 0.85752), (0.2, 0.96237), (0.4, 0.99768)] {
      #expect(isNear(motion.value(after: time), value, 1e-5))
    }
    #expect((0...2000).allSatisfy { motion.value(after: Double($0) / 1000) <= 1 })
  }

  @Test("a projected way under 10 pt is no momentum, before the range cuts it off")
  func weakThrow() {
    let threshold = 10.0 / 563
    let least = threshold / Projection.momentumFactor
    let weak = Projection.discrete.landing(from: 0.5, velocity: least * 0.999, leastTravel: threshold)
    #expect(weak == Projection.Landing(target: 0.5, velocity: 0))
    #expect(Projection.discrete.landing(from: 0.5, velocity: -least * 1.001, leastTravel: threshold).velocity < 0)
    let atTheEnd = Projection.discrete.landing(from: 1, velocity: 6, leastTravel: threshold)
    #expect(atTheEnd == Projection.Landing(target: 1, velocity: 6))
    #expect(Projection.discrete.landing(from: 1.05, velocity: 0, leastTravel: threshold).target == 1)
  }

  @Test("two projections exist, and each has its figure")
  func projections() {
    #expect(Projection.momentumFactor == 0.099)
    #expect(isNear(Projection.discrete.travel(velocity: 1000, rate: .normal), 499, 1e-9))
    #expect(isNear(Projection.continuous.travel(velocity: 1000, rate: .normal), 499.5, 5e-4))
    #expect(isNear(Projection.discrete.travel(velocity: 1000, rate: .fast), 99, 1e-9))
    #expect(isNear(Projection.continuous.travel(velocity: 1000, rate: .fast), 99.499, 5e-4))
  }

  @Test("a throw keeps its rate a millisecond and ends where the continuous projection says", arguments: [0.998, 0.99])
  func deceleration(_ perMillisecond: Double) {
    let rate = DecelerationRate(perMillisecond: perMillisecond)
    let motion = Deceleration(from: 3, velocity: 1000, rate: rate)
    #expect(motion.value(after: 0) == 3 && motion.velocity(after: 0) == 1000)
    #expect(motion.value(after: -1) == 3)
    #expect(isNear(motion.velocity(after: 0.001), 1000 * perMillisecond, 1e-9))
    #expect(isNear(motion.restingValue, 3 + Projection.continuous.travel(velocity: 1000, rate: rate), 1e-9))
    #expect(isNear(motion.value(after: 60), motion.restingValue, 1e-9))
    let slope = (motion.value(after: 0.2 + 1e-6) - motion.value(after: 0.2 - 1e-6)) / 2e-6
    #expect(isNear(slope, motion.velocity(after: 0.2), 1e-3))
  }

  @Test("a throw is half a point from rest after its known time")
  func decelerationDuration() {
    #expect(isNear(Deceleration(from: 0, velocity: 1000, rate: .fast).duration(untilWithin: 0.5), 0.5267, 5e-5))
    #expect(isNear(Deceleration(from: 0, velocity: 1000, rate: .normal).duration(untilWithin: 0.5), 3.4499, 5e-5))
    let motion = Deceleration(from: 0, velocity: -1000, rate: .fast)
    #expect(isNear(motion.value(after: motion.duration(untilWithin: 0.5)) - motion.restingValue, 0.5, 1e-9))
    #expect(Deceleration(from: 0, velocity: 1, rate: .fast).duration(untilWithin: 0.5) == 0)
  }
}

@Suite("A rubber band")
struct RubberBandTests {
  @Test(
    "gives way as published",
    arguments: [(30, 10, 4.6479), (30, 25, 9.4286), (30, 50, 14.3478), (30, 100, 19.4118), (30, 1000, 28.4483), (50, 100, 26.1905)])
  func values(_ limit: Double, _ excess: Double, _ offset: Double) {
    #expect(isNear(RubberBand(limit: limit).offset(forExcess: excess), offset, 5e-5))
    #expect(isNear(RubberBand(limit: limit).offset(forExcess: -excess), -offset, 5e-5))
  }

  @Test("begins with the slope of its coefficient, rises steadily and never reaches the limit")
  func laws() {
    let band = RubberBand(limit: 30)
    #expect(band.offset(forExcess: 0) == 0)
    #expect(isNear(band.offset(forExcess: 1e-6) / 1e-6, 0.55, 1e-6))
    let offsets = (0...1000).map { band.offset(forExcess: Double($0 * $0)) }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    #expect(offsets.allSatisfy { $0 < 30 })
    #expect(RubberBand(limit: 0).offset(forExcess: 10) == 0)
  }

  @Test("its inverse leads back", arguments: [-200, -3.5, 0, 1e-3, 10, 100, 1000])
  func inverse(_ excess: Double) {
    let band = RubberBand(limit: 30)
    #expect(isNear(band.excess(forOffset: band.offset(forExcess: excess)), excess, 1e-9))
    #expect(band.excess(forOffset: 30).isFinite && band.excess(forOffset: -31).isFinite)
  }

  @Test("leaves alone what is in range, and draws the rest past the ends")
  func range() {
    let band = RubberBand(limit: 0.1)
    #expect(band.resisted(0.4, in: 0...1) == 0.4)
    #expect(isNear(band.resisted(1.2, in: 0...1), 1 + band.offset(forExcess: 0.2), 1e-15))
    for value in [-0.3, 0, 0.5, 1, 1.07] { #expect(isNear(band.unresisted(band.resisted(value, in: 0...1), in: 0...1), value, 1e-9)) }
  }
}
