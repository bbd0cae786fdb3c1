import CX11
import Geometry
import Widgets

/// Turns what the server says of pointer and keyboard into what the tree understands.
struct EventTranslator {
  /// Pixels a point.
  let scale: Double
  private var clock = ServerClock()
  private var clicks = ClickCounter()

  init(scale: Double) {
    self.scale = scale
  }

  /// The input in `event`, read at `now` (seconds); nil where there is none in it.
  mutating func input(_ event: cx_event, now: Double) -> InputEvent? {
    switch event.kind {
    case .CX_MOTION, .CX_ENTER, .CX_BUTTON_UP, .CX_BUTTON_DOWN: pointer(event, time: clock.seconds(stamp: event.time, now: now))
    case .CX_KEY_DOWN: key(event, time: clock.seconds(stamp: event.time, now: now))
    case .CX_LEAVE: .pointerLeft(time: clock.seconds(stamp: event.time, now: now))
    case .CX_GRABBED: .cancelled(time: clock.seconds(stamp: event.time, now: now))
    case .CX_FOCUS_OUT, .CX_UNMAPPED: .cancelled(time: clock.seconds(stamp: 0, now: now))
    default: nil
    }
  }

  private mutating func pointer(_ event: cx_event, time: Double) -> InputEvent? {
    let location = Point(x: Double(event.x) / scale, y: Double(event.y) / scale)
    let modifiers = Modifiers(state: event.state)
    let button = Int(event.detail)
    switch (event.kind, button) {
    case (.CX_BUTTON_DOWN, 1...3):
      let count = clicks.press(button: button, x: Int(event.x), y: Int(event.y), time: time)
      return .pointer(PointerEvent(.down, at: location, button: button, modifiers: modifiers, clickCount: count, time: time))
    case (.CX_BUTTON_UP, 1...3):
      return .pointer(PointerEvent(.up, at: location, button: button, modifiers: modifiers, clickCount: clicks.count, time: time))
    case (.CX_BUTTON_DOWN, 4...7):
      let (horizontal, vertical) = [4: (0.0, 1.0), 5: (0, -1), 6: (-1, 0), 7: (1, 0)][button]!
      return .wheel(WheelEvent(at: location, horizontal: horizontal, vertical: vertical, modifiers: modifiers, time: time))
    case (.CX_BUTTON_DOWN, _), (.CX_BUTTON_UP, _):
      return nil
    default:
      return .pointer(PointerEvent(.moved, at: location, modifiers: modifiers, time: time))
    }
  }

  private func key(_ event: cx_event, time: Double) -> InputEvent? {
    let stroke = KeyStroke(event)
    guard let key = Key(stroke) else { return nil }
    return .key(KeyEvent(key, modifiers: stroke.modifiers(for: key), isRepeat: event.repeated, time: time))
  }
}

extension Modifiers {
  /// From the modifier bits of an X event.
  init(state: UInt32) {
    self = []
    if state & UInt32(CX_SHIFT) != 0 { insert(.shift) }
    if state & UInt32(CX_CONTROL) != 0 { insert(.control) }
    if state & UInt32(CX_ALT) != 0 { insert(.alt) }
  }
}
