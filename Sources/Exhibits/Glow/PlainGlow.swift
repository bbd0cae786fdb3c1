import Drawing
import Geometry
import Stage
import Widgets

/// A picture of the rainbow glow as it is drawn, against one drawn the slow and obvious way, a layer for each stroke.
struct PlainGlow {
  /// The largest difference of a channel, in levels of 255.
  let worst: Int
  /// The share of pixels that differ by more than 2 levels.
  let shareBeyond: Double

  /// - Parameter time: the drawn time in seconds.
  init(at time: Double) {
    let bounds = Rect(x: 44, y: 44, width: 150, height: 96)
    let glow = GlowStyle.rainbow.glow(
      along: GlowShape.roundedRect(radius: 24).path(in: bounds), around: bounds.center, lineWidth: 4)
    let light = GlowStyle.rainbow.light(at: time)
    func picture(_ draw: (Canvas) -> Void) -> [UInt32] {
      let bitmap = Bitmap(width: 238, height: 184)
      bitmap.clear(Theme.dark.background)
      draw(Canvas(bitmap, scale: 1))
      return bitmap.pixels()
    }
    let shown = picture { $0.glow(glow, light) }, plain = picture { $0.glowByLayers(glow, light) }
    let differences = zip(shown, plain).map { PlainGlow.difference($0, $1) }
    worst = differences.max() ?? 0
    shareBeyond = Double(differences.count { $0 > 2 }) / Double(differences.count)
  }

  var text: String { "picture off by \(worst) levels at most, by more than 2 at \(NumberText.fixed(100 * shareBeyond, places: 2)) %" }

  /// Within 2 levels, 4 at most at 1 % of the pixels.
  var holds: Bool { worst <= 4 && shareBeyond <= 0.01 }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var worst = 0
    for shift: UInt32 in [0, 8, 16] {
      let one = Int(a >> shift & 255), other = Int(b >> shift & 255)
      worst = max(worst, abs(one - other))
    }
    return worst
  }
}
