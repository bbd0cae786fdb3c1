import CCairo
import Geometry

/// A path as it lies on the pixels of a canvas: all that decides which of them it covers, and how far.
///
/// Cairo's scan converter chooses row by row between an exact and a sampled coverage, and looks at what the clip left of the path when it
/// chooses. So shapes are never drawn under the clip itself: their coverage is made for the whole shape, then put through the clip, and a
/// damaged part drawn again equals the same part of the whole drawing.
struct Outline: Hashable {
  let path: Path
  /// From the path's space to pixels.
  let transform: AffineTransform
  /// Nil: the inside is meant.
  let line: LineStyle?
  /// The pixels that may be covered.
  let frame: PixelRect

  init(path: Path, transform: AffineTransform, line: LineStyle?, frame: PixelRect) {
    self.path = path
    self.transform = transform
    self.line = line
    self.frame = frame
  }

  /// A few of its numbers, which nearly always tell it from others: it is asked for whenever a shape is drawn.
  func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(transform.tx)
    hasher.combine(transform.ty)
    hasher.combine(path.elements.count)
    hasher.combine(path.elements[path.elements.count / 2])
  }

  /// Nil where a number isn't finite or nothing can be seen on `canvas`.
  init?(_ path: Path, line: LineStyle? = nil, on canvas: Canvas) {
    guard !path.isEmpty, path.isFinite, line?.isDrawable ?? true else { return nil }
    let transform = canvas.deviceTransform
    let reach = line?.reach ?? 0
    let around = path.bounds.grown(by: reach)
    guard let frame = canvas.pixels(around: transform.apply(to: around)) else { return nil }
    self.path = path
    self.transform = transform
    self.line = line
    self.frame = frame
  }

  /// The same moved by whole pixels to the picture's corner.
  var atCorner: Outline {
    let (transform, frame) = transform.atCorner(frame)
    return Outline(path: path, transform: transform, line: line, frame: frame)
  }

  func makeMask() -> Mask {
    unsafe Mask(frame) { context in unsafe draw(on: context) }
  }

  /// The shape alone, filled with a gradient.
  func makeBitmap(_ gradient: Gradient) -> Bitmap {
    unsafe Bitmap(frame) { context in
      // Only the matrix goes back: restoring the whole state would take the source away again.
      var before = cairo_matrix_t()
      unsafe cairo_get_matrix(context, &before)
      var matrix = cairo_matrix_t(transform)
      unsafe cairo_transform(context, &matrix)
      unsafe gradient.makeSource(of: context)
      unsafe cairo_set_matrix(context, &before)
      unsafe draw(on: context)
    }
  }

  /// `context`: in pixels of the canvas.
  private func draw(on context: OpaquePointer) {
    unsafe withTransform(on: context) { unsafe trace(on: context) }
    guard let line else {
      unsafe cairo_fill(context)
      return
    }
    unsafe withTransform(on: context) {
      unsafe cairo_set_line_width(context, line.width)
      unsafe cairo_set_dash(context, line.dash, Int32(line.dash.count), 0)
      unsafe cairo_set_line_cap(context, line.cap.cairo)
      unsafe cairo_set_line_join(context, line.join.cairo)
      unsafe cairo_set_miter_limit(context, LineStyle.miterLimit)
      unsafe cairo_stroke(context)
    }
  }

  /// Only the transform is put back; path and source that `body` makes stay.
  private func withTransform(on context: OpaquePointer, _ body: () -> Void) {
    var before = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &before)
    var matrix = cairo_matrix_t(transform)
    unsafe cairo_transform(context, &matrix)
    body()
    unsafe cairo_set_matrix(context, &before)
  }

  /// Cairo keeps coordinates as 24.8 fixed point pixels, which would wrap around: places much further away than a picture reaches are
  /// moved to that limit first.
  private func trace(on context: OpaquePointer) {
    let stretch = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    let limit = max(0, 4e6 - max(abs(transform.tx), abs(transform.ty))) / stretch
    func limited(_ number: Double) -> Double { min(max(number, -limit), limit) }
    for element in path.elements {
      switch element {
      case .move(let point): unsafe cairo_move_to(context, limited(point.x), limited(point.y))
      case .line(let point): unsafe cairo_line_to(context, limited(point.x), limited(point.y))
      case .curve(let point, let first, let second):
        unsafe cairo_curve_to(
          context, limited(first.x), limited(first.y), limited(second.x), limited(second.y), limited(point.x), limited(point.y))
      case .close: unsafe cairo_close_path(context)
      }
    }
  }
}

extension AffineTransform {
  /// Moved by whole pixels to the picture's corner, and `frame` with it: what differs only by whole pixels is the same there.
  func atCorner(_ frame: PixelRect) -> (transform: AffineTransform, frame: PixelRect) {
    let left = tx.rounded(.down), top = ty.rounded(.down)
    guard abs(left) < 1e6, abs(top) < 1e6 else { return (self, frame) }
    var moved = self
    moved.tx -= left
    moved.ty -= top
    return (moved, PixelRect(x: frame.x - Int(left), y: frame.y - Int(top), width: frame.width, height: frame.height))
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .curve(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
      case .close: true
      }
    }
  }
}

extension Rect {
  /// Larger by `margin` at each side, also where it has no area.
  func grown(by margin: Double) -> Rect {
    Rect(x: minX - margin, y: minY - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
