import Drawing
import Geometry
import Widgets

/// The thumb's own picture, laid over it and enlarged by a transform about its centre.
///
/// While it is larger than the thumb it stands in for it: exactly one of the two is drawn, so that a translucent picture isn't seen twice.
/// It follows whatever picture or tint the thumb has, and the thumb's size.
class GrowingSlider: OverlaySlider {
  /// Of the grown thumb, in points.
  final var grownDiameter = ThumbPictures.big
  private var tinted: (tint: Color, picture: ControlImage)?

  override func show(_ progress: Double) {
    let width = overlay.frame.width
    let factor = width > 0 ? 1 + (grownDiameter / width - 1) * progress : 1
    overlay.transform = AffineTransform(scaleX: factor, y: factor)
    overlay.isHidden = progress == 0
    element.isHidden = !overlay.isHidden
  }

  override func placeOverlay(over thumb: Rect) {
    overlay.image = picture.bitmap
    overlay.frame = thumb
  }

  /// What the thumb shows.
  private var picture: ControlImage {
    if let image = currentThumbImage { return image }
    let tint = thumbTintColor ?? .white
    if let tinted, tinted.tint == tint { return tinted.picture }
    let picture = ThumbPictures.disc(ThumbPictures.small, tint)
    tinted = (tint, picture)
    return picture
  }

  override var shown: ShownThumb {
    let thumb = thumbFrame
    let big = overlay.convert(overlay.bounds, to: self)
    return ShownThumb(
      diameter: overlay.isHidden ? thumb.width : big.width, bigOpacity: 1, offCentre: (big.center - thumb.center).length)
  }
}

/// The same on springs, which may overshoot, and for a tap as well: a short press still shows.
final class SpringSlider: GrowingSlider {
  init(frame: Rect = .zero) { super.init(frame: frame, growth: SpringGrowth()) }

  override var shortestShow: Double { 0.2 }
}
