public import FrameTiming

/// When the frames of a run are: frame n at n / refresh from 0, after a change of the rate counted on from the frame that makes it.
///
/// A frame whose work takes longer than it lasts swallows the frames that fall into that work.
public nonisolated struct FrameSchedule: Sendable {
  /// Seconds. Times nearer to one another than this are one: a nanosecond, far above what rounding does to a minute.
  public static let tolerance = 1e-9

  /// The number of the present refresh interval; those swallowed were counted.
  public private(set) var frame = 0
  /// What every frame's work takes, in seconds.
  public let load: Double

  private var rate: RefreshRate
  /// The frame from which the rate counts, and its time.
  private var origin = (frame: 0, time: 0.0)
  /// What the present frame's work takes besides the load.
  private var stall = 0.0

  public init(rate: RefreshRate, load: Double = 0) {
    precondition(load >= 0 && load.isFinite, "a load is seconds, 0 or above, got \(load)")
    self.rate = rate
    self.load = load
  }

  /// The present frame's time, and when the next refresh is due, in seconds from the start of the run.
  public var time: FrameTime {
    FrameTime(timestamp: seconds(of: frame), targetTimestamp: seconds(of: frame + 1), interval: rate.period)
  }

  /// From the present frame on, refreshes come at `rate`.
  public mutating func change(to rate: RefreshRate) {
    origin = (frame, seconds(of: frame))
    self.rate = rate
  }

  /// The present frame's work takes `seconds` longer.
  public mutating func stall(for seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "a stall is seconds, 0 or above, got \(seconds)")
    stall += seconds
  }

  /// On to the next frame that isn't swallowed: the first one not before this frame's work is done.
  ///
  /// - Returns: how many frames were swallowed.
  @discardableResult
  public mutating func advance() -> Int {
    // A million seconds outlast any run, and keep the numbers of frames small enough to count with.
    let busyUntil = seconds(of: frame) + min(load + stall, 1e6) - FrameSchedule.tolerance
    stall = 0
    let first = frame + 1
    // The count is right to one frame at least; the steps settle what rounding did to it.
    let counted = ((busyUntil - origin.time) * rate.hertz).rounded(.up)
    frame = max(first, origin.frame + Int(counted))
    while frame > first, seconds(of: frame - 1) >= busyUntil { frame -= 1 }
    while seconds(of: frame) < busyUntil { frame += 1 }
    return frame - first
  }

  /// Whether a thing asked for at `seconds` happens in the present frame or happened before it: in the first frame not before its time.
  public func reaches(_ seconds: Double) -> Bool { seconds <= self.seconds(of: frame) + FrameSchedule.tolerance }

  private func seconds(of frame: Int) -> Double { origin.time + rate.seconds(frames: frame - origin.frame) }
}
