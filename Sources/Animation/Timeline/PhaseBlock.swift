/// One thing that a timeline did, for a strip of its phases.
public struct PhaseBlock: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The running flag became this; `placement` says where among the phases that fell.
    case flip(isRunning: Bool, placement: FlipPlacement)
    /// A picture of this time was made.
    case draw(time: Double)
    /// The update was written down; the time written down since.
    case commit(accumulated: Double)
  }

  public let kind: Kind
  /// The number of the update, from 1, that it belongs to: the one drawn last.
  public let update: Int
  /// The frame in which it happened, in seconds.
  public let frame: Double
}
