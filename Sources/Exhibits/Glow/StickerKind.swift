/// The stickers of the collage.
public nonisolated enum StickerKind: String, CaseIterable, Hashable, Sendable {
  case sun, planet, leaf, heart, wave, plane
}
