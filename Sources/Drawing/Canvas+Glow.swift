import CCairo
import Geometry
import Glibc
import Synchronization

extension Canvas {
  /// Draws `glow` in this light. What doesn't change with the light is made when the glow is first drawn in a size, and kept. A shape hardly
  /// wider than its blur is drawn as ``glowByLayers(_:_:)`` does.
  ///
  /// The strokes come together among themselves, and the whole laid on what is behind, both by the glow's blend mode. What is drawn reaches
  /// ``ConicGlow/reach`` and a pixel beyond the path.
  public func glow(_ glow: ConicGlow, _ light: GlowLight) {
    guard light.opacity > 0, light.isDrawable, let (request, home) = request(for: glow) else { return }
    let around = PixelRect(
      x: request.frame.x + home.x, y: request.frame.y + home.y, width: request.frame.width, height: request.frame.height)
    // Beyond three deviations nothing shows; the blur's own reach is a little larger.
    let lit = PixelRect(covering: deviceTransform.apply(to: glow.path.bounds.grown(by: glow.reach)).grown(by: 1), scale: 1)
    let seen = lit.intersection(around).intersection(clipPixels)
      .intersection(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    guard !seen.isEmpty else { return }
    let field = GlowCache.field(for: request)
    guard field.isFaithful else {
      saved {
        clip(toPixels: Region(lit))
        glowByLayers(glow, light)
      }
      return
    }
    let picture = Bitmap(width: seen.width, height: seen.height)
    picture.draw(field, GlowColors(light), offset: (seen.x - around.x, seen.y - around.y))
    put(picture, at: seen, blend: glow.blend)
  }

  /// The same the slow and obvious way, a layer for each stroke: the stroke in its gradient, then hue, blur, opacity and blend.
  public func glowByLayers(_ glow: ConicGlow, _ light: GlowLight) {
    guard glow.isFinite, light.opacity > 0, light.isDrawable else { return }
    let colors = ConicGradient(center: glow.center, start: remainder(light.rotation, 360) * .pi / 180, stops: light.stops)
    func draw(opacity: Double) {
      for stroke in glow.strokes {
        let effects = LayerEffects(hue: light.hue, blur: stroke.blur, opacity: opacity * stroke.opacity, blend: glow.blend)
        withLayer(effects, in: glow.path.bounds.grown(by: stroke.width)) { layer in
          layer.stroke(glow.path, .conic(colors), width: stroke.width, cap: .round, join: .round)
        }
      }
    }
    switch glow.blend {
    case .plusLighter: draw(opacity: light.opacity)
    case .normal: withOpacity(light.opacity, in: glow.path.bounds.grown(by: glow.reach + 1)) { draw(opacity: 1) }
    }
  }

  /// What of `glow` is kept from frame to frame, and the pixel that it counts from: moving a glow by whole pixels asks for nothing new. Nil
  /// where nothing can be drawn.
  func request(for glow: ConicGlow) -> (request: GlowRequest, home: (x: Int, y: Int))? {
    let transform = deviceTransform
    let scale = abs(transform.determinant).squareRoot()
    let area = transform.apply(to: glow.path.bounds.grown(by: (glow.strokes.map(\.width).max() ?? 0) / 2))
    guard glow.isFinite, area.isFinite else { return nil }
    let reach = glow.strokes.map { LayerBlur(sigma: $0.blur * scale).reach }.max() ?? 0
    guard pixels(around: area.grown(by: Double(reach))) != nil else { return nil }
    let home = (x: Int(transform.tx.rounded(.down)), y: Int(transform.ty.rounded(.down)))
    var frame = PixelRect(covering: area.grown(by: Double(reach + 1)), scale: 1)
    if frame.area > GlowRequest.largest { frame = layerPixels(around: area, reach: reach) }
    let request = GlowRequest(
      glow: glow, transform: transform.concatenating(AffineTransform(translationX: -Double(home.x), y: -Double(home.y))),
      frame: PixelRect(x: frame.x - home.x, y: frame.y - home.y, width: frame.width, height: frame.height))
    return (request, home)
  }
}

/// All that decides a field.
struct GlowRequest: Hashable {
  let glow: ConicGlow
  let transform: AffineTransform
  let frame: PixelRect

  /// Pixels of a field that is made whole even where the picture shows a part of it only.
  static let largest = 4 << 20
}

enum GlowCache {
  /// A window full of light at scale 2, twice over.
  private static let fields = Mutex(RecentCache<GlowRequest, GlowField>(limit: 16 << 20, cost: \.bytes))

  static func field(for request: GlowRequest) -> GlowField {
    fields.withLock { cache in
      cache.value(for: request) { GlowField(request.glow, transform: request.transform, frame: request.frame) }
    }
  }
}

extension GlowLight {
  fileprivate var isDrawable: Bool { !stops.isEmpty && stops.allSatisfy { $0.offset.isFinite && $0.color.isFinite } }
}

extension Bitmap {
  /// Writes the part of a field from `offset` on into a picture that is transparent still.
  fileprivate func draw(_ field: GlowField, _ colors: GlowColors, offset: (x: Int, y: Int)) {
    unsafe colors.levels.withUnsafeBufferPointer { levels in
      unsafe field.weights.withUnsafeBufferPointer { weights in
        unsafe field.entries.withUnsafeBufferPointer { entries in
          for y in 0..<height {
            let columns = field.rows[offset.y + y].clamped(to: offset.x..<offset.x + width)
            let start = (offset.y + y) * field.frame.width
            let row = unsafe words(ofRow: y)
            for x in columns {
              let weight = unsafe weights[start + x]
              guard weight > 0 else { continue }
              unsafe row[x - offset.x] = unsafe PixelWord.word(weight * levels[Int(entries[start + x])])
            }
          }
        }
      }
    }
    rowsChanged()
  }
}
