public import Drawing
import Glibc

/// The numbers of the glow, as pure functions of its drawn time in seconds.
public nonisolated enum GlowFigures {
  /// Degrees a second, clockwise on the screen.
  public static let rotationSpeed = 80.0
  /// Degrees of hue a second.
  public static let hueSpeed = 12.0
  /// Radians a second.
  public static let breathingSpeed = 2.513
  /// Degrees a second of the minimal ring demo.
  public static let ringSpeed = 90.0

  /// Where the first colour lies, in degrees from the right, clockwise; grows beyond 360.
  public static func rotation(at time: Double) -> Double { rotationSpeed * time }

  /// Degrees; grows beyond 360.
  public static func hue(at time: Double) -> Double { hueSpeed * time }

  /// The factor on every opacity: 0.76 ... 1.
  public static func breathing(at time: Double) -> Double { 0.88 + 0.12 * sin(breathingSpeed * time) }

  /// The soft glow breathes in the same time, deeper: 0.5 ... 1.
  public static func softBreathing(at time: Double) -> Double { 0.75 + 0.25 * sin(breathingSpeed * time) }

  public static func ringAngle(at time: Double) -> Double { ringSpeed * time }

  /// From the outermost and softest to the innermost.
  public static let strokes = [
    GlowStroke(extraWidth: 4, blur: 12, opacity: 0.45), GlowStroke(extraWidth: 2, blur: 7, opacity: 0.65),
    GlowStroke(extraWidth: 0, blur: 3, opacity: 0.85),
  ]

  /// Wide and faint: a halo.
  public static let softStrokes = [
    GlowStroke(extraWidth: 10, blur: 16, opacity: 0.6), GlowStroke(extraWidth: 4, blur: 6, opacity: 0.5),
    GlowStroke(extraWidth: -2, blur: 1, opacity: 0.6),
  ]

  /// A sharp line and the light that it throws.
  public static let borderStrokes = [
    GlowStroke(extraWidth: 4, blur: 8, opacity: 0.55), GlowStroke(extraWidth: 0, blur: 0, opacity: 1),
  ]

  /// Of each of ``strokes``, breathing included.
  public static func opacities(at time: Double) -> [Double] { strokes.map { $0.opacity * breathing(at: time) } }

  /// Six evenly spaced colours from violet round to violet.
  public static let stops = evenly([0x8B5CF6, 0x3B82F6, 0x06B6D4, 0xEC4899, 0xF97316, 0x8B5CF6])

  /// The soft glow's pastels, from violet round to violet, and where they stay.
  public static let softStops = evenly([0xA78BFA, 0x7DB5FF, 0x67DCE8, 0xF79BC8, 0xFDBA74, 0xA78BFA])
  public static let softRotation = 215.0

  /// The ring demo's: red, orange, yellow, green, blue, purple, red.
  public static let ringStops = evenly([0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x007AFF, 0xAF52DE, 0xFF3B30])

  private static func evenly(_ colors: [UInt32]) -> [GradientStop] {
    colors.enumerated().map { GradientStop(offset: Double($0) / Double(colors.count - 1), color: Color(hex: $1)) }
  }
}

/// One of the strokes that a glow is made of.
public nonisolated struct GlowStroke: Hashable, Sendable {
  /// Points beyond the glow's own line width.
  public var extraWidth: Double
  /// The Gaussian's standard deviation, in points.
  public var blur: Double
  /// 0 ... 1, before breathing.
  public var opacity: Double

  public init(extraWidth: Double, blur: Double, opacity: Double) {
    self.extraWidth = extraWidth
    self.blur = blur
    self.opacity = opacity
  }
}
