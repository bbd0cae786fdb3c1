public import Drawing

extension Slider {
  public nonisolated enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// No thumb, a thicker bar, and a drag from anywhere on it.
    case thumbless = 1
  }

  public final var sliderStyle: Style {
    get { Style(rawValue: _sliderStyle) ?? .default }
    set {
      guard newValue.rawValue != _sliderStyle else { return }
      _sliderStyle = newValue.rawValue
      applyAppearance()
    }
  }

  // MARK: tints; nil is the theme's. A tint and pictures of the same part exclude each other, the last one set counts

  /// Nil takes the theme's; a clear colour draws nothing.
  public final var minimumTrackTintColor: Color? {
    get { appearance.tint(of: .minimumTrack) }
    set { appearance.setTint(newValue, of: .minimumTrack) }
  }
  public final var maximumTrackTintColor: Color? {
    get { appearance.tint(of: .maximumTrack) }
    set { appearance.setTint(newValue, of: .maximumTrack) }
  }
  /// Nil is white.
  public final var thumbTintColor: Color? {
    get { appearance.tint(of: .thumb) }
    set { appearance.setTint(newValue, of: .thumb) }
  }

  // MARK: pictures by state. A state without its own has the standard look; with any of them the glass effects are off

  public final func setThumbImage(_ image: ControlImage?, for state: ControlState) { appearance.setImage(image, of: .thumb, for: state) }
  public final func thumbImage(for state: ControlState) -> ControlImage? { appearance.image(of: .thumb, for: state) }
  public final var currentThumbImage: ControlImage? { appearance.shownImage(of: .thumb, in: state) }

  public final func setMinimumTrackImage(_ image: ControlImage?, for state: ControlState) {
    appearance.setImage(image, of: .minimumTrack, for: state)
  }
  public final func minimumTrackImage(for state: ControlState) -> ControlImage? { appearance.image(of: .minimumTrack, for: state) }
  public final var currentMinimumTrackImage: ControlImage? { appearance.shownImage(of: .minimumTrack, in: state) }

  public final func setMaximumTrackImage(_ image: ControlImage?, for state: ControlState) {
    appearance.setImage(image, of: .maximumTrack, for: state)
  }
  public final func maximumTrackImage(for state: ControlState) -> ControlImage? { appearance.image(of: .maximumTrack, for: state) }
  public final var currentMaximumTrackImage: ControlImage? { appearance.shownImage(of: .maximumTrack, in: state) }

  /// At the minimum's end; the track is shorter by its extent.
  public final var minimumValueImage: ControlImage? {
    get { appearance.minimumValueImage }
    set { appearance.minimumValueImage = newValue }
  }
  /// At the maximum's end; the track is shorter by its extent.
  public final var maximumValueImage: ControlImage? {
    get { appearance.maximumValueImage }
    set { appearance.maximumValueImage = newValue }
  }

  // MARK: applying

  /// The thumb as it is to be shown in the state of now.
  private var thumbLook: SliderThumbLook {
    if sliderStyle == .thumbless { return .none }
    return currentThumbImage.map { .image($0) } ?? .standard(tint: appearance.tint(of: .thumb) ?? .white)
  }

  final func applyAppearance() {
    trackView.fillColor = minimumTrackTintColor
    trackView.barColor = maximumTrackTintColor
    trackView.fillImage = currentMinimumTrackImage
    trackView.barImage = currentMaximumTrackImage
    element.showThumb(thumbLook)
    setNeedsLayout()
  }

  /// The state changed, which counts where there are pictures by state or a focus ring.
  final func stateAppearanceChanged() {
    if appearance.hasDynamicEffects { setNeedsLayout() } else { applyAppearance() }
  }
}

/// What stands in the thumb's place.
public nonisolated enum SliderThumbLook: Hashable {
  /// The thumb of the system that the slider imitates.
  case standard(tint: Color)
  case image(ControlImage)
  case none
}
