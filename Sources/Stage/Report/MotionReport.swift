/// The numbers by which motion bugs are told: of a run, and of each set from outside in it.
public nonisolated struct MotionReport: Hashable, Sendable {
  public var frames: Int
  /// Refresh intervals without a row: swallowed by a load or a stall.
  public var missedFrames: Int
  /// The largest move from one frame to the next that the velocity doesn't explain (above 2 pt + 1.5 x |v| x dt), in points; 0 for none.
  public var jump = 0.0
  /// The frame that makes it.
  public var jumpFrame: Int?
  /// Frames in which getter and picture disagree, by more than a thousandth of the range.
  public var disagreeingFrames: Int
  /// Whether they do in the last one.
  public var disagreesAtEnd: Bool
  public var sets: [SetReport]

  /// - Parameters:
  ///   - sets: times in seconds and values as they were asked for; each belongs to the first frame not before its time. One after the
  ///     last frame is left out.
  ///   - travel: how far the thumb's centre can go, in points.
  public init(_ rows: [TraceRow], sets: [(time: Double, value: Float)], range: ClosedRange<Float>, travel: Double) {
    let scale = SliderScale(range: range, travel: travel)
    let isDisagreeing = { (row: TraceRow) in !scale.isSame(Double(row.value), row.shown) }
    let pairs = zip(rows, rows.dropFirst())
    frames = rows.count
    missedFrames = pairs.reduce(0) { $0 + $1.1.frame - $1.0.frame - 1 }
    disagreeingFrames = rows.count(where: isDisagreeing)
    disagreesAtEnd = rows.last.map(isDisagreeing) ?? false
    let placed = sets.compactMap { set in
      rows.firstIndex { $0.time >= set.time - FrameSchedule.tolerance }.map { (row: $0, value: set.value) }
    }
    self.sets = placed.enumerated().map { index, set in
      let next = index + 1 < placed.count ? placed[index + 1].row : rows.count
      let taken = rows[..<max(next, set.row + 1)].indices.dropFirst(set.row + 1).first { MotionReport.takesOver(rows[$0]) }
      return SetReport(
        rows[set.row..<(taken ?? max(next, set.row + 1))], before: set.row > 0 ? rows[set.row - 1] : nil,
        value: min(max(set.value, range.lowerBound), range.upperBound), scale: scale)
    }
    for (before, after) in pairs {
      let velocity = scale.points(max(abs(before.velocity), abs(after.velocity)))
      let move = scale.points(abs(after.shown - before.shown))
      if move > 2 + 1.5 * velocity * (after.time - before.time), move > jump {
        jump = move
        jumpFrame = after.frame
      }
    }
  }

  /// Whether a person moves the value in this frame: a press, or a key (a change without a touch).
  private static func takesOver(_ row: TraceRow) -> Bool {
    if row.events.contains("touchDown") { return true }
    return row.events.contains("valueChanged") && !row.isTracking && !row.events.contains { $0.hasPrefix("touch") }
  }
}
