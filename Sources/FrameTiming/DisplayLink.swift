/// One subscription to the frames of a ``FrameClock``, in CADisplayLink's words.
///
/// It is called once a frame, or in every second, third ... one where fewer ticks are preferred, and follows a change of the display's rate
/// from the next frame on.
public final class DisplayLink {
  /// The frame of the last call, in seconds on the clock; 0 before the first.
  public private(set) var timestamp = 0.0
  /// When the frame after that one was due, in seconds.
  public private(set) var targetTimestamp = 0.0
  /// Seconds between two pictures of the display at the last call; 0 before it.
  public private(set) var duration = 0.0
  /// How many ticks a second are wanted; a change counts from the next frame on.
  public var preferredFrameRateRange = FrameRateRange.default

  /// A paused link isn't called and asks for no frames.
  public var isPaused = false {
    didSet { if !isPaused, oldValue { clock?.onDemand?() } }
  }

  /// Called in the next tick after the clock's bell was rung, also while paused.
  public var onBell: (() -> Void)?

  private weak var owner: AnyObject?
  private weak var clock: FrameClock?
  /// False where the owner is gone.
  private var handler: ((FrameTime) -> Bool)?

  init(owner: AnyObject, clock: FrameClock, handler: @escaping (FrameTime) -> Bool) {
    self.owner = owner
    self.clock = clock
    self.handler = handler
  }

  /// The preferred rate in ticks a second; 0 is as many as the display shows pictures, which is the default. Sets the whole range: any rate
  /// is allowed, and the nearest to this one that the display can have is taken.
  public var preferredFramesPerSecond: Int {
    get { Int((preferredFrameRateRange.preferred ?? 0).rounded()) }
    set {
      precondition(newValue >= 0, "a link can't tick \(newValue) times a second")
      preferredFrameRateRange = newValue == 0 ? .default : FrameRateRange(preferred: Double(newValue))
    }
  }

  /// Whether it still takes part: not invalidated, and its owner lives.
  public var isLive: Bool { handler != nil && owner != nil }

  /// Ends the subscription, at once, also in the middle of a tick.
  public func invalidate() {
    handler = nil
    onBell = nil
  }

  /// Calls the handler, if it is its turn. False where the link is no longer live.
  func tick(_ time: FrameTime) -> Bool {
    guard let handler else { return false }
    if isPaused { return owner != nil }
    if preferredFrameRateRange != .default, !isDue(time) { return owner != nil }
    timestamp = time.timestamp
    targetTimestamp = time.targetTimestamp
    duration = time.interval
    return handler(time)
  }

  /// Counted from the last call in whole pictures, so that a late frame doesn't put off the one after it.
  private func isDue(_ time: FrameTime) -> Bool {
    guard duration > 0, time.interval > 0 else { return true }
    let pictures = preferredFrameRateRange.pictures(at: 1 / time.interval)
    return time.timestamp >= timestamp + (Double(pictures) - 0.5) * time.interval
  }
}
