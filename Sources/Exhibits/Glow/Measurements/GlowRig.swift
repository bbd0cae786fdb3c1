import Animation
import FrameTiming
import Geometry
import Widgets

/// The glow exhibit's three clocks on virtual time, driven by hand: what every measurement begins from. Nothing is drawn.
final class GlowRig {
  let model: GlowModel
  let window: Window
  /// When the next frame is, in seconds.
  private(set) var now = 0.0
  /// What each clock showed in each frame so far.
  private(set) var shown: [ClockPolicy: [Double]] = [:]
  /// What each update of a clock drew.
  private(set) var drawn: [ClockPolicy: [Double]] = [:]

  let period: Double

  /// - Parameter start: the time at which every clock begins.
  init(hertz: Double = 60, start: Double = 0, size: Size = Size(width: 64, height: 64)) {
    period = 1 / hertz
    window = Window(size: size)
    model = GlowModel(start: start)
    window.addSubview(model.root)
  }

  /// Ticks 16 ms apart, as in the article.
  static let articleRate = 62.5
  /// The rates at which what depends on them is measured.
  static let rates = [60.0, 120, 144]

  func frame(events: [InputEvent] = []) {
    window.runFrame(FrameTime(timestamp: now, targetTimestamp: now + period), events: events)
    for policy in ClockPolicy.allCases {
      shown[policy, default: []].append(time(policy))
      if timeline(policy).updates > drawn[policy]?.count ?? 0 { drawn[policy, default: []].append(time(policy)) }
    }
    now += period
  }

  func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  /// The clock is put on or back, in seconds.
  func leap(_ seconds: Double) { now += seconds }

  /// Pauses or resumes, with the next frame's input.
  func setAnimating(_ isAnimating: Bool, placed placement: FlipPlacement? = nil) {
    model.setAnimating(isAnimating, at: now, placed: placement)
  }

  /// A pause, and the frames until everything rests.
  func pause(placed placement: FlipPlacement? = nil) {
    setAnimating(false, placed: placement)
    frames(12)
  }

  func time(_ policy: ClockPolicy) -> Double { model.view(of: policy).time }
  func timeline(_ policy: ClockPolicy) -> PhasedTimeline { model.view(of: policy).timeline }

  /// Where the pause took the picture of a clock, against the last frame seen: seconds, below 0 for back.
  func pauseStep(_ policy: ClockPolicy) -> Double { timeline(policy).pauseStep ?? .nan }
}
