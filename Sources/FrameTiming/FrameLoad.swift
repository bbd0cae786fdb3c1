/// Work that each frame is made to do besides its own, to see what a slow program or a slow screen does to motion.
public struct FrameLoad: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// The picture takes longer to go out: input and ticks go on meanwhile, pictures are dropped.
    case presenting
    /// The thread is busy: nothing goes on meanwhile, whole frames are dropped.
    case mainThread
  }

  /// A frame; 0 is no load.
  public var seconds: Double
  public var place: Place

  public static let none = FrameLoad(seconds: 0, place: .presenting)

  public init(seconds: Double, place: Place) {
    precondition(seconds >= 0 && seconds.isFinite, "a load must be finite and not negative, got \(seconds)")
    self.seconds = seconds
    self.place = place
  }
}
