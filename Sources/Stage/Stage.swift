public import Drawing
public import FrameTiming
public import Geometry
public import Widgets

/// Drives a window without a display: virtual time, frames on demand, events by hand. Two runs of the same script give the same bytes.
///
/// Frame n happens at n / rate from the last change of the rate. Nothing here reads a clock.
public final class Stage {
  public let window: Window
  public private(set) var rate: RefreshRate
  /// The time of the next frame, in seconds.
  public private(set) var now = 0.0
  /// Frames run so far.
  public private(set) var frames = 0
  /// What the last frame repainted, in pixels; empty where it drew nothing.
  public private(set) var lastDamage = Region()
  /// Whether frames are drawn into ``picture``. Off, only damage is counted.
  public var draws = false

  private var origin = 0.0
  private var slot = 0
  private var pending: [InputEvent] = []
  private var canvas: Bitmap?

  public init(window: Window, rate: RefreshRate = RefreshRate(hertz: 60)) {
    self.window = window
    self.rate = rate
  }

  // MARK: input; handed over at the start of the next frame, with their own times

  public func send(_ event: InputEvent) { pending.append(event) }

  /// Places are points of the window; `time` defaults to that of the next frame.
  public func press(at place: Point, button: Int = 1, time: Double? = nil) {
    send(.pointer(PointerEvent(.down, at: place, button: button, time: time ?? now)))
  }

  public func move(to place: Point, time: Double? = nil) {
    send(.pointer(PointerEvent(.moved, at: place, time: time ?? now)))
  }

  public func release(at place: Point, button: Int = 1, time: Double? = nil) {
    send(.pointer(PointerEvent(.up, at: place, button: button, time: time ?? now)))
  }

  public func key(_ key: Key, _ modifiers: Modifiers = []) {
    send(.key(KeyEvent(key, modifiers: modifiers, time: now)))
  }

  // MARK: frames

  /// Runs one frame, with a drop of the frames that would fall into `skipping` seconds after it.
  public func frame(stallingFor stall: Double = 0) {
    let time = FrameTime(timestamp: now, targetTimestamp: origin + rate.seconds(frames: slot + 1))
    let events = pending
    pending = []
    window.runFrame(time, events: events)
    lastDamage = window.takeDamage()
    if draws && !lastDamage.isEmpty { draw(lastDamage) }
    frames += 1
    slot += 1
    let free = now + stall
    now = origin + rate.seconds(frames: slot)
    while now < free {
      slot += 1
      now = origin + rate.seconds(frames: slot)
    }
  }

  public func advance(frames count: Int) {
    for _ in 0..<count { frame() }
  }

  /// Frames until the next one would be at or after `time`.
  public func advance(to time: Double) {
    while now < time - 1e-12 { frame() }
  }

  /// From the next frame on.
  public func setRate(_ rate: RefreshRate) {
    origin = now
    slot = 0
    self.rate = rate
  }

  // MARK: pictures

  /// What the window shows, kept up to date by damage alone.
  public var picture: Bitmap {
    if let canvas { return canvas }
    let size = window.pixelBounds
    let made = Bitmap(width: max(1, size.width), height: max(1, size.height))
    canvas = made
    draws = true
    window.exposed(size)
    return made
  }

  private func draw(_ region: Region) { window.draw(region, into: picture) }
}
