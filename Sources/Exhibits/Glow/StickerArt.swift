import Drawing
import Geometry
import Glibc

/// A sticker as a drawing around (0, 0), about 84 points wide: cut out with a white rim, and with a soft shadow below.
struct StickerArt {
  private let kind: StickerKind

  init(_ kind: StickerKind) { self.kind = kind }

  /// - Parameter lift: 0 stuck on ... 1 in the hand: the shadow falls further and softer.
  func draw(on canvas: Canvas, lift: Double, scale: Double) {
    let reach = Rect(x: -52, y: -52, width: 104, height: 104)
    canvas.saved {
      canvas.concatenate(AffineTransform(scaleX: scale, y: scale))
      canvas.withLayer(LayerEffects(blur: 2.5 + 3.5 * lift, opacity: 0.34), in: reach) { shadow in
        shadow.concatenate(AffineTransform(translationX: 0, y: 2 + 5 * lift))
        shadow.concatenate(StickerArt.turn(kind.tilt))
        cutOut(on: shadow, .black, rim: StickerArt.rim)
      }
      canvas.concatenate(StickerArt.turn(kind.tilt))
      cutOut(on: canvas, .white, rim: StickerArt.rim)
      paint(on: canvas)
    }
  }

  /// Points of white around the art.
  private static let rim = 5.0

  private static func turn(_ degrees: Double) -> AffineTransform {
    let c = cos(degrees * .pi / 180), s = sin(degrees * .pi / 180)
    return AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  private func cutOut(on canvas: Canvas, _ color: Color, rim: Double) {
    for part in silhouette {
      canvas.fill(part, .color(color))
      canvas.stroke(part, .color(color), width: 2 * rim, cap: .round, join: .round)
    }
    if kind == .planet { canvas.stroke(PlanetArt.orbit, .color(color), width: PlanetArt.ringWidth + 2 * rim, join: .round) }
  }

  private var silhouette: [Path] {
    switch kind {
    case .sun: [SunArt.rays]
    case .planet: [PlanetArt.body]
    case .leaf: [LeafArt.blade, LeafArt.stalk]
    case .heart: [HeartArt.heart]
    case .wave: [WaveArt.badge]
    case .plane: [PlaneArt.outline]
    }
  }

  private func paint(on canvas: Canvas) {
    switch kind {
    case .sun: SunArt.paint(on: canvas)
    case .planet: PlanetArt.paint(on: canvas)
    case .leaf: LeafArt.paint(on: canvas)
    case .heart: HeartArt.paint(on: canvas)
    case .wave: WaveArt.paint(on: canvas)
    case .plane: PlaneArt.paint(on: canvas)
    }
  }
}

extension Path {
  /// Round the origin, or round `center`.
  static func disc(_ radius: Double, at center: Point = .zero) -> Path {
    Path(ellipseIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)))
  }

  static func line(_ points: [Point]) -> Path {
    var path = Path()
    for point in points { path.line(to: point) }
    return path
  }

  static func polygon(_ points: [Point]) -> Path {
    var path = line(points)
    path.close()
    return path
  }
}

extension Paint {
  /// From the top left down to the bottom right of a square around the origin.
  static func slope(_ from: UInt32, _ to: UInt32, reach: Double = 34) -> Paint {
    .linear(
      from: Point(x: -reach * 0.5, y: -reach), to: Point(x: reach * 0.5, y: reach),
      stops: [GradientStop(offset: 0, color: Color(hex: from)), GradientStop(offset: 1, color: Color(hex: to))])
  }
}
