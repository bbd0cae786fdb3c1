import Synchronization

/// How another thread gets the attention of a ``FrameClock``: rung at any time, answered in the clock's next tick.
public final class FrameBell: Sendable {
  private let rung = Atomic(false)
  private let alarm = Mutex<(@Sendable () -> Void)?>(nil)

  init() {}

  /// What wakes a driver that sleeps; called on the thread that rings, and not again before the next tick.
  public var onRing: (@Sendable () -> Void)? {
    get { alarm.withLock { $0 } }
    set { alarm.withLock { $0 = newValue } }
  }

  /// Whether it was rung since the last tick.
  public var isRung: Bool { rung.load(ordering: .acquiring) }

  /// From any thread.
  public func ring() {
    guard !rung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    onRing?()
  }

  /// Whether it was rung, and silence from now on.
  func answer() -> Bool {
    isRung && rung.exchange(false, ordering: .acquiringAndReleasing)
  }
}
