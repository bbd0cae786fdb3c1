public import Animation
import FrameTiming

/// Drives a picture by a ``PhasedTimeline``: what its tick draws, ``onUpdate`` is told of; what it shows otherwise, it leaves to its subviews.
///
/// It follows the frames of its window only while the timeline has something to do. With reduced motion it shows time 0 and has no ticks.
public final class PhasedTimelineView: View {
  public private(set) var timeline: PhasedTimeline
  /// Called when ``time`` changed, with it, in a frame's tick.
  public var onUpdate: ((Double) -> Void)?
  /// Called in each frame that the timeline took part in, after its tick.
  public var onTick: (() -> Void)?

  private var link: DisplayLink?
  private var told: Double?

  public init(_ clock: TimelineClock, interval: UpdateInterval = UpdateInterval()) {
    timeline = PhasedTimeline(clock, interval: interval)
    super.init()
    name = "timeline (\(clock.policy.rawValue))"
  }

  /// The time to be shown, in seconds.
  public var time: Double { reducesMotion ? 0 : timeline.drawn }

  public var reducesMotion = false {
    didSet {
      guard reducesMotion != oldValue else { return }
      tellTime()
      begin()
    }
  }

  /// Whether the picture goes on, or will once the flip has found its phase.
  public var isAnimating: Bool { timeline.willRun }

  /// Lets the picture go on or holds it. To be called in a frame's input phase.
  ///
  /// - Parameters:
  ///   - time: of the event that asked for it, in seconds.
  ///   - placement: the phase that the flip waits for; nil where it is to fall where it comes.
  public func setAnimating(_ isAnimating: Bool, at time: Double, placed placement: FlipPlacement? = nil) {
    timeline.flip(to: isAnimating, at: time, placed: placement)
    wake()
  }

  /// Goes on where ``PhasedTimeline/numbers`` were taken of another of the same clock.
  public func restore(_ numbers: [Double]) {
    timeline = PhasedTimeline(timeline.clock.policy, interval: timeline.interval, numbers: numbers)
    rest()
    wake()
    tellTime()
  }

  // MARK: frames

  private var wantsTicks: Bool { !reducesMotion && timeline.wantsFrame }

  private func wake() {
    guard link == nil, wantsTicks else { return }
    link = frameClock?.addLink(owner: self) { $0.tick($1.timestamp) }
  }

  private func rest() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ time: Double) {
    timeline.frame(at: time)
    tellTime()
    onTick?()
    if !wantsTicks { rest() }
  }

  /// Begins to follow frames, or stops, where the view hasn't followed them so far.
  private func begin() {
    rest()
    guard let frameClock, wantsTicks else { return }
    timeline.skip(to: frameClock.time.timestamp)
    wake()
  }

  private func tellTime() {
    guard told != time else { return }
    told = time
    onUpdate?(time)
  }

  public override func didMoveToWindow() {
    guard let window else { return }
    reducesMotion = window.reducesMotion
    begin()
  }

  public override func willLeaveWindow() { rest() }
}
