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
  /// How many ``save()`` wait for their ``restore()``.
  private var saves = 0
  private var softClips: [SoftClip] = []

  /// A clip with antialiased edges: what it clips is drawn apart and put through the mask at the end.
  private struct SoftClip {
    let outline: Outline
    /// The number of ``save()`` whose restoring ends it.
    let depth: Int
  }

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
    precondition(saves == 0, "save() without restore()")
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
    while let clip = softClips.last, clip.depth == saves {
      softClips.removeLast()
      unsafe cairo_pop_group_to_source(context)
      ShapeCache.withMask(of: clip.outline) { put($0, at: clip.outline.frame) }
    }
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
    return AffineTransform(matrix)
  }

  /// Moves the space, until the state is restored, to the nearest place where its origin lies on a whole multiple of a `parts`-th of a pixel,
  /// so that what is drawn at many places looks alike at them and is kept. A turned or stretched space stays.
  func snapOrigin(toPartsOfPixel parts: Double) {
    precondition(parts > 0 && parts.isFinite, "a pixel can't be cut into \(parts) parts")
    var transform = deviceTransform
    guard transform.isUprightAndEven else { return }
    transform.tx = (transform.tx * parts).rounded() / parts
    transform.ty = (transform.ty * parts).rounded() / parts
    var matrix = cairo_matrix_t(transform)
    unsafe cairo_set_matrix(context, &matrix)
  }

  /// What follows is drawn in a space whose points go through `transform` first. One that folds the plane, as a view scaled to 0 has it,
  /// lets nothing be drawn until the state is restored.
  public func concatenate(_ transform: AffineTransform) {
    let combined = transform.concatenating(deviceTransform)
    guard combined.isFinite, abs(combined.determinant) > 1e-9 else {
      clip(toPixels: Region())
      return
    }
    var matrix = cairo_matrix_t(combined)
    unsafe cairo_set_matrix(context, &matrix)
    checkStatus()
  }

  // MARK: Clip

  /// Hard: the edges go to the nearest whole pixels. Under a transform that turns it is as ``clip(to:)-(Path)``.
  public func clip(to rect: Rect) {
    let transform = deviceTransform
    guard transform.b == 0, transform.c == 0 else {
      clip(to: Path(rect: rect))
      return
    }
    guard let area = visible(transform.apply(to: rect)) else {
      clip(toPixels: Region())
      return
    }
    let left = Int(area.minX.rounded()), top = Int(area.minY.rounded())
    let whole = PixelRect(x: left, y: top, width: Int(area.maxX.rounded()) - left, height: Int(area.maxY.rounded()) - top)
    clip(toPixels: Region(whole))
  }

  /// Soft: edges are antialiased. Between ``save()`` and ``restore()`` only, and what was drawn appears with the latter: what is clipped is
  /// drawn apart and put through the shape as one picture.
  public func clip(to path: Path) {
    precondition(saves > 0, "a clip to a path must lie between save() and restore()")
    guard let outline = Outline(path, on: self) else {
      clip(toPixels: Region())
      return
    }
    clip(toPixels: Region(outline.frame))
    unsafe cairo_push_group(context)
    softClips.append(SoftClip(outline: outline, depth: saves))
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

  // MARK: Groups

  /// Draws what `body` draws as one picture with this opacity: parts that overlap don't shine through each other. `rect` must hold all of
  /// it; whole pixels around it are drawn. 1 and more draw directly, 0 and less nothing.
  public func withOpacity(_ alpha: Double, in rect: Rect, _ body: () -> Void) {
    guard alpha > 0 else { return }
    if alpha >= 1 {
      saved(body)
      return
    }
    guard let frame = pixels(around: deviceTransform.apply(to: rect)) else { return }
    save()
    defer { restore() }
    clip(toPixels: Region(frame))
    unsafe cairo_push_group(context)
    saved(body)
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, alpha)
    checkStatus()
  }

  /// Cairo stays in its first error for ever, so one here is a mistake of this module (or no memory), never of the world.
  func checkStatus(_ call: StaticString = #function) {
    let status = unsafe cairo_status(context)
    unsafe precondition(
      status == CAIRO_STATUS_SUCCESS, "cairo refused \(call): \(String(cString: cairo_status_to_string(status)))")
  }
}
