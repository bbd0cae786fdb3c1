/// How many ticks a second a display link asks for. A display can only be followed at its own rate or at a whole part of it.
public struct FrameRateRange: Hashable, Sendable {
  /// Ticks a second.
  public let minimum: Double
  /// Ticks a second, `minimum` or more.
  public let maximum: Double
  /// The best rate within the range; nil for as many as the display shows, up to the maximum.
  public let preferred: Double?

  /// Whatever the display's rate is.
  public static let `default` = FrameRateRange(minimum: 0, maximum: .infinity)
  /// A rate this much off a bound counts as within it: displays of "60 Hz" show 59.9 to 60.1 pictures a second.
  private static let slack = 0.01

  public init(minimum: Double = 0, maximum: Double = .infinity, preferred: Double? = nil) {
    precondition(
      minimum >= 0 && minimum.isFinite && maximum >= minimum && maximum > 0,
      "a range of rates needs 0 <= minimum <= maximum, got \(minimum) ... \(maximum)")
    precondition(
      preferred.map { $0 > 0 && (minimum...maximum).contains($0) } ?? true,
      "the preferred rate must lie in \(minimum) ... \(maximum), got \(preferred ?? 0)")
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// How many pictures of a display one tick takes.
  ///
  /// Of the two rates that the display can have around the preferred one, that within the range; where both are or neither is, the nearer,
  /// and of two equally near ones the faster.
  ///
  /// - Parameter rate: pictures a second, more than 0.
  public func pictures(at rate: Double) -> Int {
    let goal = preferred ?? maximum
    guard goal < rate else { return 1 }
    let few = (rate / goal).rounded(.down)
    let many = (rate / goal).rounded(.up)
    let fast = rate / few
    let slow = rate / many
    switch (contains(fast), contains(slow)) {
    case (true, false): return Int(few)
    case (false, true): return Int(many)
    default: return Int(fast - goal <= goal - slow ? few : many)
    }
  }

  private func contains(_ rate: Double) -> Bool {
    rate >= minimum * (1 - FrameRateRange.slack) && rate <= maximum * (1 + FrameRateRange.slack)
  }
}
