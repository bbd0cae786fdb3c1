public import Geometry

/// Strokes along one path with round ends and corners, each blurred and faded by itself, all in the colours of one conic gradient: what stays of a glow from frame to
/// frame. Lengths are points of the space that it is drawn in.
public struct ConicGlow: Hashable, Sendable {
  public struct Stroke: Hashable, Sendable {
    public var width: Double
    /// The Gaussian's standard deviation.
    public var blur: Double
    /// 0...1.
    public var opacity: Double

    public init(width: Double, blur: Double, opacity: Double) {
      self.width = width
      self.blur = blur
      self.opacity = opacity
    }
  }

  public var path: Path
  /// Of the gradient.
  public var center: Point
  /// The first lies at the back.
  public var strokes: [Stroke]
  /// How each stroke comes onto those behind it, and all of them onto what is behind the glow.
  public var blend: BlendMode

  public init(path: Path, center: Point, strokes: [Stroke], blend: BlendMode) {
    self.path = path
    self.center = center
    self.strokes = strokes
    self.blend = blend
  }

  /// How far the light goes beyond the path: half a stroke and three deviations of its blur.
  public var reach: Double { strokes.map { $0.width / 2 + 3 * $0.blur }.max() ?? 0 }

  var isFinite: Bool {
    center.isFinite && path.bounds.isFinite
      && strokes.allSatisfy { ($0.width + $0.blur + $0.opacity).isFinite && $0.blur >= 0 && $0.width > 0 }
  }
}

/// What changes in a glow from frame to frame.
public struct GlowLight: Hashable, Sendable {
  /// Around once, the first colour like the last one; not premultiplied, alpha unused.
  public var stops: [GradientStop]
  /// Where the first colour lies, in degrees from the right, clockwise.
  public var rotation: Double
  public var hue: HueRotation
  /// Of the glow as a whole, 0...1. Where light is added, that is the same as on each stroke.
  public var opacity: Double

  public init(stops: [GradientStop], rotation: Double, hue: HueRotation, opacity: Double) {
    precondition(rotation.isFinite && opacity.isFinite, "a glow turned by \(rotation) degrees, of opacity \(opacity)")
    self.stops = stops
    self.rotation = rotation
    self.hue = hue
    self.opacity = opacity
  }
}
