import Drawing
import Geometry

/// The app's own slider from before iOS 26: the thumb is where the value is, or the finger, and nothing moves by itself.
final class CustomSliderElement: SliderVisualElement {
  private let data: SliderDataModel
  private let thumb: View
  private let glass: GlassLensView?
  private let picture = ImageView()
  /// Where the finger holds the thumb; nil without one.
  private var fingerPlace: Double?
  /// Whether a handler of the slider's own events has put another value in place of the finger's.
  private var isOverruled = false

  init(data: SliderDataModel, lens: GlassLensView?) {
    self.data = data
    glass = lens
    thumb = lens ?? PlainThumbView()
    super.init()
    name = "visual element"
    addSubview(picture)
    addSubview(thumb)
  }

  override var thumbPlace: Double { fingerPlace ?? slider?.valuePlace ?? 0 }

  override func press(at time: Double) -> Bool {
    fingerPlace = thumbPlace
    isOverruled = false
    return true
  }

  override func drag(to place: Double, velocity: Double) -> Bool {
    guard let slider, let fingerPlace else { return false }
    guard place != fingerPlace else { return true }
    self.fingerPlace = place
    isOverruled = false
    data._value = slider.personValue(at: place)
    slider.thumbMoved()
    return true
  }

  override func release(velocity: Double, at time: Double) -> Bool {
    guard let slider, let fingerPlace else { return false }
    if !isOverruled { data._value = slider.personValue(at: fingerPlace) }
    self.fingerPlace = nil
    slider.thumbMoved()
    return true
  }

  override func cancel(restoring value: Float) {
    fingerPlace = nil
    data._value = value
    slider?.thumbMoved()
  }

  override func setValue(_ value: Float, animated: Bool) {
    data._value = value
    isOverruled = slider?.sentEvents.isEmpty == false
    slider?.thumbMoved()
  }

  override func rangeChanged() {
    if fingerPlace != nil { fingerPlace = slider?.valuePlace }
    isOverruled = false
    slider?.thumbMoved()
  }

  override func volumeStep(by fraction: Double) { slider?.plainVolumeStep(by: fraction) }

  override func setLifted(_ isLifted: Bool, at time: Double) { glass?.setLifted(isLifted, at: time) }
  override var lens: GlassLensView? { glass }
  override func showThumb(_ look: SliderThumbLook) { show(look, standard: thumb, picture: picture) }

  override func layoutThumb(_ rect: Rect) {
    picture.frame = rect
    thumb.frame = rect
  }

  override func invalidate() { glass?.invalidate() }
}

/// A white capsule with a thin edge, as plain as a thumb can be.
final class PlainThumbView: View, TintedThumb {
  var tint = Color.white { didSet { if tint != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "thumb"
  }

  override var drawsContent: Bool { !frame.isEmpty }
  override var drawingOutsets: Insets { Insets(all: 1) }

  override func draw(in canvas: Canvas) {
    canvas.fillCapsule(bounds.insetBy(dx: -0.5, dy: -0.5), Color(white: 0, alpha: 0.22))
    canvas.fillCapsule(bounds.insetBy(dx: 0.5, dy: 0.5), tint)
  }
}
