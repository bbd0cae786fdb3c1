import FrameTiming
import Synchronization

/// The switches of a ``DisplayLinkAnimator`` that any thread may use. They take effect in the animator's next tick, which they ask for; the
/// last word before it counts. They mean the animation in progress: where there is none they do nothing, and the next one begins without
/// them.
public final class AnimatorRemote: Sendable {
  private static let working = 1
  private static let paused = 2
  private static let stopped = 4

  private let state = Atomic(0)
  private let bell: FrameBell

  init(bell: FrameBell) {
    self.bell = bell
  }

  /// Whether the animation is paused, or will be in the next tick. False where there is none.
  public var isPaused: Bool {
    get { has(AnimatorRemote.paused) }
    set { change { newValue ? $0 | AnimatorRemote.paused : $0 & ~AnimatorRemote.paused } }
  }

  /// Whether the animation in progress is to be stopped in the next tick. Set once, it stays so for this animation.
  public var isForceStopped: Bool {
    get { has(AnimatorRemote.stopped) }
    set { if newValue { change { $0 | AnimatorRemote.stopped } } }
  }

  /// Pauses or resumes, whichever it isn't; no toggle gets lost, however many threads toggle at once.
  public func togglePause() {
    change { $0 ^ AnimatorRemote.paused }
  }

  // MARK: for the animator, on its own thread

  /// Whether an animation is in progress and nobody wants anything of it.
  var isUndisturbed: Bool { state.load(ordering: .acquiring) == AnimatorRemote.working }

  /// An animation begins or ends: whatever was wanted of the one before is forgotten.
  func reset(isWorking: Bool) {
    state.store(isWorking ? AnimatorRemote.working : 0, ordering: .releasing)
  }

  /// The pause alone, without a ring.
  func setPaused(_ isPaused: Bool) {
    update { isPaused ? $0 | AnimatorRemote.paused : $0 & ~AnimatorRemote.paused }
  }

  private func has(_ flag: Int) -> Bool { state.load(ordering: .acquiring) & flag != 0 }

  private func change(_ next: (Int) -> Int) {
    if update(next) { bell.ring() }
  }

  /// False where there is no animation to change anything of.
  @discardableResult
  private func update(_ next: (Int) -> Int) -> Bool {
    var old = state.load(ordering: .acquiring)
    while old & AnimatorRemote.working != 0 {
      let (done, found) = state.weakCompareExchange(expected: old, desired: next(old), ordering: .acquiringAndReleasing)
      if done { return true }
      old = found
    }
    return false
  }
}
