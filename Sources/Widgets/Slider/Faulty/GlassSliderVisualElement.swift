import Drawing
import Geometry
import Introspection

/// The glass look on top of the fluid element. It adds only how the thumb looks; what moves it lives on its parent.
final class GlassSliderVisualElement: FluidSliderVisualElement {
  nonisolated override class var introspection: ClassDeclaration {
    ClassDeclaration(GlassSliderVisualElement.self, article: "_UISliderGlassVisualElement")
  }

  var lensView: GlassLensView
  var thumbImageView: ImageView
  var defaultThumbTintColor: Color
  var minimumThumbHitSize: Size

  override init(data: SliderDataModel) {
    lensView = GlassLensView()
    thumbImageView = ImageView()
    defaultThumbTintColor = .white
    minimumThumbHitSize = SliderMetrics().minimumThumbHitSize
    super.init(data: data)
    addSubview(thumbImageView)
    addSubview(lensView)
  }

  override var thumbPlace: Double { lensView.place }

  override func setThumb(_ place: Double) {
    lensView.place = place
    slider?.thumbMoved()
  }

  override func setLifted(_ isLifted: Bool, at time: Double) { lensView.setLifted(isLifted, at: time) }

  override var lens: GlassLensView? { lensView }
  override func showThumb(_ look: SliderThumbLook) { show(look, standard: lensView, picture: thumbImageView) }

  override func layoutThumb(_ rect: Rect) {
    lensView.frame = rect
    thumbImageView.frame = rect
    lastUpdate._trackBounds = bounds
    if let slider { lastUpdate._barFrame = slider.trackRect(forBounds: slider.bounds) }
    fluidInteraction.__normalizedTrackSize = Size(width: 1, height: bounds.width > 0 ? bounds.height / bounds.width : 0)
  }

  override func invalidate() { lensView.invalidate() }
}
