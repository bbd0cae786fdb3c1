/// Whom a frame reaches: the display links and the work queue of one time domain.
///
/// A driver (the desktop's run loop, the headless stage) calls ``tick(_:)`` and ``work(_:)`` once a frame, in this order, with the frame's
/// time. Nothing here reads a clock. When ``isIdle`` is true no frame is needed, and the driver may sleep until ``nextWorkTime``.
public final class FrameClock {
  /// The time of the frame in progress, or of the last one.
  public private(set) var time: FrameTime
  /// Called whenever something wants a frame that the driver may not know of.
  public var onDemand: (() -> Void)?

  private var links: [DisplayLink] = []
  private var items: [WorkItem] = []

  public init(time: FrameTime = FrameTime(timestamp: 0, targetTimestamp: 1.0 / 60)) {
    self.time = time
  }

  /// Registers `handler` to be called once a frame, after those registered before it, from the next tick on.
  ///
  /// The owner is not retained: once it is gone the link is too, and its handler isn't called again.
  public func addLink<Owner: AnyObject>(owner: Owner, handler: @escaping (Owner, FrameTime) -> Void) -> DisplayLink {
    let link = DisplayLink(owner: owner) { [weak owner] time in
      guard let owner else { return }
      handler(owner, time)
    }
    links.append(link)
    onDemand?()
    return link
  }

  /// Runs `action` in the work phase of the first frame at or after `time` (seconds); items of equal time run in the order of asking.
  /// An item asked for during the work phase runs in the next frame at the earliest.
  @discardableResult
  public func perform(at time: Double, _ action: @escaping () -> Void) -> WorkItem {
    precondition(!time.isNaN, "work needs a time, got NaN")
    let item = WorkItem(time: time, action: action)
    let place = items.firstIndex { $0.time > time } ?? items.endIndex
    items.insert(item, at: place)
    onDemand?()
    return item
  }

  /// The links that take part in frames, dead owners' left out.
  public var linkCount: Int { links.reduce(0) { $0 + ($1.isLive ? 1 : 0) } }
  /// Whether any link wants the next frame.
  public var hasRunningLinks: Bool { links.contains { $0.isLive && !$0.isPaused } }
  /// When the earliest work is due, in seconds; nil where none waits.
  public var nextWorkTime: Double? { items.first { !$0.isCancelled }?.time }
  public var isIdle: Bool { !hasRunningLinks && nextWorkTime == nil }

  /// Phase 2 of a frame: calls every link that was registered before it and is still valid when its turn comes.
  public func tick(_ time: FrameTime) {
    self.time = time
    links.removeAll { !$0.isLive }
    for link in links where link.isLive && !link.isPaused { link.fire(time) }
    links.removeAll { !$0.isLive }
  }

  /// Phase 3: runs what is due.
  public func work(_ time: FrameTime) {
    self.time = time
    let due = items.prefix { $0.time <= time.timestamp }
    items.removeFirst(due.count)
    for item in due where !item.isCancelled { item.action() }
  }

  /// Moves ``time`` without ticking, for a driver whose clock stands still.
  public func setTime(_ time: FrameTime) {
    self.time = time
  }
}

/// One subscription to the frames of a ``FrameClock``.
public final class DisplayLink {
  public var isPaused = false
  private weak var owner: AnyObject?
  private var handler: ((FrameTime) -> Void)?

  fileprivate init(owner: AnyObject, handler: @escaping (FrameTime) -> Void) {
    self.owner = owner
    self.handler = handler
  }

  /// Whether it still takes part: not invalidated, and its owner lives.
  public var isLive: Bool { handler != nil && owner != nil }

  /// Ends the subscription, at once, also in the middle of a tick.
  public func invalidate() {
    handler = nil
  }

  fileprivate func fire(_ time: FrameTime) {
    handler?(time)
  }
}

/// Something to be done in the work phase of a later frame.
public final class WorkItem {
  public let time: Double
  public private(set) var isCancelled = false
  fileprivate let action: () -> Void

  fileprivate init(time: Double, action: @escaping () -> Void) {
    self.time = time
    self.action = action
  }

  public func cancel() {
    isCancelled = true
  }
}
