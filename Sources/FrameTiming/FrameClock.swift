/// Whom a frame reaches: the display links and the work queue of one time domain.
///
/// A driver (the desktop's run loop, the headless stage) calls ``tick(_:)`` and ``work(_:)`` once a frame, in this order, with the frame's
/// time. Nothing here reads a clock. When ``isIdle`` is true no frame is needed, and the driver may sleep until ``nextWorkTime``.
public final class FrameClock {
  /// The time of the frame in progress, or of the last one.
  public private(set) var time: FrameTime
  /// Called whenever something wants a frame that the driver may not know of.
  public var onDemand: (() -> Void)?
  /// What other threads ring to be heard in the next tick.
  public let bell = FrameBell()
  /// Whether movement is to be kept to what carries meaning: whatever travels on this clock is at its end in the next tick.
  public var reducesMotion = false {
    didSet { if reducesMotion != oldValue { onDemand?() } }
  }

  private var links: [DisplayLink] = []
  private var items: [WorkItem] = []

  public init(time: FrameTime = FrameTime(timestamp: 0, targetTimestamp: 1.0 / 60)) {
    self.time = time
  }

  /// Registers `handler` to be called once a frame, after those registered before it, from the next tick on.
  ///
  /// The owner is not retained: once it is gone the link is too, and its handler isn't called again.
  public func addLink<Owner: AnyObject>(owner: Owner, handler: @escaping (Owner, FrameTime) -> Void) -> DisplayLink {
    let link = DisplayLink(owner: owner, clock: self) { [weak owner] time in
      guard let owner else { return false }
      handler(owner, time)
      return true
    }
    add(link)
    return link
  }

  /// The same for an owner that invalidates the link before it goes, which spares every frame the look whether it is still there.
  package func addLink(handler: @escaping (FrameTime) -> Void) -> DisplayLink {
    let link = DisplayLink(owner: nil, clock: self) { time in
      handler(time)
      return true
    }
    add(link)
    return link
  }

  private func add(_ link: DisplayLink) {
    links.append(link)
    onDemand?()
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
  public var hasRunningLinks: Bool { bell.isRung || links.contains { !$0.isPaused && $0.isLive } }
  /// When the earliest work is due, in seconds; nil where none waits.
  public var nextWorkTime: Double? { items.first { !$0.isCancelled }?.time }
  public var isIdle: Bool { !hasRunningLinks && nextWorkTime == nil }

  /// Phase 2 of a frame: calls every link that was registered before it and is still valid when its turn comes. Where the bell was rung,
  /// every link's ``DisplayLink/onBell`` comes first.
  public func tick(_ time: FrameTime) {
    self.time = time
    if bell.answer() {
      for link in links where link.isLive { link.onBell?() }
    }
    var hasDead = false
    for link in links where !link.tick(time) { hasDead = true }
    if hasDead { links.removeAll { !$0.isLive } }
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
