public import FrameTiming

/// A repeating timer of the run loop's kind, true to its faults: it keeps to its own phase and interval and knows nothing of the screen.
///
/// It is due at `phase + n x interval`. Whatever was due since the last frame is done in the work phase of the next one, each tick with the
/// time at which it came: several before one picture, or none. Where the thread is busy when a tick is due, the tick comes when it is free
/// again, and all that fell due meanwhile come as that one.
public final class IntervalTimer {
  /// When tick 0 is due, in seconds on the clock.
  public let phase: Double
  /// Seconds.
  public let interval: Double
  /// Calls of the handler so far.
  public private(set) var tickCount = 0
  /// Ticks that were due but came as one with another, because the thread was busy.
  public private(set) var coalescedCount = 0

  /// Times nearer to each other than this are one, in seconds.
  private static let instant = 1e-9

  private let clock: FrameClock
  private var handler: ((Double) -> Void)?
  private var item: WorkItem?
  /// The tick that is due next.
  private var next = 0
  private var busyUntil = -Double.infinity

  /// - Parameters:
  ///   - interval: in seconds, more than 0.
  ///   - phase: when the first tick is due, in seconds on the clock; nil for one interval from now.
  ///   - handler: told the time at which the tick came, in seconds on the clock: between two frames, as a rule.
  public init(clock: FrameClock, interval: Double, phase: Double? = nil, handler: @escaping (_ time: Double) -> Void) {
    precondition(interval > 0 && interval.isFinite, "a timer's interval must be more than 0 s, got \(interval)")
    precondition(phase?.isFinite ?? true, "a timer's phase must be a finite time")
    self.clock = clock
    self.interval = interval
    self.phase = phase ?? clock.time.timestamp + interval
    self.handler = handler
    schedule()
  }

  deinit {
    item?.cancel()
  }

  public var isValid: Bool { handler != nil }

  public func invalidate() {
    handler = nil
    item?.cancel()
    item = nil
  }

  /// From the frame in progress on the timer's thread does something else, up to `time` (seconds on the clock).
  public func block(until time: Double) {
    catchUp()
    busyUntil = max(busyUntil, time)
  }

  private func schedule() {
    guard isValid else { return }
    item = clock.perform(at: moment - IntervalTimer.instant) { [weak self] in
      self?.catchUp()
      self?.schedule()
    }
  }

  /// When the next tick comes.
  private var moment: Double { max(phase + Double(next) * interval, busyUntil) }

  private func catchUp() {
    while let handler, moment <= clock.time.timestamp + IntervalTimer.instant {
      let time = moment
      let last = max(next, Int(((time - phase + IntervalTimer.instant) / interval).rounded(.down)))
      coalescedCount += last - next
      next = last + 1
      tickCount += 1
      handler(time)
    }
  }
}
