import Geometry
import Glibc

extension Canvas {
  /// The shape, each pixel in the colour of the direction of its middle.
  func fill(_ outline: Outline, _ gradient: ConicGradient) {
    let seen = outline.frame.intersection(clipPixels)
    guard gradient.isFinite, !seen.isEmpty, let back = outline.transform.inverted else { return }
    let picture = Bitmap(width: seen.width, height: seen.height)
    ShapeCache.withMask(of: outline) { mask in
      for y in 0..<seen.height {
        let cover = unsafe mask.row(seen.y - outline.frame.y + y)
        let row = unsafe picture.words(ofRow: y)
        for x in 0..<seen.width {
          let amount = unsafe Double(cover[seen.x - outline.frame.x + x])
          guard amount > 0 else { continue }
          let place = back.apply(to: Point(x: Double(seen.x + x) + 0.5, y: Double(seen.y + y) + 0.5)) - gradient.center
          let color = gradient.color(at: atan2(place.dy, place.dx))
          unsafe row[x] = color.withAlpha(min(max(color.alpha, 0), 1) * amount / 255).premultipliedWord
        }
      }
    }
    picture.rowsChanged()
    put(picture, at: seen)
  }
}
