import Drawing
import Geometry
import Widgets

/// The parts of a slider that make its thumb, where they are now, in the slider's coordinates.
struct ThumbLayers: Equatable {
  var bounds: Rect
  var track: Rect
  var thumb: Rect
  /// Whether the slider draws the thumb itself.
  var isThumbDrawn: Bool
  /// Nil where it has none.
  var overlay: Rect?
  /// 0 where it isn't drawn.
  var overlayOpacity = 0.0

  init(_ slider: RoundThumbSlider) {
    bounds = slider.bounds
    track = slider.trackFrame(in: slider.bounds)
    thumb = slider.thumbFrame
    isThumbDrawn = !slider.element.isHidden
    guard let overlay = (slider as? OverlaySlider)?.overlay else { return }
    self.overlay = overlay.convert(overlay.bounds, to: slider)
    overlayOpacity = overlay.isHidden ? 0 : overlay.alpha
  }
}
