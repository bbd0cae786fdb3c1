import Animation
public import Geometry
import Motion

/// How much longer and thinner a thumb is drawn for its speed, and the spring by which that comes and goes. A re-creation that looks alike.
///
/// The amount is 0 at rest and heads for 0.22 at 1200 points a second and above, whichever way the thumb goes.
public nonisolated struct VelocityStretch: Hashable, Sendable {
  public static let limit = 0.22
  /// Points a second, from which on it stretches no further.
  public static let fullSpeed = 1200.0
  /// How much thinner, as a share of how much longer.
  public static let thinning = 0.6

  private var motion = SpringProperty(0, spring: Spring(duration: 0.25, bounce: 0.5))

  public init() {}

  /// The amount for a steady speed, in points a second.
  public static func amount(atSpeed speed: Double) -> Double {
    speed.isFinite ? limit * min(1, abs(speed) / fullSpeed) : 0
  }

  /// As it is now; a little below 0 where the spring swings back.
  public var amount: Double { motion.presentation }

  /// Heads for what a speed (points a second) asks for.
  public mutating func follow(speed: Double) { motion.setTarget(VelocityStretch.amount(atSpeed: speed)) }

  /// Seconds since the last call.
  public mutating func advance(by seconds: Double) { motion.advance(by: seconds) }

  /// Neither stretched nor on the way there: within a quarter of a point of the widest thumb, which nobody sees.
  public var isAtRest: Bool { motion.value == 0 && motion.isAtTarget(eps: 0.25 / 57) }

  public mutating func stop() { motion.jump(to: 0) }
}

/// The size of a thumb from how far it is lifted and how much it is stretched.
public nonisolated struct ThumbShape: Hashable, Sendable {
  /// See ``VelocityStretch/amount``; counts only as far as the thumb is lifted.
  public var stretch = 0.0
  /// Whether the track runs from the bottom to the top.
  public var isVertical = false

  public init() {}

  /// In points, of a thumb that measures `rest` at rest.
  ///
  /// - Parameter lift: 0 at rest ... 1 lifted; the springs may carry it a little beyond.
  public func size(rest: Size, metrics: SliderMetrics, lift: Double) -> Size {
    let lift = max(0, lift)
    let stretch = stretch * min(1, lift)
    let along = 1 + stretch
    let across = 1 - VelocityStretch.thinning * stretch
    let growth = Size(
      width: (metrics.liftedThumb.width - metrics.thumb.width) * lift, height: (metrics.liftedThumb.height - metrics.thumb.height) * lift)
    return isVertical
      ? Size(width: (rest.width + growth.height) * across, height: (rest.height + growth.width) * along)
      : Size(width: (rest.width + growth.width) * along, height: (rest.height + growth.height) * across)
  }
}
