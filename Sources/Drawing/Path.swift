public import Geometry
import Glibc

/// Lines and curves, in the user space of the call that draws them. Arcs are kept as cubic curves.
public struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  package private(set) var elements: [Element] = []

  public init() {}

  public init(rect: Rect) {
    move(to: rect.origin)
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Circular corners; a radius beyond half the shorter side counts as that.
  public init(roundedRect rect: Rect, radius: Double) {
    let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(corners: rect, radiusX: radius, radiusY: radius)
  }

  public init(ellipseIn rect: Rect) {
    self.init(corners: rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// A rounded rectangle whose shorter sides are half circles.
  public init(capsule rect: Rect) {
    self.init(roundedRect: rect, radius: .infinity)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: Point) {
    elements.append(.move(point))
  }

  /// A line from the current point; without one it only moves there.
  public mutating func line(to point: Point) {
    elements.append(.line(point))
  }

  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }

  /// A circular arc between two angles in radians: 0 at the right, growing clockwise on the screen; `end` below `start` runs backwards.
  /// A line leads to its first point from the current one, if there is one.
  public mutating func arc(center: Point, radius: Double, start: Double, end: Double) {
    line(to: Path.point(on: center, radius: radius, angle: start))
    let sweep = end - start
    guard sweep.isFinite, sweep != 0 else { return }
    let pieces = min((abs(sweep) / (.pi / 4)).rounded(.up), 1024)
    let step = sweep / pieces
    let handle = 4.0 / 3 * tan(step / 4) * radius
    for piece in 0..<Int(pieces) {
      let from = start + Double(piece) * step
      let to = from + step
      let first = Path.point(on: center, radius: radius, angle: from)
      let last = Path.point(on: center, radius: radius, angle: to)
      curve(
        to: last, control1: first + Vector(dx: -handle * sin(from), dy: handle * cos(from)),
        control2: last - Vector(dx: -handle * sin(to), dy: handle * cos(to)))
    }
  }

  public mutating func close() {
    elements.append(.close)
  }

  /// The smallest rectangle around every point and control point: it holds the whole path, and a stroke reaches half its width beyond
  /// (more at mitred corners).
  public var bounds: Rect {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    func include(_ point: Point) {
      guard let old = box else {
        box = (point.x, point.y, point.x, point.y)
        return
      }
      box = (min(old.left, point.x), min(old.top, point.y), max(old.right, point.x), max(old.bottom, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let point, let control1, let control2):
        include(control1)
        include(control2)
        include(point)
      case .close: break
      }
    }
    guard let box else { return .zero }
    return Rect(x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }

  private static func point(on center: Point, radius: Double, angle: Double) -> Point {
    Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// One cubic a quarter: off the circle by at most 0.03 % of the radius.
  private init(corners rect: Rect, radiusX: Double, radiusY: Double) {
    let handle = 4.0 / 3 * (2.0.squareRoot() - 1)
    let x = (1 - handle) * radiusX
    let y = (1 - handle) * radiusY
    elements.reserveCapacity(10)
    move(to: Point(x: rect.minX + radiusX, y: rect.minY))
    line(to: Point(x: rect.maxX - radiusX, y: rect.minY))
    curve(
      to: Point(x: rect.maxX, y: rect.minY + radiusY), control1: Point(x: rect.maxX - x, y: rect.minY),
      control2: Point(x: rect.maxX, y: rect.minY + y))
    line(to: Point(x: rect.maxX, y: rect.maxY - radiusY))
    curve(
      to: Point(x: rect.maxX - radiusX, y: rect.maxY), control1: Point(x: rect.maxX, y: rect.maxY - y),
      control2: Point(x: rect.maxX - x, y: rect.maxY))
    line(to: Point(x: rect.minX + radiusX, y: rect.maxY))
    curve(
      to: Point(x: rect.minX, y: rect.maxY - radiusY), control1: Point(x: rect.minX + x, y: rect.maxY),
      control2: Point(x: rect.minX, y: rect.maxY - y))
    line(to: Point(x: rect.minX, y: rect.minY + radiusY))
    curve(
      to: Point(x: rect.minX + radiusX, y: rect.minY), control1: Point(x: rect.minX, y: rect.minY + y),
      control2: Point(x: rect.minX + x, y: rect.minY))
    close()
  }
}
