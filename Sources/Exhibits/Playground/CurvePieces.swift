/// A curve over time that is drawn in pieces, each one whole: the samples of a fixed span of time, and the one after them.
///
/// How smoothly a line is drawn at one place depends on the rest of it. In pieces, what a frame draws again equals the same part of the whole
/// curve, as long as a piece that a sample is added to is drawn again from its beginning.
struct CurvePieces {
  /// In seconds.
  let span: Double

  private func piece(at time: Double) -> Double { (time / span).rounded(.down) }

  /// When the piece begins that a sample at `time` belongs to.
  func beginning(of time: Double) -> Double { piece(at: time) * span }

  /// The pieces that can be seen between two times.
  ///
  /// - Parameter time: of a sample, in seconds; never less than that of the sample before.
  func seen<Sample>(of samples: [Sample], from start: Double, to end: Double, time: (Sample) -> Double) -> [ArraySlice<Sample>] {
    func first(where isReached: (Double) -> Bool) -> Int {
      var low = 0, high = samples.count
      while low < high {
        let middle = (low + high) / 2
        if isReached(time(samples[middle])) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    guard !samples.isEmpty else { return [] }
    // The line from the last sample before leads into what is seen.
    let leading = piece(at: time(samples[max(0, first { $0 >= start } - 1)]))
    var begin = first { piece(at: $0) >= leading }
    var pieces: [ArraySlice<Sample>] = []
    while begin < samples.count, time(samples[begin]) <= end {
      let current = piece(at: time(samples[begin]))
      let next = first { piece(at: $0) > current }
      let reached = min(samples.count, next + 1)
      if reached - begin >= 2 { pieces.append(samples[begin..<reached]) }
      begin = next
    }
    return pieces
  }
}
