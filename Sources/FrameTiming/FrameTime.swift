/// The one time of a frame, handed down to everything that happens in it.
public struct FrameTime: Hashable, Sendable {
  /// When this frame happens, in seconds on the driver's clock. Frames may be skipped, so never add up differences.
  public var timestamp: Double
  /// When the next frame is due, in seconds.
  public var targetTimestamp: Double

  public init(timestamp: Double, targetTimestamp: Double) {
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
  }

  /// The nominal length of this frame, in seconds.
  public var duration: Double { targetTimestamp - timestamp }
}
