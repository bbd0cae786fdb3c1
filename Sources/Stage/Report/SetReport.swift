/// What became of one set from outside, in numbers.
///
/// Counted from the frame of the set to the one before the next set, press or key, or to the end of the run.
public nonisolated struct SetReport: Hashable, Sendable {
  /// The frame that took the set, and its time in seconds.
  public var frame: Int
  public var time: Double
  /// What was set, kept within the slider's range; slider units.
  public var value: Float
  /// Frames counted, the set's own included.
  public var frames = 0
  /// Those in which the thumb isn't at the value, by more than a thousandth of the range.
  public var offFrames = 0
  /// From the set's frame to the first one within 0.5 pt of the value; nil where there is none.
  public var latency: Double?
  public var latencyFrames: Int?
  /// From the set's frame to the one from which on the thumb stays within 0.5 pt; nil where it doesn't.
  public var settleTime: Double?
  /// Frames that, after the thumb had been at the value, took it further away.
  public var rollbackFrames = 0
  /// Frames at the value before the first that leads away; nil without a rollback.
  public var framesBeforeRollback: Int?
  /// The longest run of such frames.
  public var longestRollback = 0
  /// The furthest that the thumb is from the value from the first of them on, in points.
  public var maxRollback = 0.0
  /// How far the thumb went beyond the value, in per cent of the way it had before it.
  public var overshoot = 0.0
  /// By how much the velocity changes at once in the set's frame, in points a second.
  public var velocityStep = 0.0
  /// The last frame counted.
  public var finalShown = 0.0
  public var finalValue: Float = 0

  /// One line in plain words.
  public var verdict: String {
    let state = "shown \(NumberText.fixed(finalShown, places: 3)), value \(NumberText.fixed(Double(finalValue), places: 3)): "
    return state + outcome
  }

  /// How it came out, without the figures.
  public var outcome: String {
    guard let latency, let latencyFrames else { return "the thumb is never at the set value" }
    let late = latencyFrames == 0 ? "at once" : "\(NumberText.fixed(latency, places: 3)) s late"
    guard let framesBeforeRollback else { return "arrives \(late) and holds" }
    let back = "rolled back after \(framesBeforeRollback) frame\(framesBeforeRollback == 1 ? "" : "s")"
    return settleTime == nil ? back : back + ", and came to it in the end"
  }
}
