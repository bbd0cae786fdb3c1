import Drawing
import Geometry

/// The parts that few sliders have, each made when it is first needed.
final class SliderAttachments {
  var ticks: SliderTickView?
  var minimumImage: ControlImageView?
  var maximumImage: ControlImageView?
  var focusRing: FocusRingView?

  var hasImage: Bool { minimumImage != nil || maximumImage != nil }
}

extension Slider {
  final func layoutAttachments(thumb: Rect) {
    layoutTicks()
    if minimumValueImage != nil || maximumValueImage != nil || attachments.hasImage {
      place(\.minimumImage, image: minimumValueImage) { minimumValueImageRect(forBounds: bounds) }
      place(\.maximumImage, image: maximumValueImage) { maximumValueImageRect(forBounds: bounds) }
    }
    layoutFocusRing(around: sliderStyle == .thumbless ? trackRect(forBounds: bounds) : thumb)
  }

  private func layoutTicks() {
    guard trackConfiguration?.ticks.isEmpty == false || attachments.ticks != nil else { return }
    let view = attached(\.ticks) { SliderTickView() }
    let enabled = enabledPlaces ?? 0...1
    view.frame = bounds
    view.isVertical = axis.isVertical
    view.marks = (trackConfiguration?.ticks ?? []).enumerated().map { index, tick in
      SliderTickView.Mark(dot: rectOfTickMark(at: index), tick: tick, isEnabled: enabled.contains(Double(tick.position)))
    }
  }

  private func place(_ part: ReferenceWritableKeyPath<SliderAttachments, ControlImageView?>, image: ControlImage?, in rect: () -> Rect) {
    guard image != nil || attachments[keyPath: part] != nil else { return }
    let view = attached(part) { ControlImageView() }
    view.image = image
    if image != nil { view.frame = rect() }
  }

  private func layoutFocusRing(around rect: Rect) {
    guard showsFocus || attachments.focusRing != nil else { return }
    let ring = attached(\.focusRing, inFront: true) { FocusRingView() }
    ring.isHidden = !showsFocus
    ring.frame = rect.insetBy(dx: -FocusRingView.reach, dy: -FocusRingView.reach)
  }

  /// The part's view, put under the thumb or in front of everything where there is none yet.
  private func attached<V: View>(
    _ part: ReferenceWritableKeyPath<SliderAttachments, V?>, inFront: Bool = false, make: () -> V
  ) -> V {
    if let view = attachments[keyPath: part] { return view }
    let view = make()
    attachments[keyPath: part] = view
    insertSubview(view, at: inFront ? subviews.count : 1)
    return view
  }
}

/// Shows a ``ControlImage``, filling its bounds.
final class ControlImageView: View {
  var image: ControlImage? {
    didSet { if image != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "image"
  }

  override var drawsContent: Bool { image != nil }
  override func draw(in canvas: Canvas) { image?.draw(in: bounds, on: canvas) }
}

/// The ring around what has the keyboard: 2 points wide, 2 points outside.
final class FocusRingView: View {
  static let width = 2.0
  static let gap = 2.0
  /// How far its outer edge lies outside what it surrounds.
  static let reach = width + gap

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "focus ring"
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let line = bounds.insetBy(dx: FocusRingView.width / 2, dy: FocusRingView.width / 2)
    canvas.stroke(Path(capsule: line), theme.accent, width: FocusRingView.width)
  }
}
