import Drawing
import Geometry

extension Path {
  init(circle center: Point, radius: Double) {
    self.init(ellipseIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)))
  }

  /// A closed shape through these corners, besides what is there.
  mutating func add(_ corners: [Point]) {
    guard let first = corners.first else { return }
    move(to: first)
    for corner in corners.dropFirst() { line(to: corner) }
    close()
  }

  /// A full circle, besides what is there.
  mutating func add(circle center: Point, radius: Double) {
    move(to: Point(x: center.x + radius, y: center.y))
    arc(center: center, radius: radius, start: 0, end: 2 * .pi)
    close()
  }
}
