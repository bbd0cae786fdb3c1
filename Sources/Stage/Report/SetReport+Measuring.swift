nonisolated extension SetReport {
  /// How near to the value counts as arrived, in points.
  static let arrival = 0.5
  /// What a frame must add to the distance to count as leading away, in points; far below what can be seen, far above rounding.
  static let drift = 0.01

  /// - Parameters:
  ///   - rows: from the set's frame on, none left out; not empty.
  ///   - before: the row before them, nil where the set is in the first one.
  ///   - value: within the scale's range.
  init(_ rows: ArraySlice<TraceRow>, before: TraceRow?, value: Float, scale: SliderScale) {
    guard let first = rows.first, let last = rows.last else { preconditionFailure("a set without a frame can't be measured") }
    self.init(frame: first.frame, time: first.time, value: value)
    let wanted = Double(value)
    // As Float, so that a thumb at the value is exactly there.
    let shown = rows.map { Double(Float($0.shown)) }
    let distances = shown.map { scale.points(abs($0 - wanted)) }
    frames = rows.count
    offFrames = shown.count { !scale.isSame($0, wanted) }
    finalShown = last.shown
    finalValue = last.value

    if let arrived = distances.firstIndex(where: { $0 <= SetReport.arrival }) {
      let row = rows[rows.startIndex + arrived]
      latency = row.time - first.time
      latencyFrames = row.frame - first.frame
      measureRollback(distances[arrived...])
    }
    let lastAway = distances.lastIndex { !($0 <= SetReport.arrival) } ?? -1
    if lastAway + 1 < distances.count { settleTime = rows[rows.startIndex + lastAway + 1].time - first.time }

    if let before {
      let way = wanted - before.shown
      if scale.points(abs(way)) > SetReport.arrival {
        overshoot = shown.reduce(0) { max($0, ($1 - wanted) / way * 100) }
      }
      velocityStep = scale.points(abs(first.velocity - before.velocity))
    }
  }

  private mutating func measureRollback(_ distances: ArraySlice<Double>) {
    var run = 0
    for index in distances.indices.dropFirst() {
      let isAway = distances[index] > SetReport.arrival && distances[index] > distances[index - 1] + SetReport.drift
      run = isAway ? run + 1 : 0
      guard isAway else { continue }
      rollbackFrames += 1
      longestRollback = max(longestRollback, run)
      framesBeforeRollback = framesBeforeRollback ?? index - distances.startIndex
    }
    if let framesBeforeRollback { maxRollback = distances.dropFirst(framesBeforeRollback).max() ?? 0 }
  }
}

/// Slider units against points.
nonisolated struct SliderScale: Hashable, Sendable {
  var range: ClosedRange<Float>
  /// How far the thumb's centre can go, in points.
  var travel: Double

  private var length: Double { Double(range.upperBound) - Double(range.lowerBound) }

  /// A range without length has no points.
  func points(_ difference: Double) -> Double { length > 0 ? difference / length * travel : 0 }

  /// Within a thousandth of the range. False where a number isn't finite.
  func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.001 * length }
}
