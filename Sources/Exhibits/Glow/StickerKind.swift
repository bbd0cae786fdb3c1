/// The stickers of the collage.
public nonisolated enum StickerKind: String, CaseIterable, Hashable, Sendable {
  case sun, planet, leaf, heart, wave, plane

  /// How it lies, in degrees, clockwise.
  var tilt: Double {
    switch self {
    case .sun: -8
    case .planet: 9
    case .leaf: -14
    case .heart: 11
    case .wave: 6
    case .plane: -5
    }
  }
}
