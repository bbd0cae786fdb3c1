import Motion

/// Whether two numbers differ by at most `slack`.
func isNear(_ a: Double, _ b: Double, _ slack: Double) -> Bool { abs(a - b) <= slack }

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension Spring {
  /// A spring or more for every regime and border.
  static let everyRegime = [
    Spring.settle, .programmatic, .lift, .drop, .bouncy,
    Spring(response: 0.07, dampingRatio: 0.85), Spring(response: 0.5, dampingRatio: 0), Spring(response: 0.5, dampingRatio: 0.01),
    Spring(response: 0.5, dampingRatio: 1 - 1e-5), Spring(response: 0.5, dampingRatio: 1 + 1e-5), Spring(duration: 0.5, bounce: -0.3),
    Spring(response: 0.3, dampingRatio: 20), Spring(mass: 3, stiffness: 40, damping: 9), Spring(duration: 0.5, bounce: -1),
    Spring(response: 0, dampingRatio: 1),
  ]

  /// Without those that never come to rest.
  static let everySettlingRegime = everyRegime.filter { $0.dampingRatio > 0 && $0.dampingRatio < .infinity }
}
