import FrameTiming
import Geometry
import Stage
import Widgets

/// The log of the bare window, in the rows of the playground's.
final class BareLog {
  private let log: LiveLog
  private let slider: Slider
  private var events: [String] = []
  private var began: Double?
  private var frame = 0
  private var places: WindowRow?

  init(path: String, slider: Slider) throws(OutputError) {
    log = try LiveLog(path: path)
    self.slider = slider
    slider.observer = { [weak self] in self?.events.append($0.rawValue) }
    slider.controlEventsObserver = { [weak self] in self?.events += $0.names }
  }

  func frameEnded(_ time: FrameTime, presented: Bool, missed: Int, display: DisplayDescription?) throws(OutputError) {
    guard presented || !events.isEmpty else { return }
    let start = began ?? time.timestamp
    began = start
    let row = TraceRow(
      frame: frame, time: time.timestamp - start, value: slider.value, shown: slider.shownValue, target: slider.targetValue,
      velocity: slider.shownVelocity, isTracking: slider.isTracking, isSettling: slider.isSettling, events: events)
    frame += 1
    events = []
    try log.write(
      LogRow(
        trace: row, exhibit: "bare", variant: slider.system.rawValue, hertz: display?.rate.hertz ?? RefreshRate.fallback.hertz,
        missed: missed))
    let places = WindowRow(
      thumb: inPixels(slider.thumbFrame), track: inPixels(slider.trackRect(forBounds: slider.bounds)), variants: [], presets: [])
    if places != self.places { try log.write(places) }
    self.places = places
  }

  func close() throws(OutputError) { try log.close() }

  private func inPixels(_ rect: Rect) -> Rect {
    let scale = slider.window?.scale ?? 1
    let place = slider.convertToWindow(rect)
    return Rect(x: place.minX * scale, y: place.minY * scale, width: place.width * scale, height: place.height * scale)
  }
}
