/// How a layer comes onto what lies behind it. Values are premultiplied.
public enum BlendMode: Hashable, Sendable {
  /// Source over.
  case normal
  /// "Plus lighter": min(1, source + behind) for colours and alpha; on opaque ground an addition that saturates.
  case plusLighter
}

/// What is done to a layer as a whole, in this order: hue, blur, opacity, blend.
public struct LayerEffects: Hashable, Sendable {
  public var hue: HueRotation?
  /// The Gaussian's standard deviation in points; transparent is what lies outside of the layer.
  public var blur: Double
  /// 0...1.
  public var opacity: Double
  public var blend: BlendMode

  public init(hue: HueRotation? = nil, blur: Double = 0, opacity: Double = 1, blend: BlendMode = .normal) {
    precondition(blur >= 0 && blur.isFinite, "a blur of \(blur) points")
    self.hue = hue
    self.blur = blur
    self.opacity = opacity
    self.blend = blend
  }
}
