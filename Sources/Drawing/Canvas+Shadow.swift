public import Geometry

extension Canvas {
  /// The soft shadow of a rounded rectangle; a radius of half the shorter side or more makes it a capsule's. `blur` is the Gaussian's
  /// standard deviation in points (half of what CSS calls blur). The shape itself is not left out.
  public func shadow(of rect: Rect, radius: Double, blur: Double, offset: Vector, color: Color) {
    let target = rect.offsetBy(dx: offset.dx, dy: offset.dy)
    fill(Path(roundedRect: target, radius: radius), .color(color))
  }
}
