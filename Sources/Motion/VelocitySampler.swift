/// The speed of a pointer from its last three samples.
///
/// Three give 0.75 of the older segment's slope and 0.25 of the newer one's, two their slope, one none. No event is information too:
/// samples older than ``memory`` at the moment of asking don't count, so a pointer that rested before its release has no speed.
public struct VelocitySampler: Hashable, Sendable {
  /// How long a sample counts, in seconds.
  public static let memory = 0.1
  /// The step that no hand makes between two packets, as a part of the track.
  public static let teleportFraction = 0.25

  /// What became of a sample.
  public enum Outcome: Hashable, Sendable {
    case taken
    /// It had the time of the one before it, whose place it took.
    case replaced
    /// Its time lay before the one before it, or a number wasn't finite. Worth a line in a log.
    case rejected
  }

  private struct Sample: Hashable, Sendable {
    var time: Double
    var position: Double
  }

  /// The track's length in the units of the positions; where it is given, a step of more than a quarter of it counts as no speed.
  public let trackLength: Double?
  private var samples: [Sample] = []

  public init(trackLength: Double? = nil) {
    precondition(trackLength.map { $0 > 0 } ?? true, "a track's length must be positive, got \(trackLength ?? 0)")
    self.trackLength = trackLength
  }

  /// Takes a sample.
  ///
  /// - Parameters:
  ///   - time: the event's own time stamp in seconds, not the frame's.
  ///   - position: any unit.
  @discardableResult
  public mutating func add(time: Double, position: Double) -> Outcome {
    guard time.isFinite, position.isFinite else { return .rejected }
    let sample = Sample(time: time, position: position)
    if let last = samples.last {
      if time < last.time { return .rejected }
      if time == last.time {
        samples[samples.count - 1] = sample
        return .replaced
      }
    }
    samples.append(sample)
    if samples.count > 3 { samples.removeFirst() }
    return .taken
  }

  /// Units a second, for a release at `time` (seconds, on the samples' clock).
  public func velocity(at time: Double) -> Double {
    // A nanosecond of grace: the difference of two time stamps is not exact.
    let fresh = samples.filter { time - $0.time <= VelocitySampler.memory + 1e-9 }
    switch fresh.count {
    case 3: return 0.75 * slope(fresh[0], fresh[1]) + 0.25 * slope(fresh[1], fresh[2])
    case 2: return slope(fresh[0], fresh[1])
    default: return 0
    }
  }

  private func slope(_ first: Sample, _ second: Sample) -> Double {
    let step = second.position - first.position
    if let trackLength, abs(step) > VelocitySampler.teleportFraction * trackLength { return 0 }
    return step / (second.time - first.time)
  }
}
