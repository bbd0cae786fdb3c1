import Animation

/// Twenty pauses with a hidden clock each: did it jump?
struct BlindTest: Hashable {
  struct Trial: Hashable {
    var policy: ClockPolicy
    /// Seconds that it runs before the pause.
    var length: Double
    var answer: Bool?

    /// Whether the pause takes the picture back: between draw and commit, only the predicted clock does.
    var jumps: Bool { policy == .predicted }
    var isRight: Bool { answer == jumps }
  }

  private(set) var trials: [Trial]
  /// The first without an answer; their count where all have one.
  var current: Int { trials.firstIndex { $0.answer == nil } ?? trials.count }
  var isDone: Bool { current == trials.count }
  /// Whether the present one is paused and waits for its answer.
  var isAsking = false

  static let count = 20

  /// Half of the trials jump. The same for the same seed.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let mended = ClockPolicy.allCases.filter { $0 != .predicted }
    let policies = (0..<BlindTest.count).map { $0 % 2 == 0 ? ClockPolicy.predicted : mended[$0 / 2 % mended.count] }
    trials = policies.shuffled(using: &random).map { Trial(policy: $0, length: Double.random(in: 0.8...1.8, using: &random)) }
  }

  mutating func answer(_ jumped: Bool) {
    guard isAsking, !isDone else { return }
    trials[current].answer = jumped
    isAsking = false
  }

  /// Of those answered.
  var right: Int { trials.count { $0.answer != nil && $0.isRight } }
  /// Jumps that were seen, of those that were shown.
  var seen: (Int, of: Int) { (trials.count { $0.jumps && $0.answer == true }, trials.count { $0.jumps && $0.answer != nil }) }
  /// Jumps that were seen where none was.
  var imagined: Int { trials.count { !$0.jumps && $0.answer == true } }
}
