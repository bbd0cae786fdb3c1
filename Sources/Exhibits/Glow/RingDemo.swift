public import Animation
import FrameTiming
public import Geometry
public import Widgets

/// The article's minimal demo: a ring that turns, and a button that pauses it.
public final class RingDemo: View {
  public let ring = RingView()
  public let button = PushButton(RingDemo.pause)
  public let timeline: PhasedTimelineView

  private static let pause = "pause"
  private static let resume = "resume"
  private static let gap = 20.0
  private static let buttonHeight = 34.0

  /// - Parameter start: the time at which it begins, in seconds.
  public init(_ policy: ClockPolicy, start: Double = 0) {
    timeline = PhasedTimelineView(TimelineClock(policy, accumulated: start))
    super.init()
    name = "ring demo"
    for view in [ring, button, timeline] as [View] { addSubview(view) }
    timeline.onUpdate = { [weak self] in self?.ring.time = $0 }
    button.addAction(Action(identifier: "pause") { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
  }

  /// With the ring's line inside, in points.
  public static var size: Size {
    let side = RingView.diameter + RingView.lineWidth
    return Size(width: side, height: side + gap + buttonHeight)
  }

  private func toggle() {
    guard let time = frameClock?.time.timestamp else { return }
    timeline.setAnimating(!timeline.isAnimating, at: time)
    button.title = timeline.isAnimating ? RingDemo.pause : RingDemo.resume
  }

  public override func layoutSubviews() {
    let middle = bounds.midX
    ring.frame = Rect(
      x: middle - RingView.diameter / 2, y: RingView.lineWidth / 2, width: RingView.diameter, height: RingView.diameter)
    let width = 120.0
    button.frame = Rect(
      x: middle - width / 2, y: ring.frame.maxY + RingView.lineWidth / 2 + RingDemo.gap, width: width, height: RingDemo.buttonHeight)
  }
}
