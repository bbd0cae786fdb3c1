import Synchronization

/// What shapes looked like lately. Most of a window is drawn as it was in the frame before.
///
/// Cairo counts references to pixels without a lock, so what is kept here is also drawn in here.
enum ShapeCache {
  /// 1 byte a pixel; a screen full of shapes at scale 2.
  private static let masks = Mutex(RecentCache<Outline, Mask>(limit: 4 << 20) { $0.width * $0.height })
  /// 4 bytes a pixel.
  private static let gradients = Mutex(RecentCache<GradientShape, Bitmap>(limit: 8 << 20) { 4 * $0.width * $0.height })

  /// 4 bytes a pixel.
  private static let raised = Mutex(RecentCache<RaisedCapsule, Bitmap>(limit: 2 << 20) { 4 * $0.width * $0.height })

  private struct GradientShape: Hashable {
    let outline: Outline
    let gradient: Gradient
  }

  static func withMask(of outline: Outline, _ body: (Mask) -> Void) {
    masks.withLock { cache in body(cache.value(for: outline) { outline.makeMask() }) }
  }

  static func withBitmap(of outline: Outline, _ gradient: Gradient, _ body: (Bitmap) -> Void) {
    gradients.withLock { cache in
      body(cache.value(for: GradientShape(outline: outline, gradient: gradient)) { outline.makeBitmap(gradient) })
    }
  }

  static func withBitmap(of capsule: RaisedCapsule, _ body: (Bitmap) -> Void) {
    raised.withLock { cache in body(cache.value(for: capsule) { capsule.makeBitmap() }) }
  }
}
