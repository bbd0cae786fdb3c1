public import FrameTiming
public import Geometry

/// What a frame loop drives: the view tree of one window. The X11 window does it live, tests do it by hand.
///
/// One frame: ``runFrame(_:events:)`` (input, tick, work, layout), then, where ``takeDamage()`` isn't empty, ``draw(_:into:)`` and the
/// pixels go out. No frame is needed while ``wantsFrame`` is false and ``nextWorkTime`` isn't reached.
public protocol FrameContent: AnyObject {
  /// What the content may ask of its window.
  var host: (any WindowHost)? { get set }

  /// Phases 1 to 4: hands the events to the tree, ticks the display links, runs what is due, lays out.
  func runFrame(_ time: FrameTime, events: [InputEvent])

  /// Whether a frame is needed now: a display link runs, something is damaged, or a layout is due.
  var wantsFrame: Bool { get }

  /// When work falls due, in seconds on the driver's clock; nil where none waits.
  var nextWorkTime: Double? { get }

  /// The pixels to draw and put, and forgets them.
  func takeDamage() -> Region

  /// Damages everything inside `rect`: the server lost it.
  func exposed(_ rect: PixelRect)

  /// Phase 5: draws what lies in `region`. Reads committed state only.
  func draw(_ region: Region, into buffer: PixelBuffer)

  /// The window's new size in pixels, and pixels a point. Damages everything.
  func resize(width: Int, height: Int, scale: Double)

  /// Which display leads, on change and before the first frame.
  func displayChanged(_ display: DisplayDescription)

  /// After each frame: its time, whether pixels went out, and how many deadlines were missed so far.
  func frameEnded(_ time: FrameTime, presented: Bool, missed: Int)

  /// The person asked to close the window. Called once; nothing is called after it.
  func willClose()
}

/// The display that leads the frames.
public nonisolated struct DisplayDescription: Hashable, Sendable {
  /// The output's name, as RandR says it; empty where there is none.
  public var outputName: String
  public var rate: RefreshRate

  public init(outputName: String, rate: RefreshRate) {
    self.outputName = outputName
    self.rate = rate
  }
}

/// What a tree may ask of the window it is shown in.
public protocol WindowHost: AnyObject {
  /// Asks for a frame as soon as the rate allows. Cheap; whatever is asked twice happens once.
  func requestFrame()
  /// What other threads call to end the driver's sleep, so that it asks again what is wanted.
  var waker: @Sendable () -> Void { get }
  func close()
  func toggleFullScreen()
  /// Makes `text` (UTF-8) the content of the CLIPBOARD selection.
  func setClipboard(_ text: String)
  /// What each frame carries besides its own work, from the next one on.
  var load: FrameLoad { get set }
}

extension WindowHost {
  /// A driver that never sleeps has nothing to wake.
  public var waker: @Sendable () -> Void { {} }
}
