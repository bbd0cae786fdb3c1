/// The three glows.
public nonisolated enum GlowStyle: String, CaseIterable, Hashable, Sendable {
  /// For the dark: a rainbow that flows around the shape, three strokes of added light.
  case rainbow
  /// For the light: a pastel halo that stays where it is and breathes.
  case soft
  /// A sharp line in flowing colours with a little light around it, in the light and in the dark.
  case border
}
