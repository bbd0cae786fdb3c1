/// What one refresh interval showed.
public nonisolated struct TraceRow: Hashable, Sendable {
  /// The number of the interval from 0; those that a stall swallowed are missing.
  public var frame: Int
  /// Seconds from the start of the run.
  public var time: Double
  /// What the getter returns, in slider units.
  public var value: Float
  /// What is drawn: slider units, computed back from the thumb's place.
  public var shown: Double
  /// Where the animated property heads for, in slider units.
  public var target: Double
  /// Slider units a second.
  public var velocity: Double
  public var isTracking: Bool
  public var isSettling: Bool
  /// What happened since the row before, in order.
  public var events: [String]

  public init(
    frame: Int, time: Double, value: Float, shown: Double, target: Double, velocity: Double, isTracking: Bool = false,
    isSettling: Bool = false, events: [String] = []
  ) {
    self.frame = frame
    self.time = time
    self.value = value
    self.shown = shown
    self.target = target
    self.velocity = velocity
    self.isTracking = isTracking
    self.isSettling = isSettling
    self.events = events
  }
}
