import Animation
import Motion
import Testing

/// A property run frame by frame until it is at its target and is put there, as a driver does it.
private struct Run {
  var shown: [Double] = []
  /// The way of the last step, onto the target.
  var landing = 0.0
  var frames: Int { shown.count }

  init(from start: Double, to end: Double, spring: Spring, rate: Double, within tolerance: Tolerance) {
    var property = SpringProperty(start, spring: spring)
    property.setTarget(end)
    while !property.isAtTarget(within: tolerance), shown.count < 10_000 {
      property.advance(by: 1 / rate)
      if property.isAtTarget(within: tolerance) {
        landing = abs(property.presentation - property.value)
        property.jump(to: property.value)
      }
      shown.append(property.presentation)
    }
  }
}

@Suite("A property run to its end")
struct SpringRunTests {
  @Test("B08: a short spring finishes once, at exactly its target, at every rate", arguments: [10.0, 30, 60, 120, 144, 1000])
  func shortSpring(_ rate: Double) {
    for response in [0.07, 0.01] {
      let spring = Spring(response: response, dampingRatio: 0.85)
      let run = Run(from: 0, to: 400, spring: spring, rate: rate, within: Tolerance(travel: 400, pixel: 1))
      #expect(run.shown.last == 400)
      #expect(run.shown.dropLast().allSatisfy { $0 != 400 && (0...402.6).contains($0) })
      #expect(run.landing < 0.5)
    }
  }

  @Test("B10: small and large travels take the same time and end on the target without a visible jump")
  func anyTravel() {
    let spring = Spring(stiffness: 100, damping: 20)
    let runs = [(0.0, 1.0), (0, 1000), (0, 0.001), (5000, 5000.5)].map { start, end in
      // The travel decides here: a pixel as long as the way leaves half of one out of it.
      let run = Run(from: start, to: end, spring: spring, rate: 60, within: Tolerance(travel: end - start, pixel: end - start))
      #expect(run.shown.last == end)
      #expect(run.landing < 0.001 * (end - start))
      return run.frames
    }
    #expect(runs.allSatisfy { (42...72).contains($0) })
    #expect((runs.max() ?? 0) - (runs.min() ?? 0) <= 2)
  }

  @Test("B09: retargeted twice in a frame only the last target counts, and the speed is kept")
  func twice() {
    var property = SpringProperty(0, spring: Spring(stiffness: 100, damping: 10))
    property.setTarget(1)
    property.advance(by: 0.1)
    var other = property
    property.setTarget(0)
    other.setTarget(0.7)
    other.setTarget(0)
    #expect(property == other)
    for value in [0.4174, 0.4719, 0.5061, 0.5221, 0.5223, 0.5091] {
      property.advance(by: 1.0 / 60)
      #expect(abs(property.presentation - value) < 0.002)
    }
  }
}
