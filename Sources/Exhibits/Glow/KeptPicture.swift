import Drawing
import Geometry

/// The last picture of something that is costly to draw and seldom changes.
final class KeptPicture<Key: Hashable> {
  private var kept: (key: Key, picture: Bitmap)?

  /// - Parameter draw: draws in points from the picture's top left.
  func picture(for key: Key, size: Size, scale: Double, draw: (Canvas) -> Void) -> Bitmap {
    if let kept, kept.key == key, kept.picture.width == pixels(size.width, scale), kept.picture.height == pixels(size.height, scale) {
      return kept.picture
    }
    let picture = Bitmap(width: pixels(size.width, scale), height: pixels(size.height, scale))
    draw(Canvas(picture, scale: scale))
    kept = (key, picture)
    return picture
  }

  private func pixels(_ points: Double, _ scale: Double) -> Int { Int((points * scale).rounded(.up)) }
}
