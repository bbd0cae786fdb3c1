import Geometry
import Glibc

/// The colours of one frame of a glow: for each direction the average of the colours around it, for each of a few spreads.
struct GlowColors {
  /// Levels of premultiplied red, green, blue and alpha, 0...255 and unclamped: spread by spread, direction by direction.
  private(set) var levels: [SIMD4<Float>]

  private static let directions = 1024

  /// Deviations of the averages, in radians: by a degree up to 24, then by an eighth of themselves until nothing but one average is left.
  static let spreads: [Double] = {
    var spreads = (0...24).map { Double($0) * .pi / 180 }
    while let last = spreads.last, last < 3 { spreads.append(last * 1.125) }
    return spreads
  }()

  init(_ light: GlowLight) {
    let start = remainder(light.rotation, 360) * .pi / 180
    let gradient = ConicGradient(center: .zero, start: start, stops: light.stops)
    let opacity = Float(255 * max(0, light.opacity))
    let first = gradient.colors(count: GlowColors.directions).map { color in
      let turned = light.hue.apply(to: color)
      return SIMD4(Float(turned.red), Float(turned.green), Float(turned.blue), 1) * opacity
    }
    levels = Array(repeating: .zero, count: GlowColors.spreads.count * first.count)
    levels.replaceSubrange(0..<first.count, with: first)
    unsafe levels.withUnsafeMutableBufferPointer { levels in
      for spread in 1..<GlowColors.spreads.count { unsafe GlowColors.smooth(levels, to: spread) }
    }
  }

  /// Where the colour of a direction (radians) with this spread lies.
  static func entry(direction: Double, spread: Double) -> UInt16 {
    let turns = direction / (2 * .pi)
    let index = Int(((turns - turns.rounded(.down)) * Double(directions)).rounded()) & (directions - 1)
    return UInt16(nearest(to: spread) * directions + index)
  }

  private static func nearest(to spread: Double) -> Int {
    guard let above = spreads.firstIndex(where: { $0 >= spread }) else { return spreads.count - 1 }
    return above > 0 && spread - spreads[above - 1] < spreads[above] - spread ? above - 1 : above
  }

  /// Makes the averages of one spread from those of the one before: what the variance lacks is added by three weights, as far apart as
  /// makes them about equal.
  private static func smooth(_ levels: UnsafeMutableBufferPointer<SIMD4<Float>>, to spread: Int) {
    let width = 2 * Double.pi / Double(directions)
    let lacking = (spreads[spread] * spreads[spread] - spreads[spread - 1] * spreads[spread - 1]) / (width * width)
    let distance = Int((lacking * 1.5).squareRoot().rounded(.up))
    let side = Float(lacking / Double(2 * distance * distance))
    let middle = 1 - 2 * side
    let before = (spread - 1) * directions, now = spread * directions
    for index in 0..<directions {
      let left = (index - distance) & (directions - 1), right = (index + distance) & (directions - 1)
      unsafe levels[now + index] = middle * levels[before + index] + side * (levels[before + left] + levels[before + right])
    }
  }
}
