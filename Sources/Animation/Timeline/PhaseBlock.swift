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
  /// The number of the frame in which it happened, of those that the timeline took part in. A flip that comes with the input of a frame
  /// belongs to that frame: it stands before its commit and its draw.
  public let frame: Int
}
