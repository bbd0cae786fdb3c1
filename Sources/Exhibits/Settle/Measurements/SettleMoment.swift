public import FrameTiming
import Stage
public import Widgets

/// The moment in which a value is set from outside: dragged from 0.2 to 0.5, released there on a frame's time, set some frames later.
public struct SettleMoment: Hashable {
  public var system = SliderSystem.ios26
  public var rate = RefreshRate(hertz: 60)
  /// Of the release, in track lengths a second; given as such, not sampled.
  public var velocity = 2.0
  /// The set is in the work phase of so many frames after the release's; 0 or more.
  public var after = 3
  /// What is set.
  public var value: Float = 0.37

  public init() {}

  static let releasePlace = 0.5

  func rig() -> SettleRig { SettleRig(system: system, rate: rate) }

  /// Plays the drag and the release, then the frames up to the set's; that one has `work` in its work phase.
  ///
  /// - Parameter work: nil sets ``value`` through the strategy.
  /// - Returns: the row of the set's frame.
  @discardableResult
  func play(on rig: SettleRig, work: (() -> Void)? = nil) -> TraceRow? {
    precondition(after >= 0, "a set can't come before the release, got \(after) frames after it")
    let work = work ?? { [unowned rig, value] in rig.setNow(value) }
    rig.drag(to: SettleMoment.releasePlace)
    if after == 0 {
      rig.release(at: SettleMoment.releasePlace, velocity: velocity, work: work)
    } else {
      rig.release(at: SettleMoment.releasePlace, velocity: velocity)
      rig.frames(after - 1)
      rig.frame(work)
    }
    return rig.rows.last
  }
}
