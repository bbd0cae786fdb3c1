/// When frames happen: at absolute deadlines t0 + n / rate while changes keep coming, and at once after a rest.
///
/// Pure arithmetic on times that the driver reads and hands in; all in seconds on the driver's clock.
public struct FramePacer: Sendable {
  public private(set) var rate: RefreshRate
  /// Deadlines that passed without a frame while frames were wanted.
  public private(set) var missed = 0

  private var origin: Double?
  private var slot = 0

  public init(rate: RefreshRate) {
    self.rate = rate
  }

  /// The first deadline after the last frame; nil before the first.
  public var nextDeadline: Double? {
    origin.map { $0 + rate.seconds(frames: slot + 1) }
  }

  /// When the next frame may happen, if one is wanted now: `now` itself after a rest of at least one interval, else the next deadline.
  public func nextFrame(now: Double) -> Double {
    max(now, nextDeadline ?? now)
  }

  /// Takes note that a frame happens, and says its time. A frame later than half an interval after its deadline was late: the deadlines it
  /// ran over are counted as missed and not made up for. One that comes after a rest starts a new row of deadlines.
  ///
  /// - Parameter continuing: whether this frame was wanted before its deadline: something was moving, or input was waiting.
  public mutating func frame(now: Double, continuing: Bool) -> FrameTime {
    guard let start = origin, let deadline = nextDeadline else { return begin(now) }
    if now < deadline + rate.period / 2 {
      slot += 1
      return time(at: max(deadline, now))
    }
    guard continuing else { return begin(now) }
    // Less than a quarter of an interval before a deadline it is that deadline's, or the next frame would follow on its heels.
    let passed = Int(((now - start) / rate.period + 0.25).rounded(.down))
    missed += max(0, passed - slot - 1)
    slot = max(passed, slot + 1)
    return time(at: now)
  }

  /// Follows a new rate from this moment on.
  public mutating func change(to rate: RefreshRate, now: Double) {
    guard rate != self.rate else { return }
    let last = origin.map { $0 + self.rate.seconds(frames: slot) }
    self.rate = rate
    origin = last
    slot = 0
  }

  /// Takes note that a frame happened but its pixels couldn't go out: on the screen its deadline passed without one.
  public mutating func skipPresentation() {
    missed += 1
  }

  private mutating func begin(_ now: Double) -> FrameTime {
    origin = now
    slot = 0
    return time(at: now)
  }

  private func time(at now: Double) -> FrameTime {
    FrameTime(timestamp: now, targetTimestamp: max(now, (origin ?? now) + rate.seconds(frames: slot + 1)), interval: rate.period)
  }
}
