import Animation
import Stage
import Widgets

// What a pause does to each clock, by the phase in which it falls.
extension GlowClaims {
  static var pauses: [Claim] { [goesBack, normalOrder, mended, standing, lag, resume] }

  private static let goesBack = Claim(
    "P01", .article, "Predicted time drawn before the commit: pausing between draw and commit goes back by one delta",
    expected: "at 16 ms: rotation back 1.28 degrees, breathing phase 0.040 rad, time 16 ms; after a hitch 20 degrees"
  ) { _ in
    let back = -stepOfPause(.predicted, .between, hertz: GlowRig.articleRate)
    let radians = back * GlowFigures.breathingSpeed
    let hitch = -stepOfPause(.predicted, .between, hertz: 60, hitch: 0.4)
    let others = GlowRig.rates.map { ($0, -stepOfPause(.predicted, .between, hertz: $0)) }
    let holds =
      isNear(degrees(back), 1.28) && isNear(radians, 0.040208) && isNear(back, 0.016) && isNear(degrees(hitch), 20)
      && zip(others, [4.0 / 3, 4.0 / 3, 5.0 / 3]).allSatisfy { isNear(degrees($0.1), $1) }
    let rates = others.map { "\(angle(degrees($1))) at \(hertz($0))" }.joined(separator: ", ")
    return Measurement(
      holds,
      "at 16 ms: \(angle(degrees(back))), \(figure(radians)) rad, \(milliseconds(back)); after a hitch \(angle(degrees(hitch))); \(rates)")
  }

  private static let normalOrder = Claim(
    "P02", .article, "It needs that very moment: in the article's normal order it does not go back",
    expected: "pause after the commit: back = 0"
  ) { _ in
    let steps = GlowRig.rates.map { ($0, stepOfPause(.predicted, .afterCommit, hertz: $0)) }
    return Measurement(
      steps.allSatisfy { $0.1 == 0 }, "back " + steps.map { "\(angle(degrees(-$1))) at \(hertz($0))" }.joined(separator: ", "))
  }

  private static let mended = Claim(
    "P03", .article, "Drawing the accumulated time: no pause ever goes back",
    expected: "back = 0 for all placements of the pause x every rate"
  ) { _ in
    var pauses = 0
    var back = 0.0
    for hertz in GlowRig.rates + [24, 30, 50, 59.94, 62.5, 75, 90, 165, 240] {
      for placement in FlipPlacement.allCases {
        for frames in 40..<52 {
          back = max(back, largestStepBack(.accumulated, placement, hertz: hertz, frames: frames))
          pauses += 1
        }
      }
    }
    let random = RandomPauses(orders: 10_000, seed: 2)
    let randomBack = max(random.largestStepBack[.accumulated] ?? 0, random.largestStepBack[.advanced] ?? 0)
    let faulty = random.ordersBack[.predicted] ?? 0
    return Measurement(
      back == 0 && randomBack == 0 && faulty > 0,
      "largest step back \(angle(degrees(back))) in \(pauses) placed pauses, \(angle(degrees(randomBack))) in \(random.orders) random orders, "
        + "in \(faulty) of which the predicted clock goes back")
  }

  private static let standing = Claim(
    "P03b", .derived, "Where each variant stands after the pause, against the last frame seen",
    expected: "accumulated: on by one delta when paused after the commit, 0 between; predicted: 0 and back by one; advanced: 0 and 0"
  ) { _ in
    let wanted: [ClockPolicy: (after: Double, between: Double)] = [.accumulated: (16, 0), .predicted: (0, -16), .advanced: (0, 0)]
    let found = ClockPolicy.allCases.map { policy in
      let hertz = GlowRig.articleRate
      return (policy, stepOfPause(policy, .afterCommit, hertz: hertz), stepOfPause(policy, .between, hertz: hertz))
    }
    let holds = found.allSatisfy { policy, after, between in
      wanted[policy].map { isNear(after * 1000, $0.after) && isNear(between * 1000, $0.between) } ?? false
    }
    return Measurement(
      holds,
      found.map { "\($0.rawValue): \(milliseconds($1)) after the commit, \(milliseconds($2)) between" }.joined(separator: "; "))
  }

  private static let lag = Claim(
    "P04", .article, "The mended clock's price is one frame's lag", expected: "accumulated(t) = predicted(t - one update)"
  ) { _ in
    var largest = 0.0
    var updates = 0
    for hertz in GlowRig.rates {
      let rig = GlowRig(hertz: hertz)
      rig.frames(600)
      let late = rig.drawn[.accumulated] ?? []
      let predicted = rig.drawn[.predicted] ?? []
      for (a, b) in zip(late.dropFirst(), predicted) { largest = max(largest, abs(a - b)) }
      updates += late.count
    }
    let rig = GlowRig()
    rig.frames(60)
    let lag = rig.time(.predicted) - rig.time(.accumulated)
    return Measurement(
      largest == 0 && isNear(lag, 1.0 / 60) && rig.time(.advanced) == rig.time(.predicted),
      "largest difference from the update before \(milliseconds(largest)) in \(updates) updates; \(milliseconds(lag)) late at 60 Hz, "
        + "advanced \(milliseconds(rig.time(.predicted) - rig.time(.advanced)))")
  }

  private static let resume = Claim(
    "P05", .article, "Resuming goes on from the frozen place",
    expected: "first step after resume <= one delta, at any rate; the pause isn't added"
  ) { _ in
    var largest = 0.0
    var holds = true
    for hertz in GlowRig.rates {
      let rig = GlowRig(hertz: hertz)
      rig.frames(Int(hertz))
      rig.pause()
      let frozen = ClockPolicy.allCases.map { rig.time($0) }
      rig.frames(Int(hertz * 3))
      rig.setAnimating(true)
      let first = rig.shown[.predicted]?.count ?? 0
      rig.frames(Int(hertz / 4))
      for (policy, frozen) in zip(ClockPolicy.allCases, frozen) {
        let after = rig.shown[policy]?[first...].first { $0 != frozen } ?? frozen
        largest = max(largest, after - frozen)
        holds = holds && after > frozen && after - frozen <= delta(hertz) + 1e-9
      }
    }
    return Measurement(holds, "first step after a pause of 3 s \(milliseconds(largest)) at most, \(angle(degrees(largest)))")
  }

  // MARK: measuring

  /// The step of one update at a steady rate.
  static func delta(_ hertz: Double) -> Double {
    let interval = UpdateInterval()
    var count = 1
    while !interval.isDue(at: Double(count) / hertz, last: 0) { count += 1 }
    return Double(count) / hertz
  }

  /// Where a pause takes the picture, in seconds.
  ///
  /// - Parameter hitch: seconds that the last frame before it came late.
  static func stepOfPause(_ policy: ClockPolicy, _ placement: FlipPlacement, hertz: Double, hitch: Double = 0) -> Double {
    let rig = GlowRig(hertz: hertz, start: 1)
    rig.frames(60)
    rig.leap(hitch)
    rig.frame()
    rig.pause(placed: placement)
    return rig.pauseStep(policy)
  }

  /// Over a run of that many frames with a pause and a resume.
  private static func largestStepBack(_ policy: ClockPolicy, _ placement: FlipPlacement, hertz: Double, frames: Int) -> Double {
    let rig = GlowRig(hertz: hertz)
    rig.frames(frames)
    rig.pause(placed: placement)
    rig.setAnimating(true, placed: placement)
    rig.frames(12)
    return rig.timeline(policy).largestStepBack
  }
}
