import Animation
import FrameTiming
import Geometry
import Motion
import Widgets

/// A slider whose thumb grows to twice its size in 0.3 s while it is pressed, and back.
final class GrowingThumbSlider: Slider {
  private let overlay = ImageView()
  private var target = 0.0  // of the growth: 0 at rest, 1 pressed
  private var runs: [EasedRun] = []  // what is still missing to it; one that turns back adds up with those before
  private var link: DisplayLink?

  init(thumb: ControlImage) {
    super.init(system: .custom)
    for state in [.normal, .highlighted] as [ControlState] { setThumbImage(thumb, for: state) }
    overlay.image = thumb.bitmap
    overlay.isUserInteractionEnabled = false
    addSubview(overlay)
  }

  override func layoutSubviews() {
    super.layoutSubviews()  // asks thumbRect(forBounds:trackRect:value:)
    bringSubviewToFront(overlay)
    overlay.frame = thumbFrame
  }

  override func highlightChanged() {
    super.highlightChanged()
    guard let clock = frameClock, !overlay.frame.isEmpty else { return }
    let seconds = window?.reducesMotion == true ? 0 : 0.3, old = target
    target = isHighlighted ? 1 : 0
    runs.append(EasedRun(from: old - target, to: 0, beginTime: clock.time.timestamp, duration: seconds, curve: .easeInOut))
    link?.invalidate()
    link = clock.addLink(owner: self) { $0.show(at: $1.timestamp) }
  }

  private func show(at time: Double) {
    runs.removeAll { $0.isFinished(at: time) }
    let factor = 1 + runs.reduce(target) { $0 + $1.value(at: time) }
    overlay.transform = AffineTransform(scaleX: factor, y: factor)
    if runs.isEmpty { link?.invalidate() }
  }
}
