public import Geometry

extension View {
  /// The view's own rectangle in its own coordinates.
  public final var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

  public final var center: Point {
    get { frame.center }
    set { frame = Rect(center: newValue, size: frame.size) }
  }

  /// From this view's coordinates to its superview's, the transform about the centre included.
  public final var transformToSuperview: AffineTransform {
    let origin = AffineTransform(translationX: frame.minX, y: frame.minY)
    guard !transform.isIdentity else { return origin }
    let middle = frame.center
    return AffineTransform(translationX: -frame.width / 2, y: -frame.height / 2)
      .concatenating(transform)
      .concatenating(AffineTransform(translationX: middle.x, y: middle.y))
  }

  /// From this view's coordinates to the root's (the window's).
  public final var transformToRoot: AffineTransform {
    var result = AffineTransform.identity
    var view: View? = self
    while let next = view {
      result = result.concatenating(next.transformToSuperview)
      view = next.superview
    }
    return result
  }

  /// A place of the window in this view's coordinates. A view folded flat by its transform has none and answers a place outside itself.
  public final func convertFromWindow(_ point: Point) -> Point {
    transformToRoot.inverted?.apply(to: point) ?? Point(x: -.greatestFiniteMagnitude, y: -.greatestFiniteMagnitude)
  }

  /// The upright rectangle of the window that covers `rect` of this view.
  public final func convertToWindow(_ rect: Rect) -> Rect { transformToRoot.apply(to: rect) }

  public final func convert(_ rect: Rect, to ancestor: View) -> Rect {
    var result = rect
    var view: View = self
    while view !== ancestor {
      result = view.transformToSuperview.apply(to: result)
      guard let next = view.superview else { preconditionFailure("convert(_:to:) takes an ancestor of the view") }
      view = next
    }
    return result
  }

  /// The frontmost view under `point` (in this view's coordinates) that takes input; nil where there is none.
  public final func hitTest(_ point: Point) -> View? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
    let inside = contains(point)
    if clipsToBounds && !inside { return nil }
    for view in subviews.reversed() {
      guard let way = view.transformToSuperview.inverted else { continue }
      if let hit = view.hitTest(way.apply(to: point)) { return hit }
    }
    return inside ? self : nil
  }
}

extension View {
  /// The window's rectangle in which something drawn in `rect` of this view can be seen: cut by every clipping view above.
  final func visibleExtent(of rect: Rect) -> Rect {
    var result = convertToSuperview(rect)
    var view = superview
    while let next = view {
      if next.clipsToBounds { result = result.intersection(next.bounds) }
      result = next.convertToSuperview(result)
      view = next.superview
    }
    return result
  }

  private func convertToSuperview(_ rect: Rect) -> Rect {
    transform.isIdentity ? rect.offsetBy(dx: frame.minX, dy: frame.minY) : transformToSuperview.apply(to: rect)
  }

  /// Pixels of the window that a point of this view measures, at `scale` of them for one of the window's.
  final func pixelsAPoint(scale: Double) -> Double {
    var area = 1.0
    var view: View? = self
    while let next = view {
      if !next.transform.isIdentity { area *= abs(next.transform.determinant) }
      view = next.superview
    }
    return area.squareRoot() * scale
  }

  /// Whether neither the view itself is hidden nor its opacity gone.
  final var isShown: Bool { !isHidden && alpha > 0 }

  /// Whether the view and all above it are shown at all.
  final var isVisible: Bool {
    var view: View? = self
    while let next = view {
      if !next.isShown { return false }
      view = next.superview
    }
    return true
  }
}
