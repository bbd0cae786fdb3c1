import Desktop
import Drawing
import Exhibits
import FrameTiming
import Geometry
import Widgets

/// A window that holds one slider and nothing else, for measuring beside other toolkits: no text, no fonts.
final class BareWindow: Window {
  static let bareSize = Size(width: 960, height: 540)
  private static let sliderWidth = 600.0
  private static let sliderOrigin = Point(x: 180, y: 270)
  /// Seconds from one end to the other.
  private static let glideTime = 1.0

  private let slider: Slider
  private var glide: Glide?

  /// The value on its way to an end, by a display link.
  private struct Glide {
    var start: Float
    var end: Float
    var began: Double
    var link: DisplayLink
  }

  init(system: SliderSystem, scale: Double) {
    slider = Slider(system: system)
    super.init(size: BareWindow.bareSize, scale: scale)
    backgroundColor = Color(hex: 0xEDEDF0)
    let height = slider.intrinsicHeight
    slider.frame = Rect(
      x: BareWindow.sliderOrigin.x, y: BareWindow.sliderOrigin.y - height / 2, width: BareWindow.sliderWidth, height: height)
    addSubview(slider)
    focus(slider)
  }

  /// Shows it until it is closed, or for as long as was asked.
  static func run(_ wishes: WindowWishes) throws(DesktopError) {
    let desktop = try DesktopWindow(
      WindowOptions(title: "Settle", size: bareSize, scale: wishes.scale, rate: wishes.rate))
    try desktop.run(BareWindow(system: wishes.options.system, scale: desktop.scale), for: wishes.duration)
  }

  override func interceptKey(_ event: KeyEvent) -> Bool {
    guard event.key == .character("a"), event.modifiers.isEmpty else { return super.interceptKey(event) }
    glideToOtherEnd()
    return true
  }

  private func glideToOtherEnd() {
    guard let clock = frameClock else { return }
    let heading = glide?.end ?? slider.value
    glide?.link.invalidate()
    let link = clock.addLink(owner: self) { $0.tick($1.timestamp) }
    glide = Glide(start: slider.value, end: heading < 0.5 ? 1 : 0, began: clock.time.timestamp, link: link)
  }

  private func tick(_ time: Double) {
    guard let glide else { return }
    // A finger on the thumb ends it.
    let progress = min(1, max(0, (time - glide.began) / BareWindow.glideTime))
    let eased = progress * progress * (3 - 2 * progress)
    slider.setValue(progress < 1 ? glide.start + (glide.end - glide.start) * Float(eased) : glide.end, animated: false)
    guard progress == 1 || slider.isTracking else { return }
    glide.link.invalidate()
    self.glide = nil
  }
}
