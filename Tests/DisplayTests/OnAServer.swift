import Geometry
import Testing
import Widgets

@testable import Desktop

/// Everything that needs a display, one after the other.
@Suite("On an X server", .serialized, .enabled(if: XServer.mayRun, "Xvfb is not installed"))
struct OnAServer {}

/// An event without its time, for comparing.
enum Told: Hashable {
  case moved(Double, Double), down(Int), up(Int), wheel(Double, Double), key(Key), left, cancelled

  static func clicks(_ count: Int) -> [Told] {
    (0..<2 * count).map { $0 % 2 == 0 ? .down(1) : .up(1) }
  }

  init(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .moved: self = .moved(pointer.location.x, pointer.location.y)
      case .down: self = .down(pointer.button)
      case .up: self = .up(pointer.button)
      }
    case .wheel(let wheel): self = .wheel(wheel.horizontal, wheel.vertical)
    case .key(let key): self = .key(key.key)
    case .pointerLeft: self = .left
    case .cancelled: self = .cancelled
    }
  }
}

extension PaintedContent {
  var keys: [KeyEvent] { events.compactMap { if case .key(let key) = $0 { key } else { nil } } }
  var presses: [PointerEvent] {
    events.compactMap { if case .pointer(let pointer) = $0, pointer.phase == .down { pointer } else { nil } }
  }
}

extension WindowOptions {
  /// A window of that many pixels on a test's server.
  static func test(_ server: XServer, width: Int, height: Int, scale: Double = 1) -> WindowOptions {
    WindowOptions(
      title: "Settle: Prüfung →", size: Size(width: Double(width) / scale, height: Double(height) / scale), scale: scale,
      displayName: server.display)
  }
}
