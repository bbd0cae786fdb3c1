import CCairo
import Geometry

/// One laid out text and its picture at the scale it was last drawn at. Only touched inside ``TextEngine/exclusively(_:)``, but for the
/// constants.
@safe final class ShapedText: @unchecked Sendable {
  let size: Size
  let baseline: Double

  /// Nil where there is no font.
  let layout: OpaquePointer?
  /// What the glyphs cover, in points from the box's top left.
  let ink: Rect
  private var picture: (scale: Double, text: TextPicture)?

  init(_ request: TextRequest, context: OpaquePointer?, font: OpaquePointer) {
    let limit = request.maxWidth ?? .infinity
    guard let context = unsafe context, let layout = unsafe pango_layout_new(context) else {
      let em = request.font.size
      size = Size(width: min(limit, 0.6 * em * Double(request.text.count)), height: 1.25 * em)
      baseline = em
      ink = .zero
      unsafe layout = nil
      return
    }
    unsafe pango_layout_set_font_description(layout, font)
    unsafe pango_layout_set_text(layout, request.text, Int32(request.text.utf8.count))
    if let maxWidth = request.maxWidth {
      unsafe pango_layout_set_width(layout, Int32((maxWidth * Double(PANGO_SCALE)).rounded(.down)))
      if request.truncates {
        unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      } else {
        unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
      }
    }
    var inked = PangoRectangle(), logical = PangoRectangle()
    unsafe pango_layout_get_extents(layout, &inked, &logical)
    let unit = 1 / Double(PANGO_SCALE)
    let width = Double(logical.x + logical.width) * unit
    size = Size(width: min(limit, width), height: Double(logical.height) * unit)
    baseline = unsafe Double(pango_layout_get_baseline(layout)) * unit
    let drawn = Rect(
      x: Double(inked.x) * unit, y: Double(inked.y) * unit, width: Double(inked.width) * unit, height: Double(inked.height) * unit)
    // Not even the ellipsis, or a single letter, fits: it is cut.
    ink = width > limit ? drawn.intersection(Rect(x: 0, y: drawn.minY, width: limit, height: drawn.height)) : drawn
    unsafe self.layout = unsafe layout
  }

  deinit {
    guard let layout = unsafe layout else { return }
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The text at `scale` pixels a point, nil where it would be too large a picture.
  func picture(at scale: Double) -> TextPicture? {
    if let picture, picture.scale == scale { return picture.text }
    guard let text = TextPicture(of: self, scale: scale) else { return nil }
    picture = (scale, text)
    return text
  }
}
