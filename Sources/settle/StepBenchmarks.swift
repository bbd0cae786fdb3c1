import Animation
import FrameTiming
import Motion

extension Benchmarks {
  /// The animator's own.
  static let steps = [
    Benchmark(name: "look-up in a curve of 200 samples", unit: .nanoseconds, repeats: 15, batch: 100_000) {
      let curve = BezierCurve.article
      return { curve.y(of: Double($0) * 1e-5) }
    },
    Benchmark(name: "tick of an animator", unit: .nanoseconds, repeats: 15, batch: 10_000) {
      let clock = FrameClock()
      let crowd = Crowd(1, on: clock)
      return {
        clock.tick(time(of: $0))
        return crowd.sum
      }
    },
    Benchmark(name: "frame of 10 000 animators", unit: .milliseconds, repeats: 9, batch: 20) {
      let clock = FrameClock()
      let crowd = Crowd(10_000, on: clock)
      return {
        clock.tick(time(of: $0))
        return crowd.sum
      }
    },
  ]

  /// Frames a tenth of a millisecond apart, the first at 0.
  private static func time(of index: Int) -> FrameTime {
    FrameTime(timestamp: Double(index) * 1e-4, targetTimestamp: Double(index + 1) * 1e-4, interval: 1e-4)
  }

  /// Animators on their way for longer than any benchmark.
  private final class Crowd {
    private(set) var sum = 0.0
    private var animators: [DisplayLinkAnimator] = []

    init(_ count: Int, on clock: FrameClock) {
      animators = (0..<count).map { _ in DisplayLinkAnimator(clock: clock) }
      for animator in animators {
        animator.startAnimation(animationDuration: 3600, animation: { [unowned self] in sum += $0 })
      }
    }
  }
}
