/// Where a motion is in its own time, as a function of the frame's time.
///
/// A pause is arithmetic: nothing is counted while it lasts, so it makes no difference whether frames come in the meantime. All times in
/// seconds.
public enum Playhead: Hashable, Sendable {
  case paused(at: Double)
  /// Moving since the frame time `since`, when it stood at `from`.
  case running(since: Double, from: Double)

  /// Standing at its beginning.
  public static let start = Playhead.paused(at: 0)

  public var isRunning: Bool {
    if case .running = self { true } else { false }
  }

  /// A frame stamped before the moment in which it began to move counts as that moment.
  public func elapsed(at time: Double) -> Double {
    switch self {
    case .paused(let place): place
    case .running(let since, let from): from + max(0, time - since)
    }
  }

  /// Stands still where it is at `time`; standing already, it stays.
  public mutating func pause(at time: Double) {
    self = .paused(at: elapsed(at: time))
  }

  /// Moves on from `time`; moving already, it goes on as it was.
  public mutating func resume(at time: Double) {
    guard case .paused(let place) = self else { return }
    self = .running(since: time, from: place)
  }
}
