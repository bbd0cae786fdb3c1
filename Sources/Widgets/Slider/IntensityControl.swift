public import Drawing
public import Geometry

/// The app's own control: draws the track and holds the system's slider inside. It keeps no value of its own; its getter reads the inner
/// slider's.
public final class IntensityControl: Control {
  public private(set) var innerSlider: Slider
  /// The system of the inner slider; changing it puts in another one.
  public var system: SliderSystem {
    didSet { if system != oldValue { replaceInnerSlider(initialRawValue: innerSlider.value) } }
  }
  /// How many inner sliders were built in the control's life.
  public private(set) var slidersBuilt = 0
  /// Called in each release, from the inner slider's endTracking.
  public var onEndTracking: (() -> Void)?
  /// Called when a press is lost, from the inner slider's cancelTracking.
  public var onCancelTracking: (() -> Void)?
  /// Called when another inner slider has been put in place of the old one.
  public var onReplace: (() -> Void)?
  /// Told of the inner slider's motions.
  public var motionObserver: ((SliderMotionEvent) -> Void)? {
    didSet { innerSlider.observer = motionObserver }
  }
  /// Told of the masks that the inner slider sends.
  public var innerEventsObserver: ((ControlEvent) -> Void)? {
    didSet { innerSlider.controlEventsObserver = innerEventsObserver }
  }
  /// Called whenever the thumb or the value changed.
  public var onChange: (() -> Void)?
  public var fillColor = Color.white { didSet { trackView.fillColor = fillColor } }
  public var barColor = Color(white: 1, alpha: 0.3) { didSet { trackView.barColor = barColor } }

  public let metrics: SliderMetrics
  /// What the inner slider's presses and changes tell the outer control's targets.
  private static let forwarded: ControlEvent = [.allTouchEvents, .valueChanged]
  private let trackView = SliderTrackView()

  public init(frame: Rect = .zero, system: SliderSystem = .ios26, metrics: SliderMetrics = SliderMetrics()) {
    self.system = system
    self.metrics = metrics
    innerSlider = IntensityControl.InnerSlider(system: system, metrics: metrics)
    super.init(frame: frame)
    name = "intensity control"
    trackView.fillColor = fillColor
    trackView.barColor = barColor
    addSubview(trackView)
    slidersBuilt = 1
    configure(innerSlider)
    installInnerSlider()
  }

  // MARK: values; raw values are the inner slider's, and the map between them is the identity

  public var value: Float { innerSlider.value }
  public var minimumValue: Float {
    get { innerSlider.minimumValue }
    set { innerSlider.minimumValue = newValue }
  }
  public var maximumValue: Float {
    get { innerSlider.maximumValue }
    set { innerSlider.maximumValue = newValue }
  }
  public var isContinuous: Bool {
    get { innerSlider.isContinuous }
    set { innerSlider.isContinuous = newValue }
  }
  public var step: Float {
    get { innerSlider.step }
    set { innerSlider.step = newValue }
  }

  /// What an app calls first: the inner slider's own set, and no more. NaN is ignored.
  public func setValue(_ value: Float, animated: Bool) { innerSlider.setValue(value, animated: animated) }

  // MARK: the inner slider

  /// The factory: a slider with clear tracks (this control draws them), left-to-right forced.
  public func makeInnerSlider() -> Slider {
    slidersBuilt += 1
    let slider = InnerSlider(system: system, metrics: metrics)
    configure(slider)
    return slider
  }

  private func configure(_ slider: Slider) {
    slider.minimumTrackTintColor = .clear
    slider.maximumTrackTintColor = .clear
    slider.semanticContentAttribute = .forceLeftToRight
  }

  /// Puts the inner slider into the tree, pinned to the edges, with its targets.
  public func installInnerSlider() {
    addSubview(innerSlider)
    for anchor: LayoutAnchor in [.left, .width, .top, .height] {
      addConstraint(LayoutConstraint(innerSlider, anchor, equals: self, anchor))
    }
    innerSlider.observer = motionObserver
    innerSlider.controlEventsObserver = innerEventsObserver
    innerSlider.onThumbMoved = { [weak self] in self?.thumbMoved() }
    if let inner = innerSlider as? InnerSlider {
      inner.onEndTracking = { [weak self] in self?.onEndTracking?() }
      inner.onCancelTracking = { [weak self] in self?.onCancelTracking?() }
    }
    // One dispatch inside is one outside, with the same mask.
    innerSlider.addTarget(self, action: "innerSliderSent:", for: IntensityControl.forwarded) { outer, inner, cause in
      outer.send(inner.sentEvents.intersection(IntensityControl.forwarded), cause)
    }
    setNeedsLayout()
  }

  /// Takes the inner slider out and a new one from the factory in: set up as the old one, then the value; focus and targets carried over.
  public func replaceInnerSlider(initialRawValue: Float) {
    let old = innerSlider
    let wasFocused = window.map { $0.focusedView === old } ?? false
    let wasFocusVisible = old.showsFocus
    old.removeFromSuperview()
    // A handler of the press that this cancelled may have put in another one: the last writer wins.
    guard innerSlider === old else { return }
    let new = makeInnerSlider()
    new.takeSetup(of: old)
    new.setValue(initialRawValue, animated: false)
    old.removeTarget(self, action: nil, for: .allEvents)
    old.copyActions(to: new)
    IntensityControl.detach(old)
    innerSlider = new
    installInnerSlider()
    if wasFocused { window?.focus(new, visibly: wasFocusVisible) }
    thumbMoved()
    onReplace?()
  }

  /// Nobody here hears of it any more, whoever keeps it.
  private static func detach(_ slider: Slider) {
    slider.observer = nil
    slider.controlEventsObserver = nil
    slider.onThumbMoved = nil
    (slider as? InnerSlider)?.onEndTracking = nil
    (slider as? InnerSlider)?.onCancelTracking = nil
  }

  public override func layoutSubviews() {
    trackView.frame = innerSlider.trackFrame(in: bounds)
    trackView.fill(from: 0, to: innerSlider.shownPlace)
  }

  public override func stateChanged() {
    super.stateChanged()
    innerSlider.isEnabled = isEnabled
    trackView.alpha = innerSlider.alpha
  }

  private func thumbMoved() {
    setNeedsLayout()
    onChange?()
  }

  // The press belongs to the inner slider; the bare track takes none.
  public override func pointerDown(_ event: PointerEvent) -> Bool { false }

  /// The inner slider with doors for what has to happen in its hooks.
  private final class InnerSlider: Slider {
    var onEndTracking: (() -> Void)?
    var onCancelTracking: (() -> Void)?

    override func endTracking(_ touch: Touch?) {
      super.endTracking(touch)
      onEndTracking?()
    }

    override func cancelTracking(_ touch: Touch?) {
      super.cancelTracking(touch)
      onCancelTracking?()
    }
  }
}
