/// The time of a picture that goes on while it is running: what each of a timeline's phases does to it.
///
/// All times in seconds. A step is the time since the last tick, kept within ``steps``; a tick while paused moves the last tick on and
/// nothing else, so that a pause's length is never made up for.
public struct TimelineClock: Hashable, Sendable {
  public let policy: ClockPolicy
  /// The time written down so far.
  public private(set) var accumulated: Double
  /// Nil before the first tick, which only stamps.
  public private(set) var lastTick: Double?
  public var isRunning: Bool

  /// What one step may be: a clock that goes back doesn't, and one that leaps doesn't leap by more than this.
  public static let steps = 0.0...0.25

  /// - Parameter accumulated: where the time begins, finite.
  public init(_ policy: ClockPolicy, accumulated: Double = 0, isRunning: Bool = true) {
    precondition(accumulated.isFinite, "a clock begins at a finite time, got \(accumulated)")
    self.policy = policy
    self.accumulated = accumulated
    self.isRunning = isRunning
  }

  /// The step from the last tick to `now`.
  public func step(to now: Double) -> Double {
    guard let lastTick else { return 0 }
    return min(max(now - lastTick, TimelineClock.steps.lowerBound), TimelineClock.steps.upperBound)
  }

  /// The draw phase: the time that the picture of `now` shows.
  public mutating func draw(at now: Double) -> Double {
    switch policy {
    case .predicted: return isRunning ? accumulated + step(to: now) : accumulated
    case .accumulated: return accumulated
    case .advanced:
      tick(at: now)
      return accumulated
    }
  }

  /// The commit phase, after drawing; `now` is the time of the update that was drawn.
  public mutating func commit(at now: Double) {
    if policy != .advanced { tick(at: now) }
  }

  /// Takes note of a time without drawing, as the ticks of a paused picture do.
  public mutating func stamp(at now: Double) { lastTick = now }

  private mutating func tick(at now: Double) {
    if isRunning { accumulated += step(to: now) }
    lastTick = now
  }
}
