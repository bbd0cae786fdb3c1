public import Geometry

/// What a shape is filled or stroked with. Points and lengths are in the user space of the call.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// Along the line, its ends' colours beyond the ends.
  case linear(from: Point, to: Point, stops: [GradientStop])
  /// From the centre outwards, the last colour beyond the radius.
  case radial(center: Point, radius: Double, stops: [GradientStop])
  /// Around a centre.
  case conic(ConicGradient)
}

/// A colour at a place of a gradient. Between stops colours are mixed as ``Color/mixed(with:by:)`` does.
public struct GradientStop: Hashable, Sendable {
  /// 0 at the start, 1 at the end.
  public var offset: Double
  public var color: Color

  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}
