public import Geometry

/// `start` at 0 and `end` at 1, both exactly; `fraction` may lie outside.
public func lerp(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
  start * (1 - fraction) + end * fraction
}

public func lerp(_ start: Point, _ end: Point, _ fraction: Double) -> Point {
  Point(x: lerp(start.x, end.x, fraction), y: lerp(start.y, end.y, fraction))
}

public func lerp(_ start: Size, _ end: Size, _ fraction: Double) -> Size {
  Size(width: lerp(start.width, end.width, fraction), height: lerp(start.height, end.height, fraction))
}

public func lerp(_ start: Rect, _ end: Rect, _ fraction: Double) -> Rect {
  Rect(origin: lerp(start.origin, end.origin, fraction), size: lerp(start.size, end.size, fraction))
}

/// 3 t² - 2 t³ on 0 ... 1, standing still at both ends; outside it stays at the ends.
public func smoothstep(_ progress: Double) -> Double {
  let t = min(1, max(0, progress))
  return t * t * (3 - 2 * t)
}
