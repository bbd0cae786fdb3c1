extension Spring {
  // The names are SwiftUI's; Apple prints no numbers for them, the base bounces are as widely reported.

  /// Half a second without bounce.
  public static let smooth = Spring.smooth()
  /// Half a second with a bounce of 0.15.
  public static let snappy = Spring.snappy()
  /// Half a second with a bounce of 0.3.
  public static let bouncy = Spring.bouncy()

  /// Seconds; `extraBounce` adds to the preset's bounce, the sum is kept in -1 ... 1.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    preset(duration: duration, bounce: 0 + extraBounce)
  }

  /// As ``smooth(duration:extraBounce:)``, from a bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    preset(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// As ``smooth(duration:extraBounce:)``, from a bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    preset(duration: duration, bounce: 0.3 + extraBounce)
  }

  private static func preset(duration: Double, bounce: Double) -> Spring {
    Spring(duration: duration, bounce: min(1, max(-1, bounce)))
  }

  // The thumb's springs: a re-creation that looks alike, not figures of any system.

  /// The thumb after a release.
  public static let settle = Spring(response: 0.4, dampingRatio: 1)
  /// The thumb after an animated set from code.
  public static let programmatic = Spring(response: 0.4, dampingRatio: 0.8)
  /// The thumb growing under the finger.
  public static let lift = Spring(response: 0.2, dampingRatio: 0.6)
  /// The thumb shrinking back.
  public static let drop = Spring(response: 0.5, dampingRatio: 0.75)
}
