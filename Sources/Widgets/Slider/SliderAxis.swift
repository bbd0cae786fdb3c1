public import Geometry

/// Which way a slider's line runs, from its minimum to its maximum.
///
/// What lies along the line is worked out once, in the line's own frame: x from the minimum's end, y across (downwards, or to the right of a
/// line that runs upwards). This turns it into the view's coordinates and back.
public nonisolated enum SliderAxis: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft, bottomToTop

  public var isVertical: Bool { self == .bottomToTop }

  public func length(of size: Size) -> Double { isVertical ? size.height : size.width }
  public func thickness(of size: Size) -> Double { isVertical ? size.width : size.height }

  /// A size given as length and thickness, in the view.
  public func size(length: Double, thickness: Double) -> Size {
    isVertical ? Size(width: thickness, height: length) : Size(width: length, height: thickness)
  }

  /// How far along the line `point` is, from the minimum's end of `bounds`.
  public func distance(of point: Point, in bounds: Rect) -> Double {
    switch self {
    case .leftToRight: point.x - bounds.minX
    case .rightToLeft: bounds.maxX - point.x
    case .bottomToTop: bounds.maxY - point.y
    }
  }

  /// How far `point` lies beside `rect`, 0 where it is level with it.
  public func distanceAside(of point: Point, from rect: Rect) -> Double {
    isVertical ? max(0, rect.minX - point.x, point.x - rect.maxX) : max(0, rect.minY - point.y, point.y - rect.maxY)
  }

  /// A rectangle of the line's frame in the view, whose line fills `bounds`.
  public func placed(_ rect: Rect, in bounds: Rect) -> Rect {
    switch self {
    case .leftToRight: rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
    case .rightToLeft: Rect(x: bounds.maxX - rect.maxX, y: bounds.minY + rect.minY, width: rect.width, height: rect.height)
    case .bottomToTop: Rect(x: bounds.minX + rect.minY, y: bounds.maxY - rect.maxX, width: rect.height, height: rect.width)
    }
  }

  /// The way back: a rectangle of the view in the line's frame.
  public func laid(_ rect: Rect, in bounds: Rect) -> Rect {
    switch self {
    case .leftToRight: rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    case .rightToLeft: Rect(x: bounds.maxX - rect.maxX, y: rect.minY - bounds.minY, width: rect.width, height: rect.height)
    case .bottomToTop: Rect(x: bounds.maxY - rect.maxY, y: rect.minX - bounds.minX, width: rect.height, height: rect.width)
    }
  }
}
