import Drawing
import FrameTiming
import Geometry
import Widgets

/// A slider with a bigger picture over its thumb that comes while it is pressed and goes afterwards. A subclass says what coming is.
///
/// It needs four hooks: the highlight, the layout (which asks `thumbRect` first and so knows where the thumb is), a cancelled press, and
/// the leaving of the window. No question that the slider is asked changes anything.
class OverlaySlider: RoundThumbSlider {
  let overlay = ImageView()
  /// How far the overlay has come in this frame: 0 at rest, 1 there.
  private(set) final var progress = 0.0
  private var growth: any ThumbGrowth
  private var link: DisplayLink?
  private var drop: WorkItem?
  private var pressedAt = -Double.infinity

  init(frame: Rect = .zero, growth: any ThumbGrowth = EasedGrowth()) {
    self.growth = growth
    super.init(frame: frame)
    overlay.isUserInteractionEnabled = false
    overlay.name = "overlay"
    addSubview(overlay)
    show(0)
  }

  // MARK: for subclasses

  /// Shows the overlay as far as `progress` says.
  func show(_ progress: Double) {}
  /// Puts picture and size of the overlay around the centre of `thumb`.
  func placeOverlay(over thumb: Rect) {}
  /// A press shorter than this, in seconds, still brings the overlay: its way back waits.
  var shortestShow: Double { 0 }

  // MARK: hooks

  override func layoutSubviews() {
    super.layoutSubviews()
    bringSubviewToFront(overlay)
    placeOverlay(over: thumbFrame)
    // The way from the thumb's size to the big one follows the thumb's own size.
    show(progress)
  }

  override func highlightChanged() {
    super.highlightChanged()
    drop?.cancel()
    // Before the first layout nobody knows how big the thumb is.
    guard !overlay.frame.isEmpty else { return }
    guard let clock = frameClock, window?.reducesMotion == false else { return stop(at: isHighlighted ? 1 : 0) }
    let now = clock.time.timestamp
    if isHighlighted { pressedAt = now }
    if !isHighlighted, now - pressedAt < shortestShow {
      drop = clock.perform(at: pressedAt + shortestShow) { [weak self] in self?.head(to: 0) }
    } else {
      head(to: isHighlighted ? 1 : 0)
    }
  }

  /// A lost press puts everything back at once: the value by the slider, the overlay by this.
  override func cancelTracking(_ touch: Touch?) {
    super.cancelTracking(touch)
    drop?.cancel()
    stop(at: 0)
  }

  override func willLeaveWindow() {
    super.willLeaveWindow()
    drop?.cancel()
    stop(at: growth.target)
  }

  override var isMoving: Bool { link?.isLive ?? false }

  // MARK: motion

  private func head(to target: Double) {
    guard let clock = frameClock else { return stop(at: target) }
    growth.head(to: target, at: clock.time.timestamp)
    guard link?.isLive != true else { return }
    link = clock.addLink(owner: self) { $0.tick($1.timestamp) }
  }

  private func tick(_ time: Double) {
    guard !growth.isFinished(at: time) else { return stop(at: growth.target) }
    progress = growth.value(at: time)
    show(progress)
  }

  private func stop(at target: Double) {
    growth.jump(to: target)
    progress = target
    show(target)
    link?.invalidate()
    link = nil
  }
}
