import Geometry
import Glibc

/// What happens to the light after it was bent: body, inner shadow, tint and rim light as one step, c * keep + add.
struct LensShading {
  struct Finish: Equatable {
    /// 0...256.
    var keep: UInt16
    /// Premultiplied, 0xAARRGGBB. May carry a channel beyond 255, which then stays there.
    var add: UInt32
  }

  /// Of the flat top, far from the rim.
  let flat: Finish
  /// How far in from the edge anything but the body is seen, in pixels.
  let reach: Double

  private let glass: Glass
  private let progress: Double
  private let pixels: Double
  private let side: Vector

  /// - Parameters:
  ///   - pixels: a point's.
  ///   - side: towards the tint's side on the pixels, of length 1 or 0.
  init(_ glass: Glass, pixels: Double, side: Vector) {
    self.glass = glass
    self.pixels = pixels
    self.side = side
    progress = glass.progress
    reach = (2 * LensShading.shadowRadius * progress + LensShading.rimOffset + 3 * LensShading.rimWidth) * pixels
    flat = LensShading.finish(glass, shadow: 0, tint: 0, light: 0)
  }

  /// - Parameters:
  ///   - distance: to the edge, in pixels, negative inside.
  ///   - normal: outwards.
  func finish(distance: Double, normal: Vector) -> Finish {
    let depth = -distance / pixels
    guard distance > -reach else { return flat }
    // A line of light just inside the edge.
    let away = (depth - LensShading.rimOffset) / LensShading.rimWidth
    let line = abs(away) < 3.5 ? exp(-away * away) : 0
    let facing = abs(normal.dx + normal.dy) * 0.5.squareRoot()
    let light = glass.rim * progress * line * facing
    // Light comes from above: the shadow is that of the edge, moved down.
    let fall = max(0, 1 - max(0, depth + LensShading.shadowDrop * normal.dy) / (2 * LensShading.shadowRadius * progress))
    let shadow = glass.innerShadow * progress * fall * fall
    var tint = 0.0
    if let share = glass.tint?.share {
      let near = max(0, normal.dx * side.dx + normal.dy * side.dy)
      tint = share * progress * near * max(0, 1 - depth / LensShading.tintReach)
    }
    return LensShading.finish(glass, shadow: shadow, tint: tint, light: light)
  }

  private static let rimWidth = 0.82
  private static let rimOffset = 0.5
  private static let shadowRadius = 4.0
  private static let shadowDrop = 1.0
  private static let tintReach = 3.0

  private static func finish(_ glass: Glass, shadow: Double, tint: Double, light: Double) -> Finish {
    func part(_ value: Double) -> Double { min(max(value, 0), 1) }
    let color = glass.tint?.color ?? .clear
    let cover = (1 - glass.progress) * part(glass.cover.alpha), body = part(glass.body) * glass.progress
    let shadow = part(shadow), tint = part(tint) * part(color.alpha), light = part(light)
    let seen = (1 - shadow) * (1 - tint)
    let keep = Int((1 - cover) * (1 - body) * seen * 256 + 0.5)
    // So that opaque stays opaque and white under white stays white, whatever is rounded.
    let most = Double(255 - (255 * keep + 128) >> 8)
    func level(_ own: (Color) -> Double) -> UInt32 {
      let layers = (cover * part(own(glass.cover)) * (1 - body) + body) * seen + tint * part(own(color))
      return UInt32(min(min(255 * layers, most) + 255 * light + 0.5, 255))
    }
    let alpha = UInt32(min(most + 255 * light + 0.5, 255))
    let red = min(level(\.red), alpha), green = min(level(\.green), alpha), blue = min(level(\.blue), alpha)
    return Finish(keep: UInt16(keep), add: alpha << 24 | red << 16 | green << 8 | blue)
  }
}
