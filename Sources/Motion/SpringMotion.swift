/// A value and how fast it changes.
public struct MotionState: Hashable, Sendable {
  /// In the motion's units.
  public var value: Double
  /// Units a second.
  public var velocity: Double

  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}

/// A value on its way to a target on a spring: a pure function of the seconds since it began.
public struct SpringMotion: Hashable, Sendable {
  /// Where it began, in the caller's units.
  public let start: Double
  /// Where it is heading.
  public let target: Double
  /// Units a second at the start.
  public let initialVelocity: Double
  public let spring: Spring

  public init(from start: Double, to target: Double, velocity: Double = 0, spring: Spring) {
    precondition(
      start.isFinite && target.isFinite && velocity.isFinite,
      "a spring motion needs finite numbers, got from \(start) to \(target) at \(velocity)")
    self.start = start
    self.target = target
    self.initialVelocity = velocity
    self.spring = spring
  }

  /// Any finite time, in any order; before 0 counts as 0.
  public func state(after seconds: Double) -> MotionState {
    let state = spring.state(from: start - target, velocity: initialVelocity, after: seconds)
    return MotionState(value: target + state.offset, velocity: state.velocity)
  }

  public func value(after seconds: Double) -> Double { state(after: seconds).value }
  public func velocity(after seconds: Double) -> Double { state(after: seconds).velocity }

  /// The last time outside the tolerance, in seconds; infinity where the spring never comes to rest.
  public func settlingDuration(within tolerance: Tolerance) -> Double {
    spring.settlingDuration(from: SpringState(offset: start - target, velocity: initialVelocity), within: tolerance)
  }

  /// Whether it is within the tolerance now and for all later time.
  public func isSettled(after seconds: Double, within tolerance: Tolerance) -> Bool {
    spring.isSettled(spring.state(from: start - target, velocity: initialVelocity, after: seconds), within: tolerance)
  }

  /// What becomes of the speed when a motion is sent elsewhere.
  public enum Carry: Hashable, Sendable {
    /// Position and velocity go on without a break.
    case velocity
    /// The speed is dropped, as careless code does it: for comparison.
    case nothing
  }

  /// The motion that goes on from where this one is after `seconds`, towards another target; its own time begins there.
  public func retargeted(to target: Double, after seconds: Double, carrying carry: Carry = .velocity) -> SpringMotion {
    let now = state(after: seconds)
    return SpringMotion(from: now.value, to: target, velocity: carry == .velocity ? now.velocity : 0, spring: spring)
  }
}
