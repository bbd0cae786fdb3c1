import CCairo
public import Geometry

/// How a line ends.
public enum LineCap: Hashable, Sendable {
  case butt, round, square
}

/// How two pieces of a line meet.
public enum LineJoin: Hashable, Sendable {
  case miter, round, bevel
}

extension Canvas {
  /// Nonzero winding.
  public func fill(_ path: Path, _ paint: Paint) {
    guard trace(path), setSource(paint) else { return }
    unsafe cairo_fill(context)
    checkStatus()
  }

  public func fill(_ path: Path, _ color: Color) {
    fill(path, .color(color))
  }

  /// Exact where the edges lie between pixels, antialiased elsewhere.
  public func fill(_ rect: Rect, _ color: Color) {
    guard let rect = reachable(rect), !rect.isEmpty, setSource(color) else { return }
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    unsafe cairo_fill(context)
    checkStatus()
  }

  public func fillCapsule(_ rect: Rect, _ color: Color) {
    guard !rect.isEmpty else { return }
    fill(Path(capsule: rect), .color(color))
  }

  /// The line lies half a `width` (points) to each side of the path. `dash`: lengths of line and gap in turn, in points; one that holds a
  /// negative number, or no positive one, draws nothing.
  public func stroke(
    _ path: Path, _ paint: Paint, width: Double, dash: [Double] = [], cap: LineCap = .butt, join: LineJoin = .miter
  ) {
    guard width > 0, width.isFinite, trace(path), setSource(paint) else { return }
    strokeTraced(width: width, dash: dash, cap: cap, join: join)
  }

  public func stroke(
    _ path: Path, _ color: Color, width: Double, dash: [Double] = [], cap: LineCap = .butt, join: LineJoin = .miter
  ) {
    stroke(path, .color(color), width: width, dash: dash, cap: cap, join: join)
  }

  /// One line through all points, with round ends and joins.
  public func strokePolyline(_ points: [Point], _ color: Color, width: Double) {
    guard width > 0, width.isFinite, trace(points), setSource(color) else { return }
    strokeTraced(width: width, dash: [], cap: .round, join: .round)
  }

  private func strokeTraced(width: Double, dash: [Double], cap: LineCap, join: LineJoin) {
    guard dash.isEmpty || (dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }) else { return }
    unsafe cairo_set_line_width(context, width)
    unsafe cairo_set_dash(context, dash, Int32(dash.count), 0)
    unsafe cairo_set_line_cap(context, cap.cairo)
    unsafe cairo_set_line_join(context, join.cairo)
    unsafe cairo_stroke(context)
    checkStatus()
  }

  /// What the next cairo call paints with. False where a number of it isn't finite, or nothing would be seen.
  func setSource(_ color: Color) -> Bool {
    guard color.isFinite, color.alpha > 0 else { return false }
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    return true
  }

  private func setSource(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color):
      return setSource(color)
    case .linear(let from, let to, let stops):
      guard from.isFinite, to.isFinite, stops.areFinite else { return false }
      return unsafe setSource(cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops)
    case .radial(let center, let radius, let stops):
      guard center.isFinite, radius.isFinite, radius > 0, stops.areFinite else { return false }
      return unsafe setSource(cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius), stops)
    }
  }

  private func setSource(_ gradient: OpaquePointer?, _ stops: [GradientStop]) -> Bool {
    for stop in stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(gradient, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    unsafe cairo_set_source(context, gradient)
    unsafe cairo_pattern_destroy(gradient)
    return true
  }
}

extension LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension [GradientStop] {
  fileprivate var areFinite: Bool { !isEmpty && allSatisfy { $0.offset.isFinite && $0.color.isFinite } }
}
