import Animation
import FrameTiming
import Glibc
import Stage
import Synchronization

extension StepClaims {
  static var control: [Claim] { [pause, stop, threads, preferredRate] }

  private static let pause = Claim(
    "D08", .article, "Pause and resume: exactly the same place", expected: "progress before = progress after, whatever the pause's length"
  ) { _ in
    let lengths = [1, 12, 180, 3600]
    let pauses = lengths.map { PauseRun(frames: $0) }
    let texts = zip(lengths, pauses).map { "\(figure(Double($0) / 60)) s: \(figure($1.before)) and \(figure($1.after))" }
    return Measurement(
      pauses.allSatisfy { $0.before == $0.after && $0.before > 0 && $0.rest == $0.restWithoutPause }, texts.joined(separator: "; "))
  }

  private static let stop = Claim(
    "D09", .article,
    "stop ends it; with needCompleteAnimationAfterStopping the end state (progress 1) is published first; completion says whether it finished",
    expected: "as said, also when stopped while paused and when stopped twice"
  ) { _ in
    let plain = StopRun(completing: false, paused: false)
    let completing = StopRun(completing: true, paused: false)
    let pausedFirst = StopRun(completing: true, paused: true)
    let finished = StopRun(completing: true, paused: false, stops: 0)
    return Measurement(
      plain.text == "0.250, 0.500, false" && completing.text == "0.250, 0.500, 1.000, false" && pausedFirst.text == completing.text
        && finished.text == "0.250, 0.500, 0.750, 1.000, true",
      "stopped twice: \(plain.text); with need-complete: \(completing.text); while paused: \(pausedFirst.text); not stopped: \(finished.text)"
    )
  }

  private static let threads = Claim(
    "D10", .article, "isPaused and isForceStopped may be set from any thread",
    expected: "thread sanitizer: 0 reports over 1,000,000 toggles"
  ) { _ in
    let run = ThreadRun()
    return Measurement(
      run.isRunningAfter && run.isPausedByOneMore && run.backwardSteps == 0 && run.isStopped,
      "\(ThreadRun.toggles) toggles from \(ThreadRun.threads) threads while it ticked: running as before \(run.isRunningAfter), "
        + "\(run.backwardSteps) steps back; stopped from another thread: \(run.isStopped); a build with --sanitize=thread runs the same and reports what it finds"
    )
  }

  private static let preferredRate = Claim(
    "D11", .article, "preferredFramesPerSecond defaults to the display's maximum and may change while running",
    expected: "ticks a second follow it"
  ) { _ in
    var texts: [String] = []
    var holds = true
    for hertz in rates {
      let whole = Int(hertz)
      let runs = [nil, whole / 2, whole / 3, 0].map { (wanted: $0, ticks: 0) }
      let display = VirtualDisplay(hertz: hertz)
      let animator = DisplayLinkAnimator(clock: display.clock)
      holds = holds && animator.preferredFramesPerSecond == whole
      var ticks = 0
      animator.startAnimation(animationDuration: 60, animation: { _ in ticks += 1 })
      display.runFrame()
      var counts: [String] = []
      for (wanted, _) in runs {
        if let wanted { animator.preferredFramesPerSecond = wanted }
        ticks = 0
        for _ in 0..<whole { display.runFrame() }
        // A second that isn't a whole number of ticks long holds one more or less.
        holds = holds && abs(ticks - animator.preferredFramesPerSecond) <= (whole % animator.preferredFramesPerSecond == 0 ? 0 : 1)
        counts.append("\(animator.preferredFramesPerSecond) wanted, \(ticks) ticks")
      }
      texts.append("\(whole) Hz: \(counts.joined(separator: "; "))")
    }
    return Measurement(holds, texts.joined(separator: " / "))
  }
}

/// An animation of a second, paused in its 24th frame.
private struct PauseRun {
  private(set) var before = 0.0
  private(set) var after = 0.0
  /// The values after the pause.
  private(set) var rest: [Double] = []
  private(set) var restWithoutPause: [Double] = []

  /// - Parameter frames: the pause's length.
  init(frames: Int) {
    (before, after, rest) = PauseRun.run(pause: frames)
    restWithoutPause = PauseRun.run(pause: 0).rest
  }

  private static func run(pause frames: Int) -> (before: Double, after: Double, rest: [Double]) {
    let display = VirtualDisplay(hertz: 60)
    let animator = DisplayLinkAnimator(clock: display.clock)
    var values: [Double] = []
    display.runFrame()
    animator.startAnimation(animationDuration: 1, animation: { values.append($0) })
    for _ in 0..<24 { display.runFrame() }
    let before = animator.progress
    animator.pauseAnimation()
    for _ in 0..<frames { display.runFrame() }
    let after = animator.progress
    animator.resumeAnimation()
    values = []
    display.run { animator.isWorking }
    // To a billionth: the time stamps are other ones.
    return (before, after, values.map { ($0 * 1e9).rounded() })
  }
}

/// An animation of 0.4 s in frames of 0.1 s, stopped after the second one.
private struct StopRun {
  /// What it published, and what its completion was told.
  let text: String

  init(completing: Bool, paused: Bool, stops: Int = 2) {
    let display = VirtualDisplay(hertz: 10)
    let animator = DisplayLinkAnimator(clock: display.clock)
    var said: [String] = []
    display.runFrame()
    animator.startAnimation(
      animationDuration: 0.4, needCompleteAnimationAfterStopping: completing, animation: { said.append(figure($0)) },
      completion: { said.append("\($0)") })
    for _ in 0..<2 { display.runFrame() }
    if paused {
      animator.pauseAnimation()
      for _ in 0..<5 { display.runFrame() }
    }
    for _ in 0..<stops { animator.stopAnimation() }
    for _ in 0..<5 { display.runFrame() }
    text = said.joined(separator: ", ")
  }
}

/// An animation that other threads pause and resume all the time.
private struct ThreadRun {
  static let toggles = 1_000_000
  static let threads = 4

  let isRunningAfter: Bool
  let isPausedByOneMore: Bool
  let isStopped: Bool
  let backwardSteps: Int

  init() {
    let display = VirtualDisplay(hertz: 60)
    let animator = DisplayLinkAnimator(clock: display.clock)
    var last = 0.0
    var backwardSteps = 0
    animator.startAnimation(
      animationDuration: 1e6,
      animation: {
        if $0 < last { backwardSteps += 1 }
        last = $0
      })
    let remote = animator.remote
    let working = WorkCount()
    func wait() {
      while working.isAny {
        display.runFrame()
        sched_yield()
      }
    }
    for _ in 0..<ThreadRun.threads {
      let share = ThreadRun.toggles / ThreadRun.threads
      working.run { for _ in 0..<share { remote.togglePause() } }
    }
    wait()
    isRunningAfter = !animator.isAnimationPaused && animator.isWorking
    remote.togglePause()
    isPausedByOneMore = animator.isAnimationPaused
    working.run { remote.isForceStopped = true }
    wait()
    display.runFrame()
    isStopped = !animator.isWorking
    self.backwardSteps = backwardSteps
  }
}

/// How many pieces of work are still done on other threads.
private nonisolated final class WorkCount: Sendable {
  private let count = Atomic(0)

  var isAny: Bool { count.load(ordering: .acquiring) > 0 }

  func run(_ work: @escaping @Sendable () -> Void) {
    count.add(1, ordering: .relaxed)
    Task.detached { [self] in
      work()
      count.subtract(1, ordering: .releasing)
    }
  }
}
