import Drawing
import Geometry
import Widgets

/// The system's slider before glass, with a round picture as its thumb, 30 points wide, pressed or not.
///
/// What the other examples add to it they add in subclasses, through the hooks of `Slider` alone.
class RoundThumbSlider: Slider {
  init(frame: Rect = .zero) {
    var metrics = SliderMetrics()
    metrics.thumb = Size(width: ThumbPictures.small, height: ThumbPictures.small)
    super.init(frame: frame, system: .custom, metrics: metrics)
    let picture = ThumbPictures.disc(ThumbPictures.small, ThumbPictures.blue)
    // A state without a picture of its own would have the standard thumb.
    for state in RoundThumbSlider.states { setThumbImage(picture, for: state) }
  }

  static let states: [ControlState] = [.normal, .highlighted, .disabled, [.disabled, .highlighted]]

  /// What is drawn now, as of the last layout.
  var shown: ShownThumb { ShownThumb(diameter: thumbFrame.width, bigOpacity: 0, offCentre: 0) }

  /// Whether something of it is still on its way.
  var isMoving: Bool { false }
}

/// What a thumb looks like in a frame.
struct ShownThumb: Hashable {
  /// Of what is seen, in points.
  var diameter: Double
  /// Of the big picture, 0 ... 1.
  var bigOpacity: Double
  /// How far the big picture's centre is from the thumb's, in points.
  var offCentre: Double
}

/// Two pictures, one for each state: the slider itself puts in the one that fits, at once.
final class TwoImageSlider: RoundThumbSlider {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setThumbImage(ThumbPictures.disc(ThumbPictures.big, ThumbPictures.blue), for: .highlighted)
  }

  override var shown: ShownThumb {
    var shown = super.shown
    shown.bigOpacity = isHighlighted ? 1 : 0
    return shown
  }
}
