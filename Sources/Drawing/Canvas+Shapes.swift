import CCairo
public import Geometry

extension Canvas {
  /// Nonzero winding.
  public func fill(_ path: Path, _ paint: Paint) {
    draw(path, line: nil, paint)
  }

  public func fill(_ path: Path, _ color: Color) {
    fill(path, .color(color))
  }

  /// Exact where the edges lie between pixels, antialiased elsewhere.
  public func fill(_ rect: Rect, _ color: Color) {
    let transform = deviceTransform
    guard transform.b == 0, transform.c == 0 else {
      fill(Path(rect: rect), .color(color))
      return
    }
    guard color.isFinite, let area = visible(transform.apply(to: rect)) else { return }
    inPixels {
      for row in PixelRun.runs(from: area.minY, to: area.maxY) {
        for column in PixelRun.runs(from: area.minX, to: area.maxX) {
          guard setSource(color.withAlpha(min(max(color.alpha, 0), 1) * row.cover * column.cover)) else { continue }
          unsafe cairo_new_path(context)
          unsafe cairo_rectangle(context, Double(column.start), Double(row.start), Double(column.count), Double(row.count))
          unsafe cairo_fill(context)
        }
      }
    }
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
    draw(path, line: LineStyle(width: width, dash: dash, cap: cap, join: join), paint)
  }

  public func stroke(
    _ path: Path, _ color: Color, width: Double, dash: [Double] = [], cap: LineCap = .butt, join: LineJoin = .miter
  ) {
    stroke(path, .color(color), width: width, dash: dash, cap: cap, join: join)
  }

  /// One line through all points (to 1/20 pixel), with round ends and joins. For lines that are new in each frame: nothing of it is kept.
  public func strokePolyline(_ points: [Point], _ color: Color, width: Double) {
    var path = Path()
    let pixel = 1 / abs(deviceTransform.determinant).squareRoot()
    for point in Polyline.thinned(points, tolerance: pixel / 20) { path.line(to: point) }
    guard let outline = Outline(path, line: LineStyle(width: width, cap: .round, join: .round), on: self), setSource(color) else { return }
    put(outline.makeMask(), at: outline.frame)
  }

  private func draw(_ path: Path, line: LineStyle?, _ paint: Paint) {
    guard let outline = Outline(path, line: line, on: self) else { return }
    switch paint {
    case .color(let color):
      guard setSource(color) else { return }
      ShapeCache.withMask(of: outline.atCorner) { put($0, at: outline.frame) }
    case .conic(let gradient): fill(outline, gradient)
    case .linear, .radial:
      guard let gradient = Gradient(paint) else { return }
      ShapeCache.withBitmap(of: outline, gradient) { put($0, at: outline.frame) }
    }
  }
}
