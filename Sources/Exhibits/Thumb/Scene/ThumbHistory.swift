import Geometry

/// What all the thumbs looked like in the last seconds, along a time axis that leaves out the rests.
struct ThumbHistory: Hashable {
  struct Sample: Hashable {
    /// Seconds along the axis.
    var x: Double
    var isPressed: Bool
    /// One for each ``ThumbKind``, in their order.
    var shown: [ShownThumb]
  }

  private(set) var samples: [Sample] = []
  /// Samples dropped at the front.
  private(set) var dropped = 0
  /// Where the page begins that plots show; it stands still while the pen moves along it.
  private(set) var pageStart = 0.0
  private var lastTime: Double?

  /// Seconds on a page.
  static let pageSpan = 2.6
  /// A rest longer than this is shown as this long, in seconds.
  private static let longestGap = 0.1
  private static let limit = 1200

  /// - Parameter time: in seconds, never less than before.
  /// - Returns: whether the page was turned.
  mutating func append(_ shown: [ShownThumb], isPressed: Bool, at time: Double) -> Bool {
    let gap = lastTime.map { min(max(0, time - $0), ThumbHistory.longestGap) } ?? 0
    lastTime = time
    let x = (samples.last?.x ?? 0) + gap
    samples.append(Sample(x: x, isPressed: isPressed, shown: shown))
    if samples.count > ThumbHistory.limit {
      samples.removeFirst(ThumbHistory.limit / 3)
      dropped += ThumbHistory.limit / 3
    }
    guard x > pageStart + ThumbHistory.pageSpan else { return false }
    pageStart = x - ThumbHistory.pageSpan * 0.35
    return true
  }

  /// The samples from the beginning of the last press on, with the one before it.
  var lastPress: ArraySlice<Sample> {
    guard let last = samples.lastIndex(where: \.isPressed) else { return [] }
    let first = samples[..<last].lastIndex { !$0.isPressed }
    return samples[(first ?? samples.startIndex)...]
  }
}
