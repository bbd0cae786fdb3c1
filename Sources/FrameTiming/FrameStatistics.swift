/// The lengths of the last frames of a row of frames that followed one another.
public struct FrameStatistics: Sendable {
  /// Seconds between a frame and the one before it, oldest first.
  public private(set) var intervals: [Double] = []
  /// How many intervals are kept.
  public static let capacity = 120

  private var last: Double?

  public init() {}

  /// - Parameter continuing: whether the frame before it asked for this one; else the time since then was a rest and doesn't count.
  public mutating func add(_ timestamp: Double, continuing: Bool) {
    if let last, continuing, timestamp > last {
      intervals.append(timestamp - last)
      if intervals.count > FrameStatistics.capacity { intervals.removeFirst(intervals.count - FrameStatistics.capacity) }
    }
    last = timestamp
  }

  public mutating func reset() {
    intervals.removeAll()
    last = nil
  }

  public var latest: Double? { intervals.last }
  public var average: Double? { intervals.isEmpty ? nil : intervals.reduce(0, +) / Double(intervals.count) }
  public var worst: Double? { intervals.max() }

  /// The interval that a share of all doesn't exceed.
  ///
  /// - Parameter share: 0 ... 1.
  public func percentile(_ share: Double) -> Double? {
    guard !intervals.isEmpty else { return nil }
    let sorted = intervals.sorted()
    return sorted[min(sorted.count - 1, Int((share * Double(sorted.count - 1)).rounded()))]
  }

  /// Frames a second, from the average interval.
  public var measuredHertz: Double? { average.map { 1 / $0 } }
}
