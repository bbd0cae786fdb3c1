import FrameTiming
import Geometry
import Widgets

/// Keeps in mind which output leads, and asks the server again only where that may have changed.
final class DisplayTracker {
  private let connection: Connection
  private let fixedRate: RefreshRate?
  private var outputs: [DisplayOutput]?
  private var origin: (x: Int, y: Int)?

  init(connection: Connection, fixedRate: RefreshRate?) {
    self.connection = connection
    self.fixedRate = fixedRate
  }

  /// The outputs or their modes changed.
  func forgetOutputs() {
    outputs = nil
  }

  /// The window may lie elsewhere.
  func forgetOrigin() {
    origin = nil
  }

  /// The display that leads a window of that size. Asks the server for what was forgotten; for the window's place only where several
  /// outputs are on.
  func display(windowSize: PixelSize) -> DisplayDescription {
    let known = outputs ?? DisplayOutput.list(connection.modes())
    outputs = known
    if origin == nil, known.filter({ !$0.frame.isEmpty }).count > 1 { origin = connection.windowOrigin() }
    let place = origin ?? (x: 0, y: 0)
    let window = PixelRect(x: place.x, y: place.y, width: windowSize.width, height: windowSize.height)
    guard let leading = Leading.choose(of: known, window: window) else {
      return DisplayDescription(outputName: "", rate: fixedRate ?? .fallback)
    }
    let output = known[leading.index]
    return DisplayDescription(outputName: output.name, rate: fixedRate ?? output.rate)
  }
}
