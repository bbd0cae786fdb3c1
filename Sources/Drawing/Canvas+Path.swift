import CCairo
import Geometry

/// From numbers to cairo's current path. Cairo keeps coordinates as 24.8 fixed point pixels, which would wrap around: places further away
/// than any picture reaches are moved to that limit first.
extension Canvas {
  /// The current path becomes `path`. False, and no path, where one of its numbers isn't finite or it is empty.
  func trace(_ path: Path) -> Bool {
    unsafe cairo_new_path(context)
    guard let reach, !path.isEmpty else { return false }
    for element in path.elements {
      switch element {
      case .move(let point):
        guard let point = limited(point, reach) else { return abandon() }
        unsafe cairo_move_to(context, point.x, point.y)
      case .line(let point):
        guard let point = limited(point, reach) else { return abandon() }
        unsafe cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        guard let point = limited(point, reach), let first = limited(control1, reach), let second = limited(control2, reach)
        else { return abandon() }
        unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
      case .close:
        unsafe cairo_close_path(context)
      }
    }
    return true
  }

  /// As ``trace(_:)``, an open polyline.
  func trace(_ points: [Point]) -> Bool {
    unsafe cairo_new_path(context)
    guard let reach, points.count > 1 else { return false }
    for point in points {
      guard let point = limited(point, reach) else { return abandon() }
      unsafe cairo_line_to(context, point.x, point.y)
    }
    return true
  }

  /// `rect` without what lies too far away to be seen, nil where it isn't finite.
  func reachable(_ rect: Rect) -> Rect? {
    guard let reach, let start = limited(rect.origin, reach), let end = limited(Point(x: rect.maxX, y: rect.maxY), reach) else {
      return nil
    }
    return Rect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }

  /// How far from its origin the user space may be used, in points; nil where the space itself is too far away.
  private var reach: Double? {
    let transform = deviceTransform
    let farthest = 4e6 - max(abs(transform.tx), abs(transform.ty))
    let stretch = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    return farthest > 0 ? farthest / stretch : nil
  }

  private func limited(_ point: Point, _ reach: Double) -> Point? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return Point(x: min(max(point.x, -reach), reach), y: min(max(point.y, -reach), reach))
  }

  private func abandon() -> Bool {
    unsafe cairo_new_path(context)
    return false
  }
}
