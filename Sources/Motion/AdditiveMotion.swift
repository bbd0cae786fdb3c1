/// Springs that run on top of one another: a retarget leaves the running ones alone and adds one for the difference.
///
/// This is how interpolating springs compose. The sum ends at the last target, and the sum of the velocities goes through a retarget
/// unbroken. Times are seconds on one common clock.
public struct AdditiveMotion: Hashable, Sendable {
  private struct Part: Hashable, Sendable {
    var begin: Double
    var offset: Double
    var spring: Spring
  }

  /// Where the sum is heading, in the caller's units.
  public let target: Double
  private let parts: [Part]

  private init(target: Double, parts: [Part]) {
    self.target = target
    self.parts = parts
  }

  /// At rest at `value`.
  public init(at value: Double) {
    self.init(target: value, parts: [])
  }

  /// This motion and, from `time` on, a spring more that carries the target to another value.
  public func retargeted(to target: Double, at time: Double, spring: Spring) -> AdditiveMotion {
    AdditiveMotion(target: target, parts: parts + [Part(begin: time, offset: self.target - target, spring: spring)])
  }

  /// The sum at a time at or after the last retarget.
  public func state(at time: Double) -> MotionState {
    parts.reduce(MotionState(value: target, velocity: 0)) { sum, part in
      let state = part.spring.state(from: part.offset, velocity: 0, after: time - part.begin)
      return MotionState(value: sum.value + state.offset, velocity: sum.velocity + state.velocity)
    }
  }
}
