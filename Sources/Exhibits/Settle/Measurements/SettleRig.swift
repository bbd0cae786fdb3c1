import FrameTiming
import Geometry
import Stage
import Strategies
import Widgets

/// A settle exhibit on virtual time, driven by hand: what every measurement begins from. Nothing is drawn unless asked for.
///
/// The slider is 600 points wide, 0 ... 1, at 0.2. Places are normalised, 0 ... 1 along the track.
final class SettleRig {
  let model: SettleModel
  let stage: Stage
  /// One for each frame run so far.
  private(set) var rows: [TraceRow] = []

  private let rate: RefreshRate

  static let startValue: Float = 0.2
  /// How long a measurement watches, in seconds.
  static let watched = 4.0
  private static let width = 600.0
  private static let margin = 40.0

  init(system: SliderSystem = .ios26, rate: RefreshRate = RefreshRate(hertz: 60)) {
    self.rate = rate
    model = SettleModel(system: system)
    let control = model.control
    let height = control.metrics.intrinsicHeight
    let window = Window(size: Size(width: SettleRig.width + 2 * SettleRig.margin, height: height + 2 * SettleRig.margin))
    stage = Stage(window: window, rate: rate)
    stage.collectsDamage = false
    control.frame = Rect(x: SettleRig.margin, y: SettleRig.margin, width: SettleRig.width, height: height)
    window.addSubview(control)
    control.setValue(SettleRig.startValue, animated: false)
    window.layoutPass()
  }

  /// Chooses the strategy; ours puts in its own slider, which is laid out at once.
  func choose(_ strategy: StrategyID) {
    model.choose(strategy)
    stage.window.layoutPass()
  }

  var control: IntensityControl { model.control }
  var slider: Slider { model.control.innerSlider }
  /// Frames in the watched time; what follows a frame by no more than that.
  var watchedFrames: Int { Int((SettleRig.watched * rate.hertz + 1e-9).rounded(.down)) }
  /// Whether nothing ticks and nothing waits: then no later frame can differ from the last one.
  var isIdle: Bool { stage.window.frameClock?.isIdle ?? true }

  // MARK: frames

  /// Runs the next frame, with `work` in its work phase.
  @discardableResult
  func frame(_ work: (() -> Void)? = nil) -> TraceRow {
    let time = stage.time.timestamp
    let number = stage.frame
    if let work { stage.window.frameClock?.perform(at: -.infinity, work) }
    stage.runFrame()
    let row = model.endFrame(number, at: time)
    rows.append(row)
    return row
  }

  /// Runs `count` frames; their rows.
  @discardableResult
  func frames(_ count: Int) -> ArraySlice<TraceRow> {
    for _ in 0..<count { frame() }
    return rows.suffix(count)
  }

  /// Runs frames until nothing ticks, for as long as a measurement watches at most.
  func rest() {
    for _ in 0..<watchedFrames where !isIdle { frame() }
  }

  /// Runs the next frame with a set of `value` in it, through the strategy.
  @discardableResult
  func set(_ value: Float) -> TraceRow { frame { [unowned self] in setNow(value) } }

  /// The same from inside a work phase.
  func setNow(_ value: Float) { model.set(value, at: stage.window.frameClock?.time ?? stage.time) }

  // MARK: the pointer; each packet has the time of the frame that takes it

  /// Where the thumb's centre is when it stands at `place`, in the window.
  func point(at place: Double) -> Point {
    let x = slider.geometry.centerX(drawnAt: place)
    return slider.convertToWindow(Rect(x: x, y: slider.bounds.midY, width: 0, height: 0)).origin
  }

  func press(at place: Double) {
    stage.press(at: point(at: place))
    frame()
  }

  func move(to place: Double) {
    stage.move(to: point(at: place))
    frame()
  }

  /// The release of a press at `place`, in the next frame; `velocity` is given as such, in track lengths a second.
  func release(at place: Double, velocity: Double? = nil, work: (() -> Void)? = nil) {
    let pressed = slider
    pressed.releaseVelocity = velocity
    stage.release(at: point(at: place))
    frame(work)
    pressed.releaseVelocity = nil
  }

  /// From the thumb's place in two moves to `place`, all in one frame; the button stays down.
  func drag(to place: Double) {
    let start = slider.shownPlace
    stage.press(at: point(at: start))
    for place in [(start + place) / 2, place] { stage.move(to: point(at: place)) }
    frame()
  }

  /// Whether a press on the thumb begins a drag: it is taken, and the thumb follows the pointer. Ends the press again.
  func followsNextPress() -> Bool {
    let start = slider.shownPlace
    let end = start + (start < 0.5 ? 0.1 : -0.1)
    press(at: start)
    let isTaken = slider.isTracking
    move(to: end)
    let follows = isTaken && slider.isTracking && abs(slider.shownPlace - end) <= 0.001
    release(at: end, velocity: 0)
    return follows
  }
}
