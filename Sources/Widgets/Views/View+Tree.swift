import Geometry

extension View {
  /// Puts `view` in front of the other subviews, taking it out of where it was.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: view.superview === self ? subviews.count - 1 : subviews.count)
  }

  /// Puts `view` at `index` among the subviews, taking it out of where it was. One that is a subview already only changes its place: it
  /// keeps its press, its focus and its constraints.
  ///
  /// - Parameter index: 0 is the rearmost.
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "a view can't be inside itself")
    precondition(view.window !== view, "a window is the root of its tree")
    if view.superview !== self { view.removeFromSuperview() }
    let present = subviews.firstIndex { $0 === view }
    let last = subviews.count - (present == nil ? 0 : 1)
    precondition((0...last).contains(index), "subview index \(index) is outside 0 ... \(last)")
    if let present {
      guard present != index else { return }
      subviews.insert(subviews.remove(at: present), at: index)
      view.setSubtreeNeedsDisplay()
      return
    }
    subviews.insert(view, at: index)
    view.superview = self
    if let window { view.visitSubtree { $0.window = window } }
    setNeedsLayout()
    view.setNeedsLayoutBelow()
    view.setSubtreeNeedsDisplay()
    if window != nil { view.tellSubtreeItMoved() }
  }

  /// Takes the view out of the tree. A press it holds is cancelled, its focus given up, the constraints that name it removed.
  public final func removeFromSuperview() {
    guard let superview else { return }
    // First, while it still is in its place: what a cancelled press sets in motion must be there to be stopped, and its handlers may take
    // the view away themselves.
    window?.viewWillLeave(self)
    guard self.superview === superview else { return }
    let window = self.window
    if let window {
      visitSubtree { $0.willLeaveWindow() }
      guard self.superview === superview else { return }
      window.forget(self)
    }
    superview.subviews.removeAll { $0 === self }
    superview.removeConstraints(naming: self)
    superview.setNeedsLayout()
    self.superview = nil
    if window != nil { tellSubtreeItMoved() }
  }

  public final func bringSubviewToFront(_ view: View) {
    if view.superview === self { addSubview(view) }
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

  /// The view is in no window any more, and nothing that the last one noted of it counts. The window isn't asked: it may be gone.
  final func leftWindow() {
    window = nil
    isAwaitingLayout = false
    pendingChange = nil
    drawnExtent = nil
    subtreeExtent = .zero
    readsBackdrop = false
  }

  private func tellSubtreeItMoved() {
    visitSubtree { $0.didMoveToWindow() }
  }

  private func setNeedsLayoutBelow() {
    visitSubtree { $0.setNeedsLayout() }
  }
}
