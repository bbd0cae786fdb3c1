/// How near is near enough to call a motion done: both its distance and its speed must be below a limit.
public struct Tolerance: Hashable, Sendable {
  /// Largest distance from the target, exclusive, in the motion's units.
  public let distance: Double
  /// Largest speed, exclusive, in units a second.
  public let velocity: Double

  /// The time in which the velocity limit would cover the distance limit, in seconds.
  public static let time = 0.05
  /// The part of a travel that nobody sees.
  public static let travelFraction = 0.001

  public init(distance: Double, velocity: Double) {
    precondition(distance > 0 && velocity > 0, "a tolerance must be positive, got distance \(distance), velocity \(velocity)")
    self.distance = distance
    self.velocity = velocity
  }

  /// A distance limit, and the speed that covers it in ``time``.
  public init(distance: Double) {
    self.init(distance: distance, velocity: distance / Tolerance.time)
  }

  /// The limit for a travel: a thousandth of it or half a pixel, whichever is smaller, so that a small animation isn't cut short and a
  /// large one doesn't drag on.
  ///
  /// - Parameters:
  ///   - travel: distance from start to target in the motion's units; for 0 half a pixel counts alone.
  ///   - pixel: the length of a pixel in the same units.
  public init(travel: Double, pixel: Double) {
    self.init(distance: travel == 0 ? pixel / 2 : min(Tolerance.travelFraction * abs(travel), pixel / 2))
  }

  /// Whether a state is within both limits now; an underdamped one may still leave them (see ``Spring/isSettled(_:within:)``).
  public func contains(_ state: SpringState) -> Bool {
    abs(state.offset) < distance && abs(state.velocity) < velocity
  }
}
