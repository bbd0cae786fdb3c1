import Animation
import FrameTiming
import Stage

/// A clock that is ticked as a display would: frame after frame, those that a load or a stall swallows left out.
final class VirtualDisplay {
  let clock: FrameClock
  private(set) var schedule: FrameSchedule
  /// Frames shown.
  private(set) var frames = 0
  /// Called after the work of each frame.
  var onFrame: ((FrameTime) -> Void)?

  /// - Parameters:
  ///   - hertz: pictures a second.
  ///   - load: what each frame's work takes, in seconds.
  init(hertz: Double, load: Double = 0) {
    schedule = FrameSchedule(rate: RefreshRate(hertz: hertz), load: load)
    clock = FrameClock(time: schedule.time)
  }

  func runFrame() {
    let time = schedule.time
    clock.tick(time)
    clock.work(time)
    frames += 1
    onFrame?(time)
    schedule.advance()
  }

  /// Runs the frames up to `time` (seconds), one at it included.
  func run(through time: Double) {
    while schedule.time.timestamp <= time + FrameSchedule.tolerance { runFrame() }
  }

  /// Runs frames while `condition` holds, an hour at most.
  func run(while condition: () -> Bool) {
    while condition(), schedule.time.timestamp < 3600 { runFrame() }
  }

  /// The next frame's work takes longer, in seconds.
  func stall(for seconds: Double) { schedule.stall(for: seconds) }
  func change(toHertz hertz: Double) { schedule.change(to: RefreshRate(hertz: hertz)) }

  /// What an animator publishes from a start now to its end.
  func values(of animator: DisplayLinkAnimator, start: (_ publish: @escaping (Double) -> Void) -> Void) -> [Double] {
    var values: [Double] = []
    start { values.append($0) }
    run { animator.isWorking }
    return values
  }
}
