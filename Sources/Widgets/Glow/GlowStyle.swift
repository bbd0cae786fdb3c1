public import Drawing
public import Geometry

/// The three glows.
public nonisolated enum GlowStyle: String, CaseIterable, Hashable, Sendable {
  /// For the dark: a rainbow that flows around the shape, three strokes of added light.
  case rainbow
  /// For the light: a pastel halo that stays where it is and breathes.
  case soft
  /// A sharp line in flowing colours with a little light around it, in the light and in the dark.
  case border

  /// From the outermost to the innermost.
  public var strokes: [GlowStroke] {
    switch self {
    case .rainbow: GlowFigures.strokes
    case .soft: GlowFigures.softStrokes
    case .border: GlowFigures.borderStrokes
    }
  }

  public func glow(along path: Path, around center: Point, lineWidth: Double) -> ConicGlow {
    ConicGlow(
      path: path, center: center,
      strokes: strokes.map { ConicGlow.Stroke(width: lineWidth + $0.extraWidth, blur: $0.blur, opacity: $0.opacity) },
      blend: self == .rainbow ? .plusLighter : .normal)
  }

  /// - Parameter time: the drawn time in seconds.
  public func light(at time: Double) -> GlowLight {
    switch self {
    case .rainbow:
      GlowLight(
        stops: GlowFigures.stops, rotation: GlowFigures.rotation(at: time), hue: HueRotation(degrees: GlowFigures.hue(at: time)),
        opacity: GlowFigures.breathing(at: time))
    case .soft:
      GlowLight(
        stops: GlowFigures.softStops, rotation: GlowFigures.softRotation, hue: HueRotation(degrees: 0),
        opacity: GlowFigures.softBreathing(at: time))
    case .border:
      GlowLight(
        stops: GlowFigures.stops, rotation: GlowFigures.rotation(at: time), hue: HueRotation(degrees: GlowFigures.hue(at: time)),
        opacity: 1)
    }
  }
}
