public import Geometry

extension Slider {
  /// The value that a set puts in place of `value`: the nearest tick's where only those are allowed.
  final func tickValue(nearestTo value: Float) -> Float {
    guard let configuration = trackConfiguration, configuration.allowsTickValuesOnly,
      let tick = configuration.nearestTick(to: normalised(value))
    else { return value }
    return range.value(ofTickAt: configuration.ticks[tick].position)
  }

  /// The value that people's input comes to: inside the enabled range, and on a tick where only those are allowed.
  final func allowed(_ value: Float) -> Float {
    let value = enabledClamp(value)
    guard let ticks = allowedTicks, let tick = nearest(to: normalised(value), in: ticks) else { return value }
    return range.value(ofTickAt: tick)
  }

  /// The value that a finger at `place` asks for: on the grid, inside the enabled range, on a tick where only those are allowed.
  final func personValue(at place: Double) -> Float { allowed(range.snap(range.value(at: place, near: value))) }

  /// The positions of the ticks that people can reach, in order; nil where values between them are allowed too.
  private var allowedTicks: [Float]? {
    guard let configuration = trackConfiguration, configuration.allowsTickValuesOnly, !configuration.ticks.isEmpty else { return nil }
    let enabled = enabledPlaces ?? 0...1
    return configuration.ticks.map(\.position).filter { enabled.contains(Double($0)) }.sorted()
  }

  /// Ties go up.
  private func nearest(to place: Double, in ticks: [Float]) -> Float? {
    ticks.min { (abs(Double($0) - place), -$0) < (abs(Double($1) - place), -$1) }
  }

  /// `count` ticks on from a value, stopping at the first and the last; nil where there is no such rule.
  final func tickStepped(_ value: Float, by count: Int) -> Float? {
    guard let ticks = allowedTicks, let now = nearest(to: normalised(value), in: ticks), let index = ticks.firstIndex(of: now) else {
      return nil
    }
    return range.value(ofTickAt: ticks[min(ticks.count - 1, max(0, index + count))])
  }

  // MARK: neutral value and enabled range

  /// The place from which the track is filled.
  final var neutralPlace: Double {
    guard let configuration = trackConfiguration else { return 0 }
    return normalised(range.clamp(configuration.neutralValue))
  }

  /// What people's input is kept to, as places; nil where that is all of the track.
  final var enabledPlaces: ClosedRange<Double>? {
    guard let limits = trackConfiguration?.enabledLimits else { return nil }
    let places = normalised(range.clamp(limits.lowerBound))...normalised(range.clamp(limits.upperBound))
    return places == 0...1 ? nil : places
  }

  final func enabledClamp(_ value: Float) -> Float {
    min(max(range.clamp(value), _data._minEnabledValue), _data._maxEnabledValue)
  }

  /// `place` kept to the enabled range where that ends inside the track; beyond the track's own ends it may be pulled.
  final func enabledPlace(_ place: Double) -> Double {
    guard let enabledPlaces else { return place }
    let lower = enabledPlaces.lowerBound > 0 ? max(place, enabledPlaces.lowerBound) : place
    return enabledPlaces.upperBound < 1 ? min(lower, enabledPlaces.upperBound) : lower
  }

  final func enabledRangeChanged() {
    let limits = trackConfiguration?.enabledLimits
    _data._minEnabledValue = limits.map { range.clamp($0.lowerBound) } ?? _data._minValue
    _data._maxEnabledValue = limits.map { range.clamp($0.upperBound) } ?? _data._maxValue
  }

  final func trackConfigurationChanged() {
    enabledRangeChanged()
    let nearest = tickValue(nearestTo: value)
    if nearest != value { setValue(nearest, animated: false) }
    setNeedsLayout()
  }

  // MARK: where ticks are drawn

  /// The dot of a tick, in the slider's coordinates: half as wide as the track is high, beside it where the thumb's centre comes to stand.
  public final func rectOfTickMark(at index: Int) -> Rect {
    guard let ticks = trackConfiguration?.ticks, ticks.indices.contains(index) else { return .zero }
    let axis = axis
    let track = axis.laid(trackRect(forBounds: bounds), in: bounds)
    let size = metrics.trackHeight / 2
    let center = Point(x: geometry.centerX(drawnAt: Double(ticks[index].position)), y: track.maxY + metrics.tickGap + size / 2)
    return axis.placed(Rect(center: center, size: Size(width: size, height: size)), in: bounds)
  }
}
