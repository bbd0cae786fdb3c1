public import Geometry

extension View {
  /// Has the view's own content drawn again in the next frame.
  public final func setNeedsDisplay() {
    window?.damage.mark(self, .content)
  }

  /// Has only `rect` (in the view's coordinates) of what the view already shows drawn again.
  public final func setNeedsDisplay(in rect: Rect) {
    guard let window, isVisible else { return }
    window.exposed(PixelRect(covering: visibleExtent(of: rect), scale: window.scale))
  }

  /// The same for the view and all below it: they moved, appeared or disappeared.
  final func setSubtreeNeedsDisplay() {
    window?.damage.mark(self, .subtree)
  }

  /// Has the subviews placed again in the next frame.
  public final func setNeedsLayout() {
    needsLayout = true
    window?.layoutWanted(by: self)
  }

  /// Lays the view out now where that is due: its own constraints and subviews, then theirs.
  public final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      solveConstraints()
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}
