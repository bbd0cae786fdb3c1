import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

/// A window of 640 x 480 with a slider of 300 x 34 at (100, 100), or with views of one's own.
final class Rig {
  let window: KeyWindow
  let stage: Stage
  let slider: Slider

  final class KeyWindow: Window {
    var unhandled: [Key] = []
    override func unhandledKey(_ event: KeyEvent) -> Bool {
      unhandled.append(event.key)
      return true
    }
  }

  init(_ slider: Slider = Slider(), system: SliderSystem? = nil, value: Float = 0.5) {
    let slider = system.map { Slider(system: $0) } ?? slider
    window = KeyWindow(size: Size(width: 640, height: 480))
    window.backgroundColor = .init(white: 1)
    slider.frame = Rect(x: 100, y: 100, width: 300, height: 34)
    slider.value = value
    self.slider = slider
    window.addSubview(slider)
    stage = Stage(window: window)
    stage.runFrame()
  }

  /// A window without a slider.
  static func bare() -> Rig {
    let rig = Rig()
    rig.slider.removeFromSuperview()
    rig.frames()
    return rig
  }

  func frames(_ count: Int = 1) { stage.run(frames: count) }

  func press(_ x: Double, _ y: Double = 117, button: Int = 1, clicks: Int = 1) {
    let event = PointerEvent(.down, at: Point(x: x, y: y), button: button, clickCount: clicks, time: stage.time.timestamp)
    stage.send(.pointer(event))
    frames()
  }

  func move(_ x: Double, _ y: Double = 117) {
    stage.move(to: Point(x: x, y: y))
    frames()
  }

  func release(_ x: Double, _ y: Double = 117, button: Int = 1) {
    stage.release(at: Point(x: x, y: y), button: button)
    frames()
  }

  func key(_ key: Key, _ modifiers: Modifiers = []) {
    stage.key(key, modifiers)
    frames()
  }

  func wheel(_ vertical: Double, horizontal: Double = 0, _ modifiers: Modifiers = [], x: Double = 250, y: Double = 117) {
    stage.send(
      .wheel(
        WheelEvent(
          at: Point(x: x, y: y), horizontal: horizontal, vertical: vertical, modifiers: modifiers, time: stage.time.timestamp)))
    frames()
  }

  /// Nine frames: what went before is no speed any more.
  func rest() { frames(9) }
}

/// Writes down the masks that a control sends, in order, as names joined by +.
func record(_ control: Control) -> Record {
  let record = Record()
  control.controlEventsObserver = { record.masks.append($0.names.joined(separator: "+")) }
  return record
}

final class Record {
  var masks: [String] = []

  /// What was written since the last call.
  func take() -> [String] {
    defer { masks = [] }
    return masks
  }
}

extension Control {
  /// tracking, highlighted, inside; by their initials.
  var flags: String { (isTracking ? "t" : "") + (isHighlighted ? "h" : "") + (isTouchInside ? "i" : "") }
}

/// A control that writes down its hooks among its events.
final class TracedControl: Control {
  let record = Record()
  var accepts = true
  var continues = true
  var onBegin: (() -> Void)?
  var onContinue: (() -> Void)?
  var onEnd: (() -> Void)?

  override init(frame: Rect) {
    super.init(frame: frame)
    controlEventsObserver = { [record] in record.masks.append($0.names.joined(separator: "+")) }
  }

  override func beginTracking(_ touch: Touch) -> Bool {
    record.masks.append("begin")
    onBegin?()
    return accepts
  }
  override func continueTracking(_ touch: Touch) -> Bool {
    record.masks.append("continue")
    onContinue?()
    return continues
  }
  override func endTracking(_ touch: Touch?) {
    record.masks.append("end")
    onEnd?()
  }
  override func cancelTracking(_ touch: Touch?) { record.masks.append("cancel") }
}

func near(_ a: Double, _ b: Double, _ slack: Double = 1e-9) -> Bool { abs(a - b) <= slack }
