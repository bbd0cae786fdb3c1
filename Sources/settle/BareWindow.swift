import Drawing
import Exhibits
import FrameTiming
import Geometry
import Stage
import Widgets

/// A window that holds one slider and nothing else, for measuring beside other toolkits: no text, no fonts.
final class BareWindow: Window {
  static let bareSize = Size(width: 960, height: 540)
  private static let trackStart = Point(x: 180, y: 270)
  private static let trackLength = 600.0
  /// Seconds from one end to the other.
  private static let glideTime = 1.0

  /// Called with what ended the log.
  var onLogFailure: ((OutputError) -> Void)?
  private let slider: Slider
  private var glide: Glide?
  private var log: BareLog?

  /// The value on its way to an end, by a display link.
  private struct Glide {
    var start: Float
    var end: Float
    var began: Double
    var link: DisplayLink
  }

  /// - Throws: where the log can't be made.
  init(_ wishes: WindowWishes, scale: Double) throws(OutputError) {
    slider = Slider(system: wishes.options.system)
    if let path = wishes.options.logPath { log = try BareLog(path: path, slider: slider) }
    super.init(size: BareWindow.bareSize, scale: scale)
    backgroundColor = Color(hex: 0xEDEDF0)
    reducesMotion = wishes.options.reducesMotion
    reducesTransparency = wishes.options.reducesTransparency
    let height = slider.intrinsicHeight
    slider.frame = Rect(
      x: BareWindow.trackStart.x, y: BareWindow.trackStart.y - height / 2, width: BareWindow.trackLength, height: height)
    addSubview(slider)
    // A finger on the thumb has it from then on.
    slider.addAction(Action(identifier: "glide") { [weak self] _ in self?.endGlide() }, for: .touchDown)
    focus(slider)
  }

  // MARK: the glide

  override func interceptKey(_ event: KeyEvent) -> Bool {
    guard event.key == .character("a"), event.modifiers.isEmpty else { return super.interceptKey(event) }
    glideToOtherEnd()
    return true
  }

  private func glideToOtherEnd() {
    guard let clock = frameClock else { return }
    let heading = glide?.end ?? slider.value
    endGlide()
    let link = clock.addLink(owner: self) { $0.tick($1.timestamp) }
    glide = Glide(start: slider.value, end: heading < 0.5 ? 1 : 0, began: clock.time.timestamp, link: link)
  }

  private func tick(_ time: Double) {
    guard let glide else { return }
    let progress = min(1, max(0, (time - glide.began) / BareWindow.glideTime))
    let eased = Float(progress * progress * (3 - 2 * progress))
    slider.setValue(progress < 1 ? glide.start + (glide.end - glide.start) * eased : glide.end, animated: false)
    if progress == 1 { endGlide() }
  }

  private func endGlide() {
    glide?.link.invalidate()
    glide = nil
  }

  // MARK: the log

  override func frameEnded(_ time: FrameTime, presented: Bool, missed: Int) {
    do throws(OutputError) {
      try log?.frameEnded(time, presented: presented, missed: missed, display: display)
    } catch {
      fail(error)
    }
  }

  override func willClose() {
    do throws(OutputError) { try log?.close() } catch { fail(error) }
  }

  private func fail(_ error: OutputError) {
    log = nil
    onLogFailure?(error)
  }
}
