/// A timeline with its phases made explicit: state change, draw, commit.
///
/// The order is that of a real frame loop. The input that a picture meets comes once the picture is drawn, so the commit of an update is
/// made in the frame after it, behind that frame's input: an ordinary click falls between draw and commit by itself. All times in seconds;
/// nothing here reads a clock. A driver calls ``flip(to:at:placed:)`` in its input phase and ``frame(at:)`` in its tick.
public struct PhasedTimeline: Hashable, Sendable {
  public internal(set) var clock: TimelineClock
  public let interval: UpdateInterval
  /// The time that the picture shows.
  public internal(set) var drawn: Double
  /// Updates drawn so far.
  public internal(set) var updates = 0
  /// How often the flag flipped where.
  public internal(set) var flips: [FlipPlacement: Int] = [:]
  /// What happened last, oldest first.
  public internal(set) var blocks: [PhaseBlock] = []
  /// Blocks kept.
  public static let blockCapacity = 48

  /// By how much the picture went back at most from one update to the next, 0 or above.
  public internal(set) var largestStepBack = 0.0
  /// What the last pause did to the picture: its time afterwards less the time that was on the screen when the flag flipped. Nil until an
  /// update has been drawn since, and while running.
  public internal(set) var pauseStep: Double?

  /// The time of the update that is drawn and not yet committed.
  var uncommitted: Double?
  var lastUpdate: Double?
  /// The number of the frame in progress, or of the next one between two.
  var frameNumber = 1
  /// Flips that wait for their phase, in the order of asking.
  private(set) var waiting: [Flip] = []
  /// Whether the flag flipped since the last draw.
  var isStale = true

  /// What was on the screen when the flag flipped.
  var drawnAtFlip = 0.0

  struct Flip: Hashable {
    var isRunning: Bool
    var placement: FlipPlacement
  }

  public init(_ clock: TimelineClock, interval: UpdateInterval = UpdateInterval()) {
    self.clock = clock
    self.interval = interval
    drawn = clock.accumulated
  }

  public var isRunning: Bool { clock.isRunning }
  /// What the flag will be once every flip asked for has found its phase.
  public var willRun: Bool { waiting.last?.isRunning ?? clock.isRunning }
  public var hasUncommittedUpdate: Bool { uncommitted != nil }
  /// Whether anything is left to do: if not, no frame is needed.
  public var wantsFrame: Bool { isRunning || uncommitted != nil || isStale || !waiting.isEmpty }

  // MARK: state change

  /// Flips the flag.
  ///
  /// - Parameters:
  ///   - time: when that was asked for. A timeline at rest begins its next step there, as if it had ticked on while paused.
  ///   - placement: the phase to wait for; nil for no wait: it falls where it comes.
  public mutating func flip(to isRunning: Bool, at time: Double, placed placement: FlipPlacement? = nil) {
    guard isRunning != willRun else { return }
    if !wantsFrame { clock.stamp(at: time) }
    switch placement {
    case nil where waiting.isEmpty: apply(isRunning, uncommitted == nil ? .afterCommit : .between)
    case .between where waiting.isEmpty && uncommitted != nil: apply(isRunning, .between)
    default: waiting.append(Flip(isRunning: isRunning, placement: placement ?? .beforeDraw))
    }
  }

  private mutating func apply(_ isRunning: Bool, _ placement: FlipPlacement) {
    clock.isRunning = isRunning
    isStale = true
    drawnAtFlip = drawn
    pauseStep = nil
    flips[placement, default: 0] += 1
    record(.flip(isRunning: isRunning, placement: placement))
  }

  /// Leaves out the time up to now, in which no frame came: the next step begins here.
  public mutating func skip(to time: Double) {
    if let update = uncommitted { commit(update) }
    if updates > 0 { clock.stamp(at: time) }
  }

  /// Lets the flips that wait for `placement` happen, as long as none that was asked for earlier waits for another.
  private mutating func release(_ placement: FlipPlacement) {
    while let next = waiting.first, next.placement == placement {
      waiting.removeFirst()
      apply(next.isRunning, placement)
    }
  }

  // MARK: frames

  /// A frame's turn: commits what is drawn, then draws where an update is due.
  ///
  /// - Returns: whether an update was drawn.
  @discardableResult
  public mutating func frame(at now: Double) -> Bool {
    defer { frameNumber += 1 }
    if let update = uncommitted {
      release(.between)
      commit(update)
      release(.afterCommit)
    }
    guard wantsFrame, interval.isDue(at: now, last: lastUpdate) else { return false }
    release(.beforeDraw)
    draw(now)
    return true
  }

  private mutating func commit(_ update: Double) {
    clock.commit(at: update)
    uncommitted = nil
    record(.commit(accumulated: clock.accumulated))
  }

  private mutating func draw(_ now: Double) {
    let before = drawn
    drawn = clock.draw(at: now)
    largestStepBack = max(largestStepBack, before - drawn)
    if isStale && !isRunning { pauseStep = drawn - drawnAtFlip }
    updates += 1
    lastUpdate = now
    uncommitted = now
    isStale = false
    record(.draw(time: drawn))
  }

  private mutating func record(_ kind: PhaseBlock.Kind) {
    blocks.append(PhaseBlock(kind: kind, update: updates, frame: frameNumber))
    if blocks.count > PhasedTimeline.blockCapacity { blocks.removeFirst(blocks.count - PhasedTimeline.blockCapacity) }
  }
}
