public import Drawing
public import Geometry

/// The line that a glow follows, within the bounds of its view.
public nonisolated enum GlowShape: Hashable, Sendable {
  /// A radius beyond half the shorter side counts as that.
  case roundedRect(radius: Double)
  /// The largest one around the middle.
  case circle
  case capsule
  /// In the view's own coordinates.
  case path(Path)

  public func path(in bounds: Rect) -> Path {
    switch self {
    case .roundedRect(let radius): return Path(roundedRect: bounds, radius: radius)
    case .circle:
      let side = min(bounds.width, bounds.height)
      return Path(ellipseIn: Rect(center: bounds.center, size: Size(width: side, height: side)))
    case .capsule: return Path(capsule: bounds)
    case .path(let path): return path
    }
  }
}
