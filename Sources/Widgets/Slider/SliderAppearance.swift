import Drawing

/// What a slider was told about its looks: tints, and pictures by state. The last word between a tint and pictures of the same part wins.
nonisolated struct SliderAppearance {
  enum Part: Hashable, Sendable { case minimumTrack, maximumTrack, thumb }

  private var tints: [Part: Color] = [:]
  private var images: [Part: [ControlState: ControlImage]] = [:]
  var minimumValueImage: ControlImage?
  var maximumValueImage: ControlImage?

  func tint(of part: Part) -> Color? { tints[part] }

  /// A colour drops the part's pictures; nil goes back to the standard colour.
  mutating func setTint(_ color: Color?, of part: Part) {
    tints[part] = color
    if color != nil { images[part] = nil }
  }

  func image(of part: Part, for state: ControlState) -> ControlImage? { images[part]?[state] }

  /// A picture drops the part's tint; nil takes the state's picture away.
  mutating func setImage(_ image: ControlImage?, of part: Part, for state: ControlState) {
    images[part, default: [:]][state] = image
    if images[part]?.isEmpty == true { images[part] = nil }
    if image != nil { tints[part] = nil }
  }

  /// The picture shown in a state. A state without its own has the standard look; only the keyboard's focus, which has its ring, changes no
  /// picture.
  func shownImage(of part: Part, in state: ControlState) -> ControlImage? {
    image(of: part, for: state) ?? image(of: part, for: state.subtracting(.focused))
  }

  /// Whether the glass effects are on: with pictures of one's own they aren't.
  var hasDynamicEffects: Bool { images.isEmpty }
}
