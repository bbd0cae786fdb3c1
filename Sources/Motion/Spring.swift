/// A damped harmonic oscillator, m x'' + c x' + k x = 0, as a value without history.
///
/// A spring only says *how* something moves; ``SpringMotion`` adds from where to where. All its figures follow from three stored ones,
/// so none can go stale beside another: the mass m, the angular frequency w0 = sqrt(k / m) and the damping ratio z = c / (2 sqrt(k m)).
/// Below a ratio of 1 it overshoots, from 1 on it does not; 0 never comes to rest and infinity never moves.
public struct Spring: Hashable, Sendable {
  /// Mass units; positive.
  public let mass: Double
  /// w0 in radians a second; infinite where the spring jumps.
  public let angularFrequency: Double
  /// z, without a unit; not to be confused with ``damping``. 0 to infinity, both included.
  public let dampingRatio: Double

  private init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    precondition(mass > 0 && mass.isFinite, "a spring's mass must be positive and finite, got \(mass)")
    precondition(dampingRatio >= 0, "a spring's damping ratio must not be negative, got \(dampingRatio)")
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  /// A spring by how fast it answers and how much it swings.
  ///
  /// - Parameters:
  ///   - response: the period of the undamped spring, 2 pi / w0, in seconds. 0 or less: it jumps to its target at once.
  ///   - dampingRatio: 0 (swings for ever), 1 (critical: as fast as it goes without overshoot), up to infinity.
  public init(response: Double, dampingRatio: Double, mass: Double = 1) {
    precondition(response.isFinite, "a spring's response must be finite seconds, got \(response)")
    self.init(mass: mass, angularFrequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
  }

  /// A spring by perceived duration and bounce, the pair SwiftUI uses. The duration is the response.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less jumps.
  ///   - bounce: -1 ... 1. The damping ratio is 1 - b from 0 up and 1 / (1 + b) below: 1 swings for ever, 0 is critical, -1 never moves.
  public init(duration: Double, bounce: Double = 0) {
    precondition((-1...1).contains(bounce), "a spring's bounce must lie in -1 ... 1, got \(bounce)")
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// A spring by its physics.
  ///
  /// - Parameters:
  ///   - stiffness: k, mass / time²; positive.
  ///   - damping: c, mass / time; not negative.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(stiffness > 0 && stiffness.isFinite, "a spring's stiffness must be positive and finite, got \(stiffness)")
    precondition(damping >= 0 && damping.isFinite, "a spring's damping must be finite and not negative, got \(damping)")
    self.init(
      mass: mass, angularFrequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// 2 pi / w0, in seconds; 0 where the spring jumps.
  public var response: Double { 2 * .pi / angularFrequency }
  /// The same as ``response``, under SwiftUI's name.
  public var duration: Double { response }
  /// k = m w0².
  public var stiffness: Double { mass * angularFrequency * angularFrequency }
  /// c = 2 z m w0.
  public var damping: Double { dampingRatio == 0 ? 0 : 2 * dampingRatio * mass * angularFrequency }
  /// -1 ... 1: 1 - z up to the critical ratio, 1 / z - 1 beyond it.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// a = z w0, the rate at which the envelope e^(-a t) shrinks, a second.
  public var decayRate: Double { dampingRatio == 0 ? 0 : dampingRatio * angularFrequency }
  /// Whether the spring is at its target at once (response 0).
  public var jumps: Bool { angularFrequency == .infinity }

  /// Which closed form moves a spring.
  public enum Regime: Hashable, Sendable {
    case underdamped, critical, overdamped
  }

  /// A ratio within 1e-6 of 1 counts as critical: nearer, the other two forms divide by next to nothing.
  public var regime: Regime {
    if abs(dampingRatio - 1) < 1e-6 { return .critical }
    return dampingRatio < 1 ? .underdamped : .overdamped
  }
}
