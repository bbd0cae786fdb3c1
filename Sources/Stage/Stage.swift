public import Drawing
public import FrameTiming
public import Geometry
public import Widgets

/// Drives a window without a display: virtual time, frames on demand, events by hand. Two runs of the same script give the same bytes.
public final class Stage {
  public let window: Window
  /// Frames run so far; those that a stall swallowed aren't among them.
  public private(set) var framesRun = 0
  /// What the last frame repainted, in pixels; empty where it drew nothing.
  public private(set) var lastDamage = Region()

  /// False leaves what changed uncollected, for measurements that look at no picture: then frames cost less, and ``picture`` goes stale.
  public var collectsDamage = true

  private var schedule: FrameSchedule
  private var pending: [InputEvent] = []
  private var canvas: Bitmap?

  /// - Parameter load: what each frame's work takes, in seconds.
  public init(window: Window, rate: RefreshRate = RefreshRate(hertz: 60), load: Double = 0) {
    self.window = window
    schedule = FrameSchedule(rate: rate, load: load)
  }

  /// The time of the next frame.
  public var time: FrameTime { schedule.time }
  /// The number of its refresh interval.
  public var frame: Int { schedule.frame }

  // MARK: input; handed over at the start of the next frame, with its own time

  public func send(_ event: InputEvent) { pending.append(event) }

  /// Places are points of the window; `time` (seconds) defaults to that of the next frame.
  public func press(at place: Point, button: Int = 1, time: Double? = nil) {
    send(.pointer(PointerEvent(.down, at: place, button: button, time: time ?? schedule.time.timestamp)))
  }

  public func move(to place: Point, time: Double? = nil) {
    send(.pointer(PointerEvent(.moved, at: place, time: time ?? schedule.time.timestamp)))
  }

  public func release(at place: Point, button: Int = 1, time: Double? = nil) {
    send(.pointer(PointerEvent(.up, at: place, button: button, time: time ?? schedule.time.timestamp)))
  }

  public func key(_ key: Key, _ modifiers: Modifiers = []) {
    send(.key(KeyEvent(key, modifiers: modifiers, time: schedule.time.timestamp)))
  }

  // MARK: frames

  /// Runs one frame.
  public func runFrame() {
    let events = pending
    pending = []
    window.runFrame(schedule.time, events: events)
    if collectsDamage {
      lastDamage = window.takeDamage()
      if let canvas, !lastDamage.isEmpty { window.draw(lastDamage, into: canvas) }
    }
    framesRun += 1
    schedule.advance()
  }

  public func run(frames count: Int) {
    for _ in 0..<count { runFrame() }
  }

  /// Runs frames up to the first one at or after `time` (seconds), which isn't run.
  public func run(until time: Double) {
    while !schedule.reaches(time) { runFrame() }
  }

  /// Whether something asked for at `time` (seconds) belongs to the next frame or one before.
  public func reaches(_ time: Double) -> Bool { schedule.reaches(time) }

  /// From the next frame on.
  public func change(to rate: RefreshRate) { schedule.change(to: rate) }

  /// The next frame's work takes longer, in seconds, and swallows the frames that fall into it.
  public func stall(for seconds: Double) { schedule.stall(for: seconds) }

  // MARK: pictures

  /// What the window shows, kept up to date by damage alone from the first time that it is asked for.
  public var picture: Bitmap {
    if let canvas { return canvas }
    let made = freshPicture()
    canvas = made
    return made
  }

  /// The whole window drawn anew.
  public func freshPicture() -> Bitmap {
    let size = window.pixelBounds
    let made = Bitmap(width: max(1, size.width), height: max(1, size.height))
    window.draw(Region(size), into: made)
    return made
  }
}
