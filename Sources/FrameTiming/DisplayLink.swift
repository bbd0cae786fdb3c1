/// One subscription to the frames of a ``FrameClock``, in CADisplayLink's words.
///
/// It is called once a frame, or in every second, third ... one where fewer ticks are preferred, and follows a change of the display's rate
/// from the next frame on.
public final class DisplayLink {
  /// The frame of the last call, in seconds on the clock; 0 before the first.
  public var timestamp: Double { frame.timestamp }
  /// When the frame after that one was due, in seconds.
  public var targetTimestamp: Double { frame.targetTimestamp }
  /// Seconds between two pictures of the display at the last call; 0 before it.
  public var duration: Double { frame.interval }
  /// How many ticks a second are wanted; a change counts from the next frame on.
  public var preferredFrameRateRange = FrameRateRange.default {
    didSet { takesEveryFrame = preferredFrameRateRange == .default }
  }

  /// A paused link isn't called and asks for no frames.
  public var isPaused = false {
    didSet { if !isPaused, oldValue { clock?.onDemand?() } }
  }

  /// Called in the next tick after the clock's bell was rung, also while paused.
  public var onBell: (() -> Void)?

  /// That of the last call.
  private var frame = FrameTime(timestamp: 0, targetTimestamp: 0)
  private var takesEveryFrame = true
  private let hasOwner: Bool
  private weak var owner: AnyObject?
  private weak var clock: FrameClock?
  /// False where the owner is gone.
  private var handler: ((FrameTime) -> Bool)?

  /// - Parameter owner: nil for one that invalidates the link in time.
  init(owner: AnyObject?, clock: FrameClock, handler: @escaping (FrameTime) -> Bool) {
    self.owner = owner
    hasOwner = owner != nil
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
  public var isLive: Bool { handler != nil && hasLivingOwner }
  private var hasLivingOwner: Bool { !hasOwner || owner != nil }

  /// Ends the subscription, at once, also in the middle of a tick.
  public func invalidate() {
    handler = nil
    onBell = nil
  }

  /// Calls the handler, if it is its turn. False where the link is no longer live.
  func tick(_ time: FrameTime) -> Bool {
    guard let handler else { return false }
    if isPaused { return hasLivingOwner }
    if !takesEveryFrame, !isDue(time) { return hasLivingOwner }
    frame = time
    return handler(time)
  }

  /// Counted from the last call in whole pictures, so that a late frame doesn't put off the one after it.
  private func isDue(_ time: FrameTime) -> Bool {
    guard duration > 0, time.interval > 0 else { return true }
    let pictures = preferredFrameRateRange.pictures(at: 1 / time.interval)
    return time.timestamp >= timestamp + (Double(pictures) - 0.5) * time.interval
  }
}
