extension Slider {
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

  /// False sends one `valueChanged` at the release instead of one for each change.
  public final var isContinuous: Bool {
    get { _data._continuous }
    set { _data._continuous = newValue }
  }

  public final var range: ValueRange { ValueRange(minimum: _data._minValue, maximum: _data._maxValue, step: step) }

  /// The one way from a value to its place, for sets, patch and drivers alike, so that equal values compare equal.
  public final func normalised(_ value: Float) -> Double { range.normalised(value) }

  /// The value's place, inside the track whatever was written into the data model.
  final var valuePlace: Double {
    let place = normalised(value)
    return place.isNaN ? 0 : min(1, max(0, place))
  }

  // MARK: what is shown

  /// Where the thumb is drawn, as a place; beyond 0 ... 1 while pulled past an end, unless motion is to be reduced.
  public final var shownPlace: Double { shownPlace(on: geometry) }
  final func shownPlace(on geometry: SliderGeometry) -> Double {
    let place = element.thumbPlace
    return window?.reducesMotion == true && !place.isNaN ? min(1, max(0, place)) : geometry.drawnPlace(place)
  }
  /// The same in slider units.
  public final var shownValue: Double { value(shownAt: shownPlace) }
  final func value(shownAt place: Double) -> Double { Double(minimumValue) + place * range.length }
  /// The thumb's velocity in slider units a second.
  public final var shownVelocity: Double { element.velocity * range.length }
  /// Where the thumb's motion heads, in slider units.
  public final var targetValue: Double { Double(minimumValue) + element.targetPlace * range.length }
  public final var isSettling: Bool { element.isSettling }

  private func setRange(minimum: Float, maximum: Float) {
    guard minimum != _data._minValue || maximum != _data._maxValue else { return }
    _data._minValue = minimum + 0
    _data._maxValue = maximum + 0
    enabledRangeChanged()
    _data._value = tickValue(nearestTo: range.clamp(_data._value))
    element.rangeChanged()
    drag?.anchor(at: element.thumbPlace)
    setNeedsLayout()
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
