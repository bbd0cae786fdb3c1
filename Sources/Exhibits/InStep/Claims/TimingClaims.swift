import Animation
import FrameTiming
import Geometry
import Glibc
import Motion
import Stage
import Synchronization

extension StepClaims {
  static var timing: [Claim] { [lastResult, curve, manyPoints, preference] }

  private static let lastResult = Claim(
    "D05", .article, "The timing function gets linear x and its own last result", expected: "values in order"
  ) { _ in
    let display = VirtualDisplay(hertz: 10)
    let animator = DisplayLinkAnimator(clock: display.clock)
    var calls: [(x: Double, last: Double)] = []
    display.runFrame()
    animator.startAnimation(
      animationDuration: 0.4,
      timingFunction: { x, last in
        calls.append((x, last))
        return x * x
      })
    display.run { animator.isWorking }
    let isOrdered =
      calls.first?.last == 0 && zip(calls, calls.dropFirst()).allSatisfy { $1.last == $0.x * $0.x && $1.x > $0.x } && calls.last?.x == 1
    return Measurement(
      isOrdered && calls.count == 4, "x \(list(calls.map(\.x))); last result \(list(calls.map(\.last))), of x squared")
  }

  private static let curve = Claim(
    "D06", .article,
    "A Bezier curve of any number of control points as timing, precomputed off the main thread, looked up by binary search and linear "
      + "interpolation", expected: "error against the exact curve < 1e-3 with 200 points; cost a look-up in ns"
  ) { conditions in
    let curve = BezierCurve.article
    var worst = 0.0
    for step in 0...2000 {
      let part = Double(step) / 2000
      let x = part * part * (3 - 2 * part)
      worst = max(worst, abs(curve.y(of: x) - curve.exactY(of: x)))
    }
    let here = pthread_self()
    let elsewhere = ComputedElsewhere(than: here)
    let cost = conditions.clock.map { "\(figure(lookUp(curve, $0))) ns a look-up" } ?? "a look-up not timed here"
    return Measurement(
      worst < 1e-3 && elsewhere.isOffThread && elsewhere.last == 1,
      "largest error \(worst) with 200 points; computed on \(elsewhere.isOffThread ? "another" : "the same") thread; \(cost)")
  }

  /// Nanoseconds.
  private static func lookUp(_ curve: BezierCurve, _ now: () -> Double) -> Double {
    let start = now()
    var sum = 0.0
    for index in 0..<100_000 { sum += curve.y(of: Double(index) * 1e-5) }
    let seconds = now() - start
    return sum > 0 ? seconds * 1e4 : 0
  }

  private static let manyPoints = Claim(
    "D06b", .derived, "More than two inner points matter",
    expected:
      "the article's four equal the cubic (.2, .9, .8, .1) to 1e-9; the preset \"humps\" of 7 points rises and falls several times, "
      + "x monotone"
  ) { _ in
    let cubic = CubicBezier(x1: 0.2, y1: 0.9, x2: 0.8, y2: 0.1)
    let places = (0...500).map { Double($0) / 500 }
    let difference = places.reduce(0) { max($0, abs(BezierCurve.article.exactY(of: $1) - cubic.y(at: $1))) }
    let values = places.map { BezierCurve.humps.y(of: $0) }
    let rises = zip(values, values.dropFirst()).map { $0 < $1 }
    let turns = zip(rises, rises.dropFirst()).count { $0 != $1 }
    let xs = places.map { BezierCurve.humps.point(at: $0).x }
    let isMonotone = zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }
    return Measurement(
      difference < 1e-9 && turns >= 3 && isMonotone && BezierCurve.humps.controlPoints.count == 7,
      "the four and the cubic differ by \(difference) at most; humps turns \(turns) times between \(figure(values.min() ?? 0)) and "
        + "\(figure(values.max() ?? 0)), x monotone: \(isMonotone)")
  }

  private static let preference = Claim(
    "D07", .article, "Bezier comes before the timing function, that before linear", expected: "order of preference"
  ) { _ in
    let display = VirtualDisplay(hertz: 10)
    let animator = DisplayLinkAnimator(clock: display.clock, curves: .inPlace)
    display.runFrame()
    let eased = display.values(of: animator) { publish in
      animator.startAnimation(
        animationDuration: 0.4, animation: { publish($0) }, timingFunction: { x, _ in TimingCurve.easeInOut.fraction(at: x) })
    }
    let bent = display.values(of: animator) { publish in
      animator.startBezierAnimation(animationDuration: 0.4, animation: publish, bezierCurve: { .article })
    }
    let plain = display.values(of: animator) { publish in
      animator.startAnimation(animationDuration: 0.4, animation: { publish($0) })
    }
    let quarters = [bent, eased, plain].map { $0.first ?? .nan }
    let right = zip(quarters, [BezierCurve.article.y(of: 0.25), 0.125, 0.25]).allSatisfy { abs($0 - $1) < 1e-9 }
    return Measurement(
      right,
      "at progress 0.25: with a curve \(figure(quarters[0])), with a timing function \(figure(quarters[1])), with neither "
        + "\(figure(quarters[2])); none outlives its animation")
  }
}

/// An animation whose curve is computed in the background.
private struct ComputedElsewhere {
  let isOffThread: Bool
  let last: Double

  init(than thread: pthread_t) {
    let display = VirtualDisplay(hertz: 60)
    let animator = DisplayLinkAnimator(clock: display.clock)
    let watch = ThreadWatch()
    var last = 0.0
    animator.startBezierAnimation(
      animationDuration: 0.4, animation: { last = $0 },
      bezierCurve: { () throws(BezierCurveError) in
        watch.note(pthread_self())
        return try BezierCurve(controlPoints: BezierCurve.article.controlPoints)
      })
    // The curve comes when it comes; frames go on meanwhile, as they would on a screen.
    while animator.isWorking {
      display.runFrame()
      sched_yield()
    }
    isOffThread = watch.thread.map { $0 != thread } ?? false
    self.last = last
  }
}

private nonisolated final class ThreadWatch: Sendable {
  private let seen = Mutex<pthread_t?>(nil)
  var thread: pthread_t? { seen.withLock { $0 } }
  func note(_ thread: pthread_t) { seen.withLock { $0 = thread } }
}
