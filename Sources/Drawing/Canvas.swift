import CCairo
public import Geometry

/// Draws into a ``Bitmap``. Coordinates are points, y down, from the bitmap's top left; `scale` pixels make a point.
///
/// Every call is deterministic: the same calls give the same bytes, and what is drawn under a clip of whole pixels equals those pixels
/// of the unclipped drawing. Coordinates, colours and lengths that are no finite numbers draw nothing.
@safe public final class Canvas {
  public let bitmap: Bitmap
  /// Pixels a point.
  public let scale: Double

  let context: OpaquePointer
  private var saves = 0

  public init(_ bitmap: Bitmap, scale: Double) {
    precondition(scale > 0 && scale.isFinite, "pixels a point must be positive, got \(scale)")
    guard let context = unsafe cairo_create(bitmap.surface) else { preconditionFailure("cairo returned no context") }
    self.bitmap = bitmap
    self.scale = scale
    unsafe self.context = unsafe context
    unsafe cairo_scale(context, scale, scale)
    checkStatus()
  }

  deinit {
    unsafe cairo_destroy(context)
  }

  // MARK: State

  /// Keeps transform and clip for the matching ``restore()``.
  public func save() {
    saves += 1
    unsafe cairo_save(context)
  }

  public func restore() {
    precondition(saves > 0, "restore() without save()")
    saves -= 1
    unsafe cairo_restore(context)
  }

  /// Runs `body`; transform and clip are afterwards as before.
  public func saved(_ body: () -> Void) {
    save()
    body()
    restore()
  }

  /// From the current user space to pixels.
  public var deviceTransform: AffineTransform {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    return AffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// What follows is drawn in a space whose points go through `transform` first. One that folds the plane, as a view scaled to 0 has it,
  /// lets nothing be drawn until the state is restored.
  public func concatenate(_ transform: AffineTransform) {
    let combined = transform.concatenating(deviceTransform)
    guard combined.isFinite, abs(combined.determinant) > 1e-9 else {
      clipEverything()
      return
    }
    setDeviceTransform(combined)
  }

  // MARK: Clip

  /// Edges between pixels are antialiased.
  public func clip(to rect: Rect) {
    guard let rect = reachable(rect), !rect.isEmpty else {
      clipEverything()
      return
    }
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
    unsafe cairo_clip(context)
    checkStatus()
  }

  /// Edges are antialiased.
  public func clip(to path: Path) {
    guard trace(path) else {
      clipEverything()
      return
    }
    unsafe cairo_clip(context)
    checkStatus()
  }

  /// Only these pixels of the bitmap, whatever the transform.
  public func clip(toPixels region: Region) {
    inPixels {
      unsafe cairo_new_path(context)
      for rect in region.rects {
        unsafe cairo_rectangle(context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
      }
      unsafe cairo_clip(context)
    }
    checkStatus()
  }

  /// A rectangle of the user space around everything that can still be drawn; empty where nothing can.
  public var clipBounds: Rect {
    var left = 0.0, top = 0.0, right = 0.0, bottom = 0.0
    unsafe cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func clipEverything() {
    unsafe cairo_new_path(context)
    unsafe cairo_rectangle(context, 0, 0, 0, 0)
    unsafe cairo_clip(context)
  }

  // MARK: Groups

  /// Draws what `body` draws as one picture with this opacity: parts that overlap don't shine through each other. `rect` must hold all of
  /// it; whole pixels around it are drawn. 1 and more draw directly, 0 and less nothing.
  public func withOpacity(_ alpha: Double, in rect: Rect, _ body: () -> Void) {
    guard alpha > 0 else { return }
    if alpha >= 1 {
      saved(body)
      return
    }
    save()
    defer { restore() }
    clip(toPixels: Region(PixelRect(covering: deviceTransform.apply(to: rect), scale: 1)))
    guard !clipBounds.isEmpty else { return }
    unsafe cairo_push_group(context)
    body()
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, alpha)
    checkStatus()
  }

  // MARK: For the drawing calls

  /// Runs `body` with pixels as the user space.
  func inPixels(_ body: () -> Void) {
    var matrix = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &matrix)
    unsafe cairo_identity_matrix(context)
    body()
    unsafe cairo_set_matrix(context, &matrix)
  }

  private func setDeviceTransform(_ transform: AffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    unsafe cairo_set_matrix(context, &matrix)
    checkStatus()
  }

  /// Cairo stays in its first error for ever, so one here is a mistake of this module (or no memory), never of the world.
  func checkStatus(_ call: StaticString = #function) {
    let status = unsafe cairo_status(context)
    unsafe precondition(
      status == CAIRO_STATUS_SUCCESS, "cairo refused \(call): \(String(cString: cairo_status_to_string(status)))")
  }
}

extension AffineTransform {
  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
