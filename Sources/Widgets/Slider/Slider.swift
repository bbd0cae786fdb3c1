import FrameTiming
public import Geometry

/// A control that selects a value from a range by a thumb on a track: UISlider's surface over a visual element that decides how it moves.
///
/// Values are in slider units. Programmatic changes never send `valueChanged`; whatever a person does sends it once for each change, before
/// the touch event of the same packet.
open class Slider: Control {
  var _data = SliderDataModel()
  var _visualElement: GlassSliderVisualElement?
  var _dummyViews: [View] = []
  var _sliderConfiguration: SliderConfiguration? = SliderConfiguration()
  var _sliderStyle = 0
  var _preferredBehavioralStyle = 0
  var _visualElementFlags: UInt = 0

  /// The system whose look and mechanism it has; fixed for its life.
  public final let system: SliderSystem
  public final let element: SliderVisualElement
  public final let metrics: SliderMetrics
  /// Told of motions that begin and end.
  public final var observer: ((SliderMotionEvent) -> Void)?
  /// Called whenever the thumb was put somewhere else, or the value changed.
  public final var onThumbMoved: (() -> Void)?
  /// The grid that people's input keeps to, counted from the minimum; 0 or less for none. In slider units.
  public final var step: Float = 0
  /// Ticks, neutral value and enabled range; nil for a plain track.
  public final var trackConfiguration: TrackConfiguration? {
    didSet { if trackConfiguration != oldValue { trackConfigurationChanged() } }
  }
  /// Whether the minimum is at the bottom and the maximum at the top.
  public final var isVertical = false {
    didSet { if isVertical != oldValue { setNeedsLayout() } }
  }
  /// What a press on the bare track does. `none` is what a phone does.
  public final var trackClick = TrackClick.none
  /// Slows the thumb down while the finger is away from the track; nil for a drag that is always the finger's.
  public final var scrubbing: SliderScrubbing?
  /// While Alt is held, a drag moves in steps of this, counted from the minimum, in slider units. Below 0: it doesn't.
  public final var altIncrementValue: Double = -1

  let trackView = SliderTrackView()
  lazy var attachments = SliderAttachments()
  var appearance = SliderAppearance() { didSet { applyAppearance() } }
  var drag: SliderDrag?
  var ticks = TickLength()
  var link: DisplayLink?
  var stretching = ThumbStretching()
  var wheelRemainder = 0.0
  /// The value that the targets heard last, or that at the press.
  var toldValue: Float = 0

  public init(frame: Rect = .zero, system: SliderSystem = .settle, metrics: SliderMetrics = SliderMetrics()) {
    self.system = system
    self.metrics = metrics
    switch system {
    case .custom: element = CustomSliderElement(data: _data, lens: nil)
    case .customLens: element = CustomSliderElement(data: _data, lens: GlassLensView())
    case .settle: element = SettleSliderElement(data: _data)
    case .ios26, .ios26Renamed:
      let glass = GlassSliderVisualElement(data: _data)
      _visualElement = glass
      element = glass
    }
    super.init(frame: frame)
    name = "slider"
    element.isUserInteractionEnabled = false
    addSubview(trackView)
    addSubview(element)
  }

  /// Sets the value, with the thumb going there at once or by the programmatic spring; ``value`` reads it on the next line. NaN is ignored.
  ///
  /// On a system of iOS 26 a set during the settle after a release is shown for one frame and then undone: that is the exhibit.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    element.setValue(tickValue(nearestTo: range.clamp(value)), animated: animated)
  }

  // MARK: geometry hooks; consulted on every layout and every change of the thumb's place, never called by clients

  open func trackRect(forBounds bounds: Rect) -> Rect { standardTrackRect(in: bounds) }

  /// - Parameter value: where the thumb is shown, in slider units; beyond the range while pulled past an end.
  open func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Float) -> Rect {
    standardThumbRect(in: bounds, trackRect: trackRect, value: value)
  }

  /// Where ``minimumValueImage`` is shown; empty without one.
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect { standardImageRect(in: bounds, isMaximum: false) }
  /// Where ``maximumValueImage`` is shown; empty without one.
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect { standardImageRect(in: bounds, isMaximum: true) }

  open override func layoutSubviews() { layoutParts() }

  open override func contains(_ point: Point) -> Bool { bounds.contains(point) || thumbHitRect.contains(point) }

  open override func willLeaveWindow() {
    leaveDisplayLink()
    stopStretching()
    element.invalidate()
  }

  open override func didMoveToWindow() {
    if window != nil && element.wantsTicks { wake() }
  }

  // MARK: presses

  /// A velocity (places a second) that the next release takes instead of the sampled one, for measurements.
  public final var releaseVelocity: Double?

  open override func tracks(button: Int) -> Bool { button == 1 || button == 2 && trackClick == .page }
  open override func pointerDown(_ event: PointerEvent) -> Bool { super.pointerDown(event) || clickTrack(event) }
  open override func beginTracking(_ touch: Touch) -> Bool { beginDrag(touch) }
  open override func continueTracking(_ touch: Touch) -> Bool { continueDrag(touch) }
  open override func endTracking(_ touch: Touch?) { endDrag(touch) }
  open override func cancelTracking(_ touch: Touch?) { cancelDrag() }
  final override func trackingStopped() { endDrag(nil) }

  // MARK: keyboard and wheel

  open override var canBecomeFocused: Bool { isEnabled }
  open override func keyDown(_ event: KeyEvent) -> Bool { handleKey(event) }
  open override func wheel(_ event: WheelEvent) -> Bool { handleWheel(event) }

  /// A step of the volume keys, up or down, through the volume-button driver where the system has one.
  public final func pressVolumeButton(up: Bool) {
    guard isEnabled else { return }
    element.volumeStep(by: (up ? 1 : -1) * VolumeButtonDriver.step)
  }

  // MARK: state

  open override func stateChanged() {
    super.stateChanged()
    _data._selected = isSelected
    stateAppearanceChanged()
    guard _data._enabled != isEnabled else { return }
    _data._enabled = isEnabled
    alpha = isEnabled ? 1 : 0.5
  }

  open override func highlightChanged() {
    super.highlightChanged()
    _data._highlighted = isHighlighted
    element.setLifted(isHighlighted && appearance.hasDynamicEffects, at: frameClock?.time.timestamp ?? 0)
  }

  /// The thumb stays lifted while the drag is outside.
  open override var highlightsOutside: Bool { true }
}

public nonisolated enum SliderMotionEvent: String, Hashable, Sendable {
  case settleBegan, settleEnded
}

/// Constants of a slider's style.
public final class SliderConfiguration {}
