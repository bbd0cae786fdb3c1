import Geometry
import Glibc

/// Thins out the points of a line that has many more of them than bends.
enum Polyline {
  /// Leaves out points that lie within `tolerance` of the line through those that stay. Cairo pays by the piece; curves of a plot, flat
  /// for the most part, come down to a fraction.
  ///
  /// From each point that stays, every point left out allows a cone of directions that pass it closely enough; the line goes on to the
  /// last point within all cones. Ends and turns backwards stay. A line with a number that isn't finite is left alone.
  static func thinned(_ points: [Point], tolerance: Double) -> [Point] {
    guard points.count > 2, points.allSatisfy(\.isFinite), var anchor = points.first else { return points }
    var result = [anchor]
    var last = anchor
    var cone = Cone()
    for point in points.dropFirst() {
      if !cone.admits(point - anchor, tolerance) {
        result.append(last)
        anchor = last
        cone = Cone()
        _ = cone.admits(point - anchor, tolerance)
      }
      last = point
    }
    result.append(last)
    return result
  }

  /// Directions as angles from the first one.
  private struct Cone {
    private var middle: Double?
    private var from = -Double.infinity
    private var to = Double.infinity
    private var farthest = 0.0

    /// Whether a line that way passes all points before closely enough; narrows to those that pass this one, too.
    mutating func admits(_ way: Vector, _ tolerance: Double) -> Bool {
      let distance = way.length
      guard distance >= farthest else { return false }
      farthest = distance
      guard distance > tolerance else { return true }
      let angle = atan2(way.dy, way.dx)
      let middle = self.middle ?? angle
      self.middle = middle
      let turn = remainder(angle - middle, 2 * .pi)
      guard turn >= from, turn <= to else { return false }
      let half = asin(tolerance / distance)
      from = max(from, turn - half)
      to = min(to, turn + half)
      return true
    }
  }
}
