extension View {
  /// Puts `view` in front of the other subviews, taking it out of where it was.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// - Parameter index: 0 is the rearmost.
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "a view can't be inside itself")
    view.removeFromSuperview()
    precondition((0...subviews.count).contains(index), "subview index \(index) is outside 0 ... \(subviews.count)")
    subviews.insert(view, at: index)
    view.superview = self
    setNeedsLayout()
    view.setNeedsLayoutBelow()
    view.setSubtreeNeedsDisplay()
    if window != nil { view.tellSubtreeItMoved() }
  }

  /// Takes the view out of the tree. A press it holds is cancelled, its focus given up, the constraints that name it removed.
  public final func removeFromSuperview() {
    guard let superview else { return }
    let window = self.window
    if let window {
      visitSubtree { $0.willLeaveWindow() }
      window.viewWillLeave(self)
    }
    superview.subviews.removeAll { $0 === self }
    superview.removeConstraints(naming: self)
    superview.setNeedsLayout()
    self.superview = nil
    if window != nil { tellSubtreeItMoved() }
  }

  public final func bringSubviewToFront(_ view: View) {
    guard view.superview === self, subviews.last !== view, let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    view.setSubtreeNeedsDisplay()
  }

  public final func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let next = view {
      if next === other { return true }
      view = next.superview
    }
    return false
  }

  /// This view, then all below it, parents first.
  public final func visitSubtree(_ visit: (View) -> Void) {
    visit(self)
    for view in subviews { view.visitSubtree(visit) }
  }

  /// The next one up that may handle what this one doesn't.
  public final var nextResponder: View? { superview }

  private func tellSubtreeItMoved() {
    visitSubtree { $0.didMoveToWindow() }
  }

  private func setNeedsLayoutBelow() {
    visitSubtree { $0.setNeedsLayout() }
  }
}
