import Animation
import FrameTiming
import Motion
import Stage

extension StepClaims {
  static var progress: [Claim] { [lastValue, twoThings] }

  private static let lastValue = Claim(
    "D03", .article, "progress = elapsed / duration; the last value published is exactly 1",
    expected: "last == 1.0, whatever duration and rate, and under dropped frames"
  ) { _ in
    var runs = 0
    var right = 0
    var worst = 0.0
    for hertz in rates {
      for duration in [0, 0.001, 0.25, 0.3, 0.4, 1, 1.0 / 3] {
        for load in [0, 0.025, 0.1] {
          let run = ProgressRun(duration: duration, hertz: hertz, load: load)
          runs += 1
          if run.values.last == 1, run.values.dropLast().allSatisfy({ $0 < 1 }), run.isFinished { right += 1 }
          worst = max(worst, run.worstError)
        }
      }
    }
    return Measurement(
      right == runs && worst < 1e-9,
      "\(right) of \(runs) runs end at exactly 1.0, once; the largest difference from elapsed / duration on the way is \(worst)")
  }

  private static let twoThings = Claim(
    "D03b", .article, "Linear progress and the value after timing are two things", expected: "both published, both plotted"
  ) { _ in
    let display = VirtualDisplay(hertz: 10)
    let animator = DisplayLinkAnimator(clock: display.clock)
    var pairs: [[Double]] = []
    display.runFrame()
    animator.startAnimation(
      animationDuration: 0.4, animation: { _, value in pairs.append([animator.progress, value]) },
      timingFunction: { x, _ in TimingCurve.easeInOut.fraction(at: x) })
    display.run { animator.isWorking }
    let near = zip(pairs, [[0.25, 0.125], [0.5, 0.5], [0.75, 0.875], [1, 1]]).allSatisfy { pair, right in
      abs(pair[0] - right[0]) < 1e-9 && abs(pair[1] - right[1]) < 1e-9
    }
    return Measurement(
      pairs.count == 4 && near, "progress \(list(pairs.map { $0[0] })), values \(list(pairs.map { $0[1] })), by the article's easing")
  }
}

/// One linear animation from its start to its end.
private struct ProgressRun {
  let values: [Double]
  let isFinished: Bool
  /// Of the values from elapsed / duration, by the frames' time stamps.
  let worstError: Double

  init(duration: Double, hertz: Double, load: Double) {
    let display = VirtualDisplay(hertz: hertz, load: load)
    let animator = DisplayLinkAnimator(clock: display.clock)
    var values: [Double] = []
    var times: [Double] = []
    var isFinished = false
    animator.startAnimation(
      animationDuration: duration,
      animation: {
        values.append($0)
        times.append(display.schedule.time.timestamp)
      }, completion: { isFinished = $0 })
    display.run { animator.isWorking }
    self.values = values
    self.isFinished = isFinished
    let start = times.first ?? 0
    worstError = zip(values, times).dropLast().reduce(0) { max($0, abs($1.0 - ($1.1 - start) / duration)) }
  }
}
