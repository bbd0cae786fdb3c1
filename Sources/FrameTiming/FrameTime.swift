/// The one time of a frame, handed down to everything that happens in it.
public struct FrameTime: Hashable, Sendable {
  /// When this frame happens, in seconds on the driver's clock. Frames may be skipped, so never add up differences.
  public var timestamp: Double
  /// When the next frame is due, in seconds.
  public var targetTimestamp: Double
  /// Seconds between two pictures of the display, whether or not this frame is in time.
  public var interval: Double

  /// - Parameter interval: nil for the time up to the next frame.
  public init(timestamp: Double, targetTimestamp: Double, interval: Double? = nil) {
    self.timestamp = timestamp
    self.targetTimestamp = targetTimestamp
    self.interval = interval ?? targetTimestamp - timestamp
  }

  /// Seconds up to the next frame; shorter than ``interval`` where this one is late.
  public var duration: Double { targetTimestamp - timestamp }
}
