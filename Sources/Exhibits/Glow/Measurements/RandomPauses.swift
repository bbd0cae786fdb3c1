import Animation

/// Pauses and resumes at random moments, rates and phases, hitches among them, the same for the same seed; every clock meets them alike.
struct RandomPauses {
  /// Rows of frames that were played.
  let orders: Int
  /// The largest step back of each clock, in seconds.
  private(set) var largestStepBack: [ClockPolicy: Double] = [:]
  /// Orders in which a clock went back.
  private(set) var ordersBack: [ClockPolicy: Int] = [:]

  private static let framesAnOrder = 24

  init(orders: Int, seed: UInt64) {
    self.orders = orders
    var random = SplitMix64(seed: seed)
    for _ in 0..<orders {
      for timeline in RandomPauses.play(&random) where timeline.largestStepBack > 0 {
        let policy = timeline.clock.policy
        largestStepBack[policy] = max(largestStepBack[policy] ?? 0, timeline.largestStepBack)
        ordersBack[policy, default: 0] += 1
      }
    }
  }

  private static func play(_ random: inout SplitMix64) -> [PhasedTimeline] {
    var timelines = ClockPolicy.allCases.map { PhasedTimeline(TimelineClock($0)) }
    let period = 1 / Double.random(in: 20...240, using: &random)
    var now = 0.0
    for _ in 0..<framesAnOrder {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let isRunning = Bool.random(using: &random)
        let number = Int.random(in: 0...FlipPlacement.allCases.count, using: &random)
        let placement = number == 0 ? nil : FlipPlacement.allCases[number - 1]
        for index in timelines.indices { timelines[index].flip(to: isRunning, at: now, placed: placement) }
      }
      let isHitch = Int.random(in: 0..<12, using: &random) == 0
      now += isHitch ? Double.random(in: 0...0.6, using: &random) : period
      for index in timelines.indices { timelines[index].frame(at: now) }
    }
    return timelines
  }
}
