import CCairo
import Geometry
import Glibc

/// What of a glow doesn't depend on its colours: how much light each pixel gets from the strokes together, and from which directions.
///
/// A blurred stroke in the colours of a gradient isn't the gradient on a blurred stroke: a pixel's light is an average of the colours of all
/// directions that reach it. Only the colours change from frame to frame, though, and they depend on the direction alone. So for each pixel
/// the weights of the directions are summed up once as a mean direction and a spread, from the first circular moment
///   m = sum of opacity x blur(stroke x (cos a, sin a)),   w = sum of opacity x blur(stroke),
/// of a wrapped normal distribution: its mean is atan2(m), its deviation sqrt(-2 ln(|m| / w)). A frame then smooths its colours once for each
/// of a few spreads (``GlowColors``) and looks each pixel up. Against the true sum this errs by less than one level of 255 where the blur is
/// small beside the shape, and by less than three for a button's capsule.
struct GlowField {
  /// In pixels; those outside get no light that shows.
  let frame: PixelRect
  /// 0... for each pixel of the frame.
  private(set) var weights: [Float]
  /// An index into the frame's colours for each.
  private(set) var entries: [UInt16]
  /// For each row the columns between which something shows, of which there may be none.
  private(set) var rows: [Range<Int>]

  /// Less than half a level, whatever the colour.
  private static let invisible: Float = 0.5 / 255

  /// - Parameter transform: from the glow's space to pixels.
  init(_ glow: ConicGlow, transform: AffineTransform, frame: PixelRect) {
    let back = transform.inverted ?? .identity
    let scale = abs(transform.determinant).squareRoot()
    var sum = PixelPlane(width: frame.width, height: frame.height)
    for stroke in glow.strokes {
      var plane = GlowField.directions(glow, stroke, transform: transform, back: back, frame: frame)
      LayerBlur(sigma: stroke.blur * scale).apply(to: &plane)
      sum.put(plane, opacity: Float(stroke.opacity), glow.blend)
    }
    self.frame = frame
    weights = sum.pixels.map { $0.z < GlowField.invisible ? 0 : $0.z }
    entries = sum.pixels.map { $0.z < GlowField.invisible ? 0 : GlowField.entry($0) }
    rows = []
    for y in 0..<frame.height {
      let row = weights[y * frame.width..<(y + 1) * frame.width]
      guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 }) else {
        rows.append(0..<0)
        continue
      }
      rows.append(first - row.startIndex..<last - row.startIndex + 1)
    }
  }

  var bytes: Int { weights.count * 6 }

  /// Cosine and sine of each pixel's direction times its cover, and the cover.
  private static func directions(
    _ glow: ConicGlow, _ stroke: ConicGlow.Stroke, transform: AffineTransform, back: AffineTransform, frame: PixelRect
  ) -> PixelPlane {
    let line = LineStyle(width: stroke.width, cap: .round, join: .round)
    let mask = Outline(path: glow.path, transform: transform, line: line, frame: frame).makeMask()
    var plane = PixelPlane(width: frame.width, height: frame.height)
    for y in 0..<frame.height {
      let cover = unsafe mask.row(y)
      for x in 0..<frame.width where unsafe cover[x] > 0 {
        let place = back.apply(to: Point(x: Double(frame.x + x) + 0.5, y: Double(frame.y + y) + 0.5)) - glow.center
        let amount = unsafe Double(cover[x]) / 255
        let length = max(place.length, 1e-9)
        plane.pixels[y * frame.width + x] = SIMD4(Float(amount * place.dx / length), Float(amount * place.dy / length), Float(amount), 0)
      }
    }
    return plane
  }

  private static func entry(_ sum: SIMD4<Float>) -> UInt16 {
    let length = min((sum.x * sum.x + sum.y * sum.y).squareRoot() / sum.z, 1)
    let spread = length > 0 ? Double((-2 * log(length)).squareRoot()) : .infinity
    return GlowColors.entry(direction: Double(atan2(sum.y, sum.x)), spread: spread)
  }
}

extension PixelPlane {
  /// The third number of each pixel is its cover.
  fileprivate mutating func put(_ plane: PixelPlane, opacity: Float, _ blend: BlendMode) {
    for index in pixels.indices {
      let light = opacity * plane.pixels[index]
      switch blend {
      case .normal: pixels[index] = light + (1 - light.z) * pixels[index]
      case .plusLighter: pixels[index] += light
      }
    }
  }
}
