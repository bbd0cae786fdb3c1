public import Geometry

/// What a lens of glass is made of and how far it has come out: clear and bending at a ``progress`` of 1, a cover that hides everything at 0.
public struct Glass: Hashable, Sendable {
  /// 0...1. Refraction, body, rim and inner shadow grow with it; the cover and the blur of what lies behind go.
  public var progress: Double
  /// What hides the glass before it comes out.
  public var cover = Color.white
  public var refraction = Refraction()
  /// Opacity of the white body of the clear glass.
  public var body: Double
  /// Opacity of the light at the rim where it is brightest: at the top left and at the bottom right.
  public var rim = 0.5
  /// Opacity of the shadow inside the rim.
  public var innerShadow: Double
  /// What the rim picks up from one side.
  public var tint: Tint?

  public struct Tint: Hashable, Sendable {
    public var color: Color
    /// Towards the side, in the space that the glass is drawn in; of any length.
    public var side: Vector
    /// At the side's outermost point.
    public var share = 0.33

    public init(_ color: Color, side: Vector) {
      self.color = color
      self.side = side
    }
  }

  public init(progress: Double = 1, body: Double = 0.085, innerShadow: Double = 0.16, tint: Tint? = nil) {
    self.progress = progress
    self.body = body
    self.innerShadow = innerShadow
    self.tint = tint
  }

  /// For dark surroundings.
  public static func dark(progress: Double = 1) -> Glass { Glass(progress: progress, body: 0.032, innerShadow: 0.28) }

  /// Of what lies behind, as a standard deviation in points; 0 once the glass is clear.
  var blur: Double { 8 * (1 - progress) }

  var isFinite: Bool {
    progress.isFinite && cover.isFinite && body.isFinite && rim.isFinite && innerShadow.isFinite
      && tint.map { $0.color.isFinite && $0.side.dx.isFinite && $0.side.dy.isFinite && $0.share.isFinite } ?? true
  }
}
