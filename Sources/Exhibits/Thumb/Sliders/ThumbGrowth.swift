import Animation
import Motion

/// How far a thumb has grown as a function of time: 0 at rest, 1 grown; a spring may go a little beyond. Times are seconds on the frame
/// clock.
protocol ThumbGrowth {
  /// Where it is heading.
  var target: Double { get }
  /// Heads for `target` from what is shown at `time`; nothing jumps.
  mutating func head(to target: Double, at time: Double)
  /// Is there at once.
  mutating func jump(to target: Double)
  func value(at time: Double) -> Double
  func isFinished(at time: Double) -> Bool
}

/// A fixed time there and back on an easing curve. One that turns back half way adds up with what still runs, as Core Animation's additive
/// animations do, so that the speed doesn't break either.
struct EasedGrowth: ThumbGrowth {
  /// Seconds, each way.
  var duration = 0.3
  var curve = TimingCurve.bezier(.easeInOut)

  private(set) var target = 0.0
  /// Each on its way to 0: what is still missing to the target.
  private var runs: [EasedRun] = []

  init() {}

  mutating func head(to target: Double, at time: Double) {
    runs.removeAll { $0.isFinished(at: time) }
    guard target != self.target else { return }
    runs.append(EasedRun(from: self.target - target, to: 0, beginTime: time, duration: duration, curve: curve))
    self.target = target
  }

  mutating func jump(to target: Double) {
    self.target = target
    runs = []
  }

  func value(at time: Double) -> Double { runs.reduce(target) { $0 + $1.value(at: time) } }
  func isFinished(at time: Double) -> Bool { runs.allSatisfy { $0.isFinished(at: time) } }
}

/// A spring that is quick on the way up and calm on the way down; place and speed go on without a break wherever it turns.
struct SpringGrowth: ThumbGrowth {
  private var motion = SpringMotion(from: 0, to: 0, spring: .drop)
  private var began = 0.0

  /// A thousandth of the way, or half a pixel of the bigger thumb's edge.
  private static let tolerance = Tolerance(travel: 1, pixel: 1 / ThumbPictures.big)

  var target: Double { motion.target }

  mutating func head(to target: Double, at time: Double) {
    guard target != motion.target else { return }
    let now = motion.state(after: time - began)
    motion = SpringMotion(from: now.value, to: target, velocity: now.velocity, spring: target > motion.target ? .lift : .drop)
    began = time
  }

  mutating func jump(to target: Double) { motion = SpringMotion(from: target, to: target, spring: .drop) }

  func value(at time: Double) -> Double { isFinished(at: time) ? target : motion.value(after: time - began) }
  func isFinished(at time: Double) -> Bool { motion.isSettled(after: time - began, within: SpringGrowth.tolerance) }
}
