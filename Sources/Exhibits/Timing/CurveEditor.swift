import Geometry
import Motion

/// The control points of a Bézier curve as they are dragged, added and removed; the first and the last stay where they are.
struct CurveEditor: Hashable {
  private(set) var points: [Point]
  /// The last ones that made a curve.
  private(set) var curve: BezierCurve
  /// Why the points make none now.
  private(set) var error: BezierCurveError?

  /// How far y may be dragged.
  static let reach = -6.0...7.0
  static let mostPoints = 16

  init(_ curve: BezierCurve) {
    points = curve.controlPoints
    self.curve = curve
  }

  /// As it was left; where the points make no curve, the article's stands in for the last one that did.
  init(points: [Point]) {
    self.init(.article)
    self.points = points
    make()
  }

  /// Whether the point may be moved and removed.
  func isFree(_ index: Int) -> Bool { index > 0 && index < points.count - 1 }
  var canAdd: Bool { points.count < CurveEditor.mostPoints }
  var canRemove: Bool { points.count > 2 }

  mutating func move(_ index: Int, to place: Point) {
    guard isFree(index) else { return }
    points[index] = CurveEditor.clamped(place)
    make()
  }

  /// Puts a point between those left and right of it. Its index; nil where there are enough.
  @discardableResult
  mutating func add(_ place: Point) -> Int? {
    guard canAdd else { return nil }
    let place = CurveEditor.clamped(place)
    let index = min(points.count - 1, max(1, points.firstIndex { $0.x > place.x } ?? points.count - 1))
    points.insert(place, at: index)
    make()
    return index
  }

  /// Puts a point onto the middle of the longest piece between two neighbours.
  mutating func addInWidestGap() -> Int? {
    let gaps = zip(points, points.dropFirst()).map { ($1 - $0).length }
    guard let widest = gaps.indices.max(by: { gaps[$0] < gaps[$1] }), canAdd else { return nil }
    points.insert(lerp(points[widest], points[widest + 1], 0.5), at: widest + 1)
    make()
    return widest + 1
  }

  mutating func remove(_ index: Int) {
    guard isFree(index) else { return }
    points.remove(at: index)
    make()
  }

  private mutating func make() {
    do throws(BezierCurveError) {
      curve = try BezierCurve(controlPoints: points)
      error = nil
    } catch {
      self.error = error
    }
  }

  private static func clamped(_ place: Point) -> Point {
    Point(x: min(1, max(0, place.x)), y: min(reach.upperBound, max(reach.lowerBound, place.y)))
  }
}
