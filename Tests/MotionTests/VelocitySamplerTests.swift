import Motion
import Testing

@Suite("A pointer's speed")
struct VelocitySamplerTests {
  private func sampler(_ samples: [(Double, Double)], track: Double? = nil) -> VelocitySampler {
    var sampler = VelocitySampler(trackLength: track)
    for (time, position) in samples { sampler.add(time: time, position: position) }
    return sampler
  }

  @Test("three samples weigh the older segment 0.75 and the newer 0.25; older samples are forgotten")
  func three() {
    let sampler = sampler([(0, -50), (0.01, 0), (0.02, 1), (0.03, 3)])
    #expect(isNear(sampler.velocity(at: 0.03), 0.75 * 100 + 0.25 * 200, 1e-9))
  }

  @Test("two samples give their slope, fewer none")
  func fewer() {
    #expect(isNear(sampler([(0, 0), (0.02, 1)]).velocity(at: 0.02), 50, 1e-9))
    #expect(sampler([(0, 3)]).velocity(at: 0) == 0)
    #expect(sampler([]).velocity(at: 0) == 0)
  }

  @Test("equal times replace, backward ones are rejected, and so is what isn't finite")
  func order() {
    var sampler = VelocitySampler()
    #expect(sampler.add(time: 1, position: 0) == .taken)
    #expect(sampler.add(time: 1.01, position: 5) == .taken)
    #expect(sampler.add(time: 1.01, position: 1) == .replaced)
    #expect(sampler.add(time: 1.005, position: 9) == .rejected)
    #expect(sampler.add(time: .nan, position: 9) == .rejected)
    #expect(sampler.add(time: 1.02, position: .infinity) == .rejected)
    #expect(isNear(sampler.velocity(at: 1.01), 100, 1e-9))
  }

  @Test("a pause of more than 0.1 s before the release is a speed of 0")
  func pause() {
    let sampler = sampler([(0.3, 0), (0.35, 1), (0.4, 2)])
    #expect(isNear(sampler.velocity(at: 0.4), 20, 1e-9))
    #expect(isNear(sampler.velocity(at: 0.45), 20, 1e-9))
    #expect(sampler.velocity(at: 0.501) == 0)
  }

  @Test("a step over a quarter of the track is a teleport and has no speed")
  func teleport() {
    let sampler = sampler([(0, 0), (0.01, 0.01), (0.02, 0.9)], track: 1)
    #expect(isNear(sampler.velocity(at: 0.02), 0.75, 1e-9))
    #expect(isNear(self.sampler([(0, 0), (0.01, 0.25)], track: 1).velocity(at: 0.01), 25, 1e-9))
  }

  /// 8 even moves from 0.2 to 0.8 within 120 ms.
  private var fastDrag: [(Double, Double)] {
    (0...8).map { (index: Int) -> (Double, Double) in
      let part = Double(index) / 8
      return (part * 0.12, 0.2 + part * 0.6)
    }
  }

  @Test("B11: held still for half a second it has no speed, released in the last move it has its own")
  func heldStill() {
    #expect(isNear(sampler(fastDrag).velocity(at: 0.12), 5, 1e-9))
    #expect(sampler(fastDrag).velocity(at: 0.62) == 0)
  }

  @Test(
    "B11: jitter during the rest doesn't bring the old speed back",
    arguments: [[0.25, 0.37, 0.5], [0.6, 0.608, 0.616], [0.2, 0.215, 0.61]])
  func jitter(_ times: [Double]) {
    let jitters = zip(times, [0.8025, 0.8, 0.8025]).map { ($0, $1) }
    #expect(abs(sampler(fastDrag + jitters).velocity(at: 0.62)) < 0.2)
  }
}
