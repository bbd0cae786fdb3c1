import Introspection

/// One object of each fixture class, alive together, and their bytes.
struct Everything {
  let knob = Knob()
  let menagerie = Menagerie()
  let limited = LimitedModel()

  var glass: GlassElement { knob._visualElement as! GlassElement }
  var interaction: Interaction { glass.fluidInteraction! }

  var objects: [AnyObject] {
    [
      knob, knob._data, glass, glass.lastUpdate!, interaction, interaction.__animatedValue, glass.thumbImageView!, menagerie, limited,
    ] + interaction.__drivers
  }

  func bytes() -> [InstanceBytes] { objects.map { Introspector.plain.bytes(of: $0) } }
}

/// Misses in the order in which they were reported.
final class MissLog {
  private(set) var misses: [IntrospectionError] = []

  func safe(_ introspector: Introspector = .plain) -> SafeKVC { SafeKVC(introspector) { self.misses.append($0) } }
}
