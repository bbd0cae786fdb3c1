import Drawing
import Geometry

/// Finds the pixels that a frame has to draw again: for each view that changed, what it covered when it was last drawn and what it covers now.
///
/// Nothing is computed when a view changes, however often it does so between two frames; the old extents are those committed with the frame
/// that drew them, so what a shrinking or moving view gives up is drawn again too.
final class DamageTracker {
  enum Change { case content, subtree }

  /// Not kept alive: the window is among its own changes. Views that leave are taken out.
  private struct Entry {
    unowned let view: View
  }

  /// Views with a ``View/pendingChange``, in the order of the first mark, so that equal frames give equal regions.
  private var changes: [Entry] = []
  private var pending = Region()
  /// Views that may read what lies behind them and were drawn once. Views that leave are taken out.
  private var readers: [Entry] = []
  /// Called when the first damage after a commit appears.
  var onFirstDamage: (() -> Void)?

  var isEmpty: Bool { changes.isEmpty && pending.isEmpty }

  func mark(_ view: View, _ change: Change) {
    let wasEmpty = isEmpty
    if view.pendingChange == nil { changes.append(Entry(view: view)) }
    if view.pendingChange != .subtree { view.pendingChange = change }
    if wasEmpty { onFirstDamage?() }
  }

  func add(_ rect: PixelRect) {
    let wasEmpty = isEmpty
    pending.formUnion(rect)
    if wasEmpty && !isEmpty { onFirstDamage?() }
  }

  /// A subtree leaves the window: what it covered has to be drawn without it.
  func uncovered(by view: View, scale: Double) {
    view.visitSubtree { gone in
      if let extent = gone.drawnExtent { add(PixelRect(covering: extent, scale: scale)) }
    }
  }

  /// After ``View/leftWindow()``.
  func forgetThoseThatLeft() {
    changes.removeAll { $0.view.pendingChange == nil }
    readers.removeAll { !$0.view.readsBackdrop }
  }

  /// What has changed since the last commit; the extents of now become the committed ones.
  func commit(root: View, scale: Double) -> Region {
    for entry in changes {
      let view = entry.view
      let isVisible = view.superview?.isVisible ?? true
      if view.pendingChange == .subtree {
        updateSubtree(view, isVisible: isVisible, scale: scale)
      } else {
        update(view, isVisible: isVisible && view.isShown, scale: scale)
      }
      view.pendingChange = nil
      view.extentChanged()
    }
    root.refreshExtents()
    changes.removeAll(keepingCapacity: true)
    defer { pending = Region() }
    return pending
  }

  /// What the views read of that which lies behind them, in window coordinates, a pixel of smoothing included.
  func backdrops(scale: Double) -> [Rect] {
    var areas: [Rect] = []
    for reader in readers where reader.view.drawnExtent != nil {
      let view = reader.view
      guard let backdrops = view.backdrops, !backdrops.isEmpty else { continue }
      let smoothing = view.points(ofPixel: scale)
      areas += backdrops.map { view.visibleExtent(of: $0.insetBy(dx: -smoothing, dy: -smoothing)) }
    }
    return areas
  }

  private func updateSubtree(_ view: View, isVisible: Bool, scale: Double) {
    let isShown = isVisible && view.isShown
    update(view, isVisible: isShown, scale: scale)
    for child in view.subviews { updateSubtree(child, isVisible: isShown, scale: scale) }
    view.hasStaleExtent = true
  }

  private func update(_ view: View, isVisible: Bool, scale: Double) {
    if let old = view.drawnExtent { pending.formUnion(PixelRect(covering: old, scale: scale)) }
    view.drawnExtent = nil
    guard isVisible && view.drawsContent else { return }
    let outsets = view.drawingOutsets, smoothing = view.points(ofPixel: scale)
    let reach = view.bounds.inset(
      by: Insets(
        top: -outsets.top - smoothing, left: -outsets.left - smoothing, bottom: -outsets.bottom - smoothing,
        right: -outsets.right - smoothing))
    let extent = view.visibleExtent(of: reach)
    guard !extent.isEmpty, extent.minX.isFinite, extent.minY.isFinite else { return }
    view.drawnExtent = extent
    if !view.readsBackdrop, view.backdrops != nil {
      view.readsBackdrop = true
      readers.append(Entry(view: view))
    }
    pending.formUnion(PixelRect(covering: extent, scale: scale))
  }
}

extension View {
  /// What a pixel of the window measures in this view, for the smoothing at the edges of what is drawn.
  fileprivate final func points(ofPixel scale: Double) -> Double {
    let magnification = pixelsAPoint(scale: scale)
    return magnification > 0 ? 1 / magnification : 0
  }

  /// The extents from here up to the root are to be refreshed.
  fileprivate final func extentChanged() {
    hasStaleExtent = true
    var next = superview
    while let view = next, !view.hasStaleExtent {
      view.hasStaleExtent = true
      next = view.superview
    }
  }

  /// Refreshes the stale extents from here down, each once.
  final func refreshExtents() {
    guard hasStaleExtent else { return }
    hasStaleExtent = false
    var extent = drawnExtent ?? .zero
    for view in subviews {
      view.refreshExtents()
      extent = extent.union(view.subtreeExtent)
    }
    subtreeExtent = extent
  }

  /// Draws the view and what lies below it where it meets `region`.
  final func drawSubtree(in canvas: Canvas, region: Region, scale: Double) {
    guard isShown, region.intersects(PixelRect(covering: subtreeExtent, scale: scale)) else { return }
    canvas.save()
    canvas.concatenate(transformToSuperview)
    if alpha < 1 {
      canvas.withOpacity(alpha, in: convertSubtreeExtent()) { drawSelfAndBelow(in: canvas, region: region, scale: scale) }
    } else {
      drawSelfAndBelow(in: canvas, region: region, scale: scale)
    }
    canvas.restore()
  }

  private func drawSelfAndBelow(in canvas: Canvas, region: Region, scale: Double) {
    let isSeen = drawnExtent.map { region.intersects(PixelRect(covering: $0, scale: scale)) } ?? false
    let subviews = subviews
    guard !subviews.isEmpty else {
      if isSeen { draw(in: canvas) }
      return
    }
    if isSeen {
      canvas.save()
      draw(in: canvas)
      canvas.restore()
    }
    if clipsToBounds { canvas.clip(to: bounds) }
    for view in subviews { view.drawSubtree(in: canvas, region: region, scale: scale) }
  }

  /// The subtree's extent in this view's own coordinates.
  private func convertSubtreeExtent() -> Rect {
    transformToRoot.inverted?.apply(to: subtreeExtent) ?? .zero
  }
}
