/// One picture of a film whose delays are whole hundredths of a second.
public nonisolated struct FilmFrame: Hashable, Sendable {
  /// Which of the recorded frames.
  public var index: Int
  /// How long it stands, in hundredths of a second, at least ``FilmDelays/shortest``.
  public var delay: Int

  public init(index: Int, delay: Int) {
    self.index = index
    self.delay = delay
  }
}

/// Frame times as the delays of a GIF. Players take delays under two hundredths for ten, so frames that come faster are dropped; each
/// picture changes on the clock's own hundredth, so that rounding errors don't add up.
public nonisolated enum FilmDelays {
  /// Hundredths of a second.
  public static let shortest = 2

  /// The frames to keep, and how long each stands. The delays add up to the length of the recording in whole hundredths (or to
  /// ``shortest``, where it is shorter).
  ///
  /// - Parameters:
  ///   - times: of the recorded frames, in seconds, not decreasing.
  ///   - end: when the last frame ends, not before it.
  public static func frames(times: [Double], end: Double) -> [FilmFrame] {
    guard let start = times.first else { return [] }
    // A millionth of a hundredth keeps 3 x 3.333... on the 10 that it means.
    let hundredths = times.map { ($0 - start) * 100 + 1e-6 }
    let length = max(shortest, Int((end - start) * 100 + 0.5))
    var kept = [(index: 0, at: 0)]
    while let shown = kept.last, shown.index + 1 < times.count {
      let at = max(shown.at + shortest, Int(hundredths[shown.index + 1]))
      guard at + shortest <= length else { break }
      // The newest picture by the middle of the shortest stand: a step later than it came at most.
      var newest = shown.index + 1
      while newest + 1 < times.count, hundredths[newest + 1] <= Double(at) + Double(shortest) / 2 { newest += 1 }
      kept.append((newest, at))
    }
    let ends = kept.dropFirst().map(\.at) + [length]
    return zip(kept, ends).map { FilmFrame(index: $0.index, delay: $1 - $0.at) }
  }
}
