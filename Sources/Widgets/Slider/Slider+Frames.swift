import FrameTiming

extension Slider {
  /// Whether the slider takes part in frames.
  public final var isOnDisplayLink: Bool { link?.isLive ?? false }

  /// Puts the slider on the display link, for one tick at least.
  public final func wake() { wake(since: nil) }

  /// - Parameter time: when the motion began that it is woken for, in seconds; nil for the frame in progress. What lies between the last
  ///   tick and that is rest, and no part of the next tick.
  final func wake(since time: Double?) {
    guard link?.isLive != true, let clock = frameClock else { return }
    motionBegan(at: time)
    link = clock.addLink(owner: self) { $0.tick($1) }
  }

  /// - Parameter time: nil for the frame in progress; a time to come counts as that too.
  final func motionBegan(at time: Double? = nil) {
    guard let now = frameClock?.time.timestamp else { return }
    ticks.motionBegan(at: time.map { min($0, now) } ?? now)
  }

  final func tickLength(at timestamp: Double) -> Double { ticks.tick(at: timestamp) }

  private func tick(_ time: FrameTime) {
    element.tick(at: time.timestamp)
    if !element.wantsTicks { leaveDisplayLink() }
  }

  final func leaveDisplayLink() {
    link?.invalidate()
    link = nil
  }

  final func thumbMoved() {
    setNeedsLayout()
    onThumbMoved?()
  }
}
