import Geometry
import Widgets

/// The big picture appears over the small one, little by little, in its full size: nothing grows.
final class CrossFadeSlider: OverlaySlider {
  init(frame: Rect = .zero) {
    super.init(frame: frame)
    overlay.image = ThumbPictures.disc(ThumbPictures.big, ThumbPictures.blue).bitmap
  }

  override func show(_ progress: Double) { overlay.alpha = progress }

  override func placeOverlay(over thumb: Rect) {
    guard !thumb.isEmpty else { return }
    overlay.frame = Rect(center: thumb.center, size: Size(width: ThumbPictures.big, height: ThumbPictures.big))
  }

  override var shown: ShownThumb {
    let thumb = thumbFrame
    return ShownThumb(
      diameter: overlay.alpha > 0 ? overlay.frame.width : thumb.width, bigOpacity: overlay.alpha,
      offCentre: (overlay.frame.center - thumb.center).length)
  }
}
