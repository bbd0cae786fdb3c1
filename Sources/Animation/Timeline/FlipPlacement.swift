/// Where among a frame's phases the running flag flips.
public enum FlipPlacement: String, CaseIterable, Hashable, Sendable {
  /// Just before the next update is drawn.
  case beforeDraw
  /// Once an update has been drawn, before it is committed.
  case between
  /// Just after the next commit.
  case afterCommit

  /// For people: "between draw and commit".
  public var title: String {
    switch self {
    case .beforeDraw: "before draw"
    case .between: "between draw and commit"
    case .afterCommit: "after commit"
    }
  }
}
