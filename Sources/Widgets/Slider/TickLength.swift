/// How long a tick is: since the last tick, or since the motion began where that was later. In seconds.
nonisolated struct TickLength: Hashable, Sendable {
  private var previousTick: Double?
  private var began: Double?

  /// A motion begins at `time`: a release, a set, a key. A time that isn't finite says nothing.
  mutating func motionBegan(at time: Double) {
    guard time.isFinite else { return }
    began = max(began ?? time, time)
  }

  /// Never negative: a time stamp that goes back counts as no time passed.
  mutating func tick(at time: Double) -> Double {
    let since = [previousTick, began].compactMap { $0 }.max() ?? time
    previousTick = max(previousTick ?? time, time)
    return max(0, time - since)
  }
}
