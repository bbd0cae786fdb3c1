import FrameTiming

/// A thumb's stretch and the link that carries it, which exists only while it changes.
struct ThumbStretching {
  var stretch = VelocityStretch()
  fileprivate var link: DisplayLink?
  fileprivate var lastTick = 0.0
}

extension Slider {
  /// Whether the thumb is of a kind that its speed stretches.
  private var canStretch: Bool { element.lens != nil && appearance.hasDynamicEffects && window?.reducesMotion == false }

  /// A packet of the drag came: from here on the stretch follows the finger's speed.
  final func followSpeed() {
    guard canStretch, stretching.link?.isLive != true, let clock = frameClock else { return }
    stretching.lastTick = clock.time.timestamp
    stretching.link = clock.addLink(owner: self) { $0.tickStretch(at: $1.timestamp) }
  }

  private func tickStretch(at time: Double) {
    stretching.stretch.follow(speed: canStretch ? drag?.speed(at: time) ?? 0 : 0)
    stretching.stretch.advance(by: time - stretching.lastTick)
    stretching.lastTick = max(stretching.lastTick, time)
    element.lens?.shape.stretch = stretching.stretch.amount
    if stretching.stretch.isAtRest || !canStretch { stopStretching() }
  }

  final func stopStretching() {
    stretching.stretch.stop()
    element.lens?.shape.stretch = 0
    stretching.link?.invalidate()
    stretching.link = nil
  }
}
