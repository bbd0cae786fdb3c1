extension Slider {
  /// Takes over all that was set up on `other`: range and grid, track configuration, looks, direction, manners and state. Value, targets and
  /// motion stay each slider's own; the value moves into the range.
  public final func takeSetup(of other: Slider) {
    minimumValue = other.minimumValue
    maximumValue = other.maximumValue
    step = other.step
    isContinuous = other.isContinuous
    trackConfiguration = other.trackConfiguration
    appearance = other.appearance
    sliderStyle = other.sliderStyle
    isVertical = other.isVertical
    semanticContentAttribute = other.semanticContentAttribute
    trackClick = other.trackClick
    scrubbing = other.scrubbing
    altIncrementValue = other.altIncrementValue
    isEnabled = other.isEnabled
    isSelected = other.isSelected
  }
}
