public import Drawing
public import Geometry

// NSSlider's names for what UISlider's surface has already. `isVertical`, `altIncrementValue` and `rectOfTickMark(at:)` are the slider's own.
extension Slider {
  public final var doubleValue: Double {
    get { Double(value) }
    set { value = Float(newValue) }
  }
  public final var minValue: Double {
    get { Double(minimumValue) }
    set { minimumValue = Float(newValue) }
  }
  public final var maxValue: Double {
    get { Double(maximumValue) }
    set { maximumValue = Float(newValue) }
  }
  public final var trackFillColor: Color? {
    get { minimumTrackTintColor }
    set { minimumTrackTintColor = newValue }
  }

  /// ``minValue`` until it is set.
  public final var neutralValue: Double {
    get { trackConfiguration.map { Double($0.neutralValue) } ?? minValue }
    set {
      guard newValue.isFinite else { return }
      var configuration = plainConfiguration
      configuration.neutralValue = Float(newValue)
      trackConfiguration = configuration
    }
  }

  /// Evenly spread from the minimum to the maximum.
  public final var numberOfTickMarks: Int {
    get { trackConfiguration?.ticks.count ?? 0 }
    set {
      let old = plainConfiguration
      trackConfiguration = TrackConfiguration(
        allowsTickValuesOnly: old.allowsTickValuesOnly, neutralValue: old.neutralValue, enabledRange: old.enabledLimits,
        numberOfTicks: newValue)
    }
  }

  public final var allowsTickMarkValuesOnly: Bool {
    get { trackConfiguration?.allowsTickValuesOnly ?? false }
    set {
      var configuration = plainConfiguration
      configuration.allowsTickValuesOnly = newValue
      trackConfiguration = configuration
    }
  }

  public final func tickMarkValue(at index: Int) -> Double {
    guard let ticks = trackConfiguration?.ticks, ticks.indices.contains(index) else { return 0 }
    return Double(range.value(ofTickAt: ticks[index].position))
  }

  /// `value` itself without ticks. Ties go up.
  public final func closestTickMarkValue(toValue value: Double) -> Double {
    guard let tick = trackConfiguration?.nearestTick(to: normalised(range.clamp(Float(value)))) else { return value }
    return tickMarkValue(at: tick)
  }

  /// The tick whose dot is at `point` of the slider; nil where there is none.
  public final func indexOfTickMark(at point: Point) -> Int? {
    trackConfiguration?.ticks.indices.first { rectOfTickMark(at: $0).insetBy(dx: -1, dy: -1).contains(point) }
  }

  /// A configuration that changes nothing by itself.
  private var plainConfiguration: TrackConfiguration {
    trackConfiguration ?? TrackConfiguration(allowsTickValuesOnly: false, neutralValue: minimumValue, numberOfTicks: 0)
  }
}
