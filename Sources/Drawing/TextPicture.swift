import CCairo
import Geometry

/// A text's coverage at one scale, to be put at whole pixels.
///
/// The glyphs are drawn four times as wide and averaged: cairo puts glyphs at whole pixels, so they stand at quarter pixels here, as
/// evenly spaced as the metrics ask, while upright hinting keeps their horizontals crisp.
struct TextPicture {
  let mask: Mask
  /// From the text's origin (left end of the first baseline) to the mask's top left, in pixels.
  let left: Int
  let top: Int

  private static let fine = 4

  init?(of text: ShapedText, scale: Double) {
    guard let layout = unsafe text.layout else { return nil }
    let baseline = text.baseline
    // A pixel more at each side: hinting and the rounding of positions move edges a little.
    let left = (text.ink.minX * scale).rounded(.down) - 1
    let right = (text.ink.maxX * scale).rounded(.up) + 1
    let top = ((text.ink.minY - baseline) * scale).rounded(.down) - 1
    let bottom = ((text.ink.maxY - baseline) * scale).rounded(.up) + 1
    let limit = Double(Bitmap.largestSide)
    guard (right - left) * Double(TextPicture.fine) <= limit, bottom - top <= limit else { return nil }
    self.left = Int(left)
    self.top = Int(top)
    let wide = Mask(width: Int(right - left) * TextPicture.fine, height: Int(bottom - top))
    mask = Mask(width: Int(right - left), height: Int(bottom - top))
    let context = unsafe cairo_create(wide.surface)
    unsafe cairo_scale(context, Double(TextPicture.fine), 1)
    unsafe cairo_translate(context, -left, -top)
    unsafe cairo_scale(context, scale, scale)
    unsafe cairo_move_to(context, 0, -baseline)
    unsafe pango_cairo_show_layout(context, layout)
    unsafe cairo_destroy(context)
    for y in 0..<mask.height {
      let source = unsafe wide.row(y)
      let target = unsafe mask.row(y)
      for x in target.indices {
        let sum = unsafe Int(source[4 * x]) + Int(source[4 * x + 1]) + Int(source[4 * x + 2]) + Int(source[4 * x + 3])
        unsafe target[x] = UInt8((sum + 2) / 4)
      }
    }
    mask.rowsChanged()
  }
}
