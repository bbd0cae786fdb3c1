/// How often a timeline updates at most, whatever the display's rate.
public struct UpdateInterval: Hashable, Sendable {
  /// Seconds between two updates at least.
  public let minimum: Double
  /// Seconds that an update may come early, so that a display a hair faster than the interval isn't halved.
  public let tolerance: Double

  public init(minimum: Double = 1.0 / 60, tolerance: Double = 0.001) {
    precondition(
      minimum >= 0 && tolerance >= 0 && minimum.isFinite && tolerance.isFinite,
      "an update interval takes seconds, 0 or above, got \(minimum) and \(tolerance)")
    self.minimum = minimum
    self.tolerance = tolerance
  }

  /// Whether a frame at `now` updates. One before the last update, where the clock was put back, does.
  public func isDue(at now: Double, last: Double?) -> Bool {
    guard let last else { return true }
    return now < last || now - last >= minimum - tolerance
  }
}
