/// What the pointer does at one moment, in points of the slider.
public nonisolated struct PointerPacket: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case down, moved, up, cancelled }

  public var phase: Phase
  /// Its own time stamp, in seconds from the start of the run.
  public var time: Double
  public var x: Double
  /// Nil for the slider's middle.
  public var y: Double?

  public init(_ phase: Phase, time: Double, x: Double, y: Double? = nil) {
    self.phase = phase
    self.time = time
    self.x = x
    self.y = y
  }
}

/// A drag in a straight line: a packet every 8 ms after its start, and one at its end.
nonisolated struct DragLine {
  /// Seconds between packets, as of a pointer that reports 125 times a second.
  static let interval = 0.008

  let start: (time: Double, x: Double)
  let end: (time: Double, x: Double)
  /// Packets sent so far.
  private var sent = 0
  private var isDone = false

  init(from start: (time: Double, x: Double), to end: (time: Double, x: Double)) {
    self.start = start
    self.end = end
  }

  func x(at time: Double) -> Double {
    guard time < end.time else { return end.x }
    return start.x + (end.x - start.x) * (time - start.time) / (end.time - start.time)
  }

  /// The time of the next packet, where that isn't after `limit`.
  mutating func nextPacket(through limit: Double) -> Double? {
    let regular = start.time + Double(sent + 1) * DragLine.interval
    let isLast = regular >= end.time - FrameSchedule.tolerance
    let time = isLast ? end.time : regular
    guard !isDone, time <= limit + FrameSchedule.tolerance else { return nil }
    sent += 1
    isDone = isLast
    return time
  }
}
