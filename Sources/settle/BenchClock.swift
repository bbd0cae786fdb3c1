import Glibc

/// The one clock read outside the desktop: benchmarks need to know how long something took, and nothing else does.
nonisolated enum BenchClock {
  /// Seconds of the monotonic clock.
  static func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
