import Stage

/// Something whose time is taken, again and again.
struct Benchmark {
  enum Unit: String {
    case nanoseconds = "ns"
    case microseconds = "us"
    case milliseconds = "ms"
    /// Of the time between two frames at 60 Hz.
    case shareOfCore = "% of a core"

    var perSecond: Double {
      switch self {
      case .nanoseconds: 1e9
      case .microseconds: 1e6
      case .milliseconds: 1e3
      case .shareOfCore: 100 * 60
      }
    }
  }

  let name: String
  let unit: Unit
  /// Samples, of which the median is told.
  let repeats: Int
  /// How often the work is done in a sample.
  let batch: Int
  /// Makes what a sample works on, untimed. The work answers a number, so that nothing of it can be left out.
  let prepare: @MainActor () -> @MainActor (_ index: Int) -> Double

  /// A debug build's figures mean nothing: there each is taken once, to see that it can be.
  private static var isHasty: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// One sample that warms up, then the others.
  func measure() -> BenchFigure {
    let repeats = Benchmark.isHasty ? 1 : repeats
    let samples = (0...repeats).map { _ in sample() }.dropFirst().sorted()
    return BenchFigure(name: name, median: BenchFigure.median(samples), unit: unit.rawValue, repeats: repeats)
  }

  private func sample() -> Double {
    let work = prepare()
    let batch = Benchmark.isHasty ? min(batch, 3) : batch
    var sum = 0.0
    let start = BenchClock.seconds()
    for index in 0..<batch { sum += work(index) }
    let seconds = BenchClock.seconds() - start
    Benchmark.results = sum
    return seconds / Double(batch) * unit.perSecond
  }

  /// Where results go, lest the work be optimised away.
  private static var results = 0.0
}

struct BenchFigure {
  let name: String
  let median: Double
  let unit: String
  let repeats: Int

  static func median(_ sorted: [Double]) -> Double {
    precondition(!sorted.isEmpty, "no samples have no median")
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  var json: JSONText { ["name": .string(name), "median": .number(median), "unit": .string(unit), "repeats": .int(repeats)] }
  var cells: [String] { [name, NumberText.fixed(median, places: 3), unit, "\(repeats)"] }
}
