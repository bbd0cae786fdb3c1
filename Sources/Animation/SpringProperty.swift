public import Motion

/// The animatable property: one owner of a value, of what is shown of it, and of the speed between the two.
///
/// ``value`` is the target and changes at once; ``presentation`` follows it on the spring, as time is handed in. Each intention has one
/// verb. A number that isn't finite is ignored wherever it comes in, so nothing can poison the state; -0 counts as 0.
public struct SpringProperty: Hashable, Sendable {
  /// The target, in the caller's units.
  public private(set) var value: Double
  /// What is shown now.
  public private(set) var presentation: Double
  /// Of the presentation, in units a second.
  public private(set) var velocity: Double
  /// How the presentation follows; changing it in mid-flight keeps presentation and velocity.
  public var spring: Spring

  /// At rest at `value`, or at 0 where that isn't finite.
  public init(_ value: Double = 0, spring: Spring = .settle) {
    let start = SpringProperty.accepted(value) ?? 0
    self.value = start
    self.presentation = start
    self.velocity = 0
    self.spring = spring
  }

  /// Stop, and be there.
  public mutating func jump(to value: Double) {
    guard let value = SpringProperty.accepted(value) else { return }
    place(at: value)
    velocity = 0
  }

  /// Be there, without a word on the speed: it stays, and the next advance carries the presentation off again.
  public mutating func place(at value: Double) {
    guard let value = SpringProperty.accepted(value) else { return }
    self.value = value
    presentation = value
  }

  /// Head there; presentation and velocity go on without a break.
  public mutating func setTarget(_ value: Double) {
    guard let value = SpringProperty.accepted(value) else { return }
    self.value = value
  }

  /// Units a second.
  public mutating func setVelocity(_ velocity: Double) {
    guard let velocity = SpringProperty.accepted(velocity) else { return }
    self.velocity = velocity
  }

  /// Moves the presentation on by the spring's closed form: any split of a time into steps leads to the same state.
  ///
  /// It never stops by itself: ``isAtTarget(eps:)`` says when it may be put there with ``jump(to:)``.
  ///
  /// - Parameter seconds: since the last advance. 0 or less counts as no time passed, and so does what isn't finite.
  public mutating func advance(by seconds: Double) {
    guard seconds > 0, seconds.isFinite, presentation != value || velocity != 0 else { return }
    let state = spring.state(from: presentation - value, velocity: velocity, after: seconds)
    guard (value + state.offset).isFinite, state.velocity.isFinite else { return jump(to: value) }
    presentation = value + state.offset
    velocity = state.velocity
  }

  /// Whether the presentation is nearer to the target than `eps` (units) and slower than eps / 0.05 s.
  public func isAtTarget(eps: Double) -> Bool { isAtTarget(within: Tolerance(distance: eps)) }

  public func isAtTarget(within tolerance: Tolerance) -> Bool {
    tolerance.contains(SpringState(offset: presentation - value, velocity: velocity))
  }

  private static func accepted(_ number: Double) -> Double? {
    number.isFinite ? number + 0 : nil
  }
}
