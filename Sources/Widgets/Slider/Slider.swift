public import Drawing
import FrameTiming
public import Geometry
import Motion

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
  /// False sends one `valueChanged` at the release instead of one for each change.
  public final var isContinuous: Bool {
    get { _data._continuous }
    set { _data._continuous = newValue }
  }
  /// The grid that people's input keeps to, counted from the minimum; 0 or less for none. In slider units.
  public final var step: Float = 0

  /// Nil takes the theme's; a clear colour draws nothing.
  public final var minimumTrackTintColor: Color? { didSet { applyColors() } }
  public final var maximumTrackTintColor: Color? { didSet { applyColors() } }
  /// Whether the minimum lies at the left whatever the interface's direction.
  public final var forcesLeftToRight = false

  let trackView = SliderTrackView()
  var drag: SliderDrag?
  private var ticks = TickLength()
  private var link: DisplayLink?
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
    applyColors()
  }

  // MARK: values

  /// Clamped to the range. NaN is ignored, infinities go to the ends.
  public final var value: Float {
    get { _data._value }
    set { setValue(newValue, animated: false) }
  }

  /// Raising it above the maximum raises that too; the value moves into the range.
  public final var minimumValue: Float {
    get { _data._minValue }
    set {
      guard newValue.isFinite else { return }
      setRange(minimum: newValue, maximum: max(_data._maxValue, newValue))
    }
  }

  /// Lowering it below the minimum lowers that too; the value moves into the range.
  public final var maximumValue: Float {
    get { _data._maxValue }
    set {
      guard newValue.isFinite else { return }
      setRange(minimum: min(_data._minValue, newValue), maximum: newValue)
    }
  }

  public final var range: ValueRange { ValueRange(minimum: _data._minValue, maximum: _data._maxValue, step: step) }

  /// The one way from a value to its place, for sets, patch and drivers alike, so that equal values compare equal.
  public final func normalised(_ value: Float) -> Double { range.normalised(value) }

  /// The value's place, inside the track whatever was written into the data model.
  final var valuePlace: Double {
    let place = normalised(value)
    return place.isNaN ? 0 : min(1, max(0, place))
  }

  /// Sets the value, with the thumb going there at once or by the programmatic spring; ``value`` reads it on the next line. NaN is ignored.
  ///
  /// On a system of iOS 26 a set during the settle after a release is shown for one frame and then undone: that is the exhibit.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    element.setValue(range.clamp(value), animated: animated)
  }

  // MARK: what is shown

  /// Where the thumb is drawn, as a place; beyond 0 ... 1 while pulled past an end.
  public final var shownPlace: Double { geometry.drawnPlace(element.thumbPlace) }
  /// The same in slider units.
  public final var shownValue: Double { Double(minimumValue) + shownPlace * range.length }
  /// The thumb's velocity in slider units a second.
  public final var shownVelocity: Double { element.velocity * range.length }
  /// Where the thumb's motion heads, in slider units.
  public final var targetValue: Double { Double(minimumValue) + element.targetPlace * range.length }
  public final var isSettling: Bool { element.isSettling }
  /// Whether the slider takes part in frames.
  public final var isOnDisplayLink: Bool { link?.isLive ?? false }

  public final var geometry: SliderGeometry { SliderGeometry(width: bounds.width, thumbWidth: min(metrics.thumb.width, bounds.width)) }

  // MARK: geometry hooks; consulted on every layout and every change of the thumb's place, never called by clients

  open func trackRect(forBounds bounds: Rect) -> Rect {
    Rect(x: 0, y: bounds.midY - metrics.trackHeight / 2, width: bounds.width, height: metrics.trackHeight)
  }

  /// - Parameter value: where the thumb is shown, in slider units; beyond the range while pulled past an end.
  open func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Float) -> Rect {
    let width = min(metrics.thumb.width, bounds.width)
    let place = range.length > 0 ? (Double(value) - Double(minimumValue)) / range.length : shownPlace
    let x = SliderGeometry(width: bounds.width, thumbWidth: width).centerX(drawnAt: place)
    return Rect(center: Point(x: x, y: trackRect.midY), size: Size(width: width, height: metrics.thumb.height))
  }

  public final var intrinsicHeight: Double { metrics.intrinsicHeight }

  open override func layoutSubviews() {
    let track = trackRect(forBounds: bounds)
    trackView.frame = track
    trackView.fillEnd = min(1, max(0, shownPlace)) * track.width
    element.frame = bounds
    element.layoutThumb(thumbRect(forBounds: bounds, trackRect: track, value: Float(shownValue)))
  }

  /// The thumb's rectangle as laid out last, in the slider's coordinates.
  public final var thumbFrame: Rect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: Float(shownValue))
  }

  func thumbMoved() {
    setNeedsLayout()
    onThumbMoved?()
  }

  // MARK: frames

  /// Puts the slider on the display link, for one tick at least.
  public final func wake() { wake(since: nil) }

  /// - Parameter time: when the motion began that it is woken for, in seconds; nil for the frame in progress. What lies between the last
  ///   tick and that is rest, and no part of the next tick.
  final func wake(since time: Double?) {
    guard link?.isLive != true, let clock = frameClock else { return }
    motionBegan(at: time)
    link = clock.addLink(owner: self) { $0.tick($1) }
  }

  /// - Parameter time: nil for the frame in progress; a time to come counts as that too.
  final func motionBegan(at time: Double? = nil) {
    guard let now = frameClock?.time.timestamp else { return }
    ticks.motionBegan(at: time.map { min($0, now) } ?? now)
  }

  final func tickLength(at timestamp: Double) -> Double { ticks.tick(at: timestamp) }

  private func tick(_ time: FrameTime) {
    element.tick(at: time.timestamp)
    if !element.wantsTicks { leaveDisplayLink() }
  }

  private func leaveDisplayLink() {
    link?.invalidate()
    link = nil
  }

  open override func willLeaveWindow() {
    leaveDisplayLink()
    element.invalidate()
  }

  open override func didMoveToWindow() {
    if window != nil && element.wantsTicks { wake() }
  }

  // MARK: presses

  /// A velocity (places a second) that the next release takes instead of the sampled one, for measurements.
  public final var releaseVelocity: Double?

  open override func beginTracking(_ touch: Touch) -> Bool { beginDrag(touch) }
  open override func continueTracking(_ touch: Touch) -> Bool { continueDrag(touch) }
  open override func endTracking(_ touch: Touch?) { endDrag(touch) }
  open override func cancelTracking(_ touch: Touch?) { cancelDrag() }
  final override func trackingStopped() { endDrag(nil) }

  open override func contains(_ point: Point) -> Bool { bounds.contains(point) || thumbHitRect.contains(point) }

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
    guard _data._enabled != isEnabled else { return }
    _data._enabled = isEnabled
    alpha = isEnabled ? 1 : 0.5
  }

  open override func highlightChanged() {
    super.highlightChanged()
    _data._highlighted = isHighlighted
    element.setLifted(isHighlighted, at: frameClock?.time.timestamp ?? 0)
  }

  /// The thumb stays lifted while the drag is outside.
  open override var highlightsOutside: Bool { true }

  private func setRange(minimum: Float, maximum: Float) {
    guard minimum != _data._minValue || maximum != _data._maxValue else { return }
    _data._minValue = minimum + 0
    _data._maxValue = maximum + 0
    _data._minEnabledValue = _data._minValue
    _data._maxEnabledValue = _data._maxValue
    _data._value = range.clamp(_data._value)
    element.rangeChanged()
    drag?.anchor(at: element.thumbPlace)
    setNeedsLayout()
  }

  private func applyColors() {
    trackView.fillColor = minimumTrackTintColor ?? Color(hex: 0x0088FF)
    trackView.barColor = maximumTrackTintColor ?? Color(hex: 0x787878, alpha: 0.2)
  }

  // MARK: telling

  /// Sends `valueChanged` if the value differs from `old` and the slider is continuous; else it is due at the release.
  final func tellChange(from old: Float) {
    guard isContinuous, value != old else { return }
    toldValue = value
    sendActions(for: .valueChanged)
  }

  /// At the end of a press: sends `valueChanged` if the value differs from `old`, or from that at the press where nothing was told since.
  final func tellRest(since old: Float) {
    let before = isContinuous ? old : toldValue
    toldValue = value
    if value != before { sendActions(for: .valueChanged) }
  }
}

public nonisolated enum SliderMotionEvent: String, Hashable, Sendable {
  case settleBegan, settleEnded
}

/// Constants of a slider's style.
public final class SliderConfiguration {}
