import Drawing
import Geometry
import Glibc

/// A glow the slow and exact way, in double precision and by its definition: for each stroke the gradient on its coverage, hue, true
/// Gaussian, opacity, added light. It shares no code with what it judges.
struct GlowReference {
  typealias Stroke = (width: Double, blur: Double, opacity: Double)

  /// In pixels; the line runs where this is 0, and its value is the distance from it in points.
  let distance: (Point) -> Double
  let center: Point
  let strokes: [Stroke]
  /// 0xRRGGBB, evenly spaced around a turn, the last one like the first.
  let colors: [UInt32]
  /// Degrees.
  let rotation: Double
  let hue: Double
  let scale: Double

  /// Red, green and blue, 0...1, of `width` x `height` pixels on opaque `ground`.
  func picture(width: Int, height: Int, ground: SIMD3<Double>) -> [SIMD3<Double>] {
    var sum = [SIMD3<Double>](repeating: ground, count: width * height)
    for stroke in strokes {
      let layer = blurred(colored(stroke, width, height), width, height, sigma: stroke.blur * scale)
      for index in sum.indices {
        let light = sum[index] + stroke.opacity * layer[index]
        sum[index] = SIMD3(min(light.x, 1), min(light.y, 1), min(light.z, 1))
      }
    }
    return sum
  }

  /// Premultiplied; alpha isn't needed on opaque ground.
  private func colored(_ stroke: Stroke, _ width: Int, _ height: Int) -> [SIMD3<Double>] {
    var layer = [SIMD3<Double>](repeating: .zero, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let middle = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        let cover = coverage(at: middle, half: stroke.width / 2)
        guard cover > 0 else { continue }
        layer[y * width + x] = cover * color(at: atan2(middle.y - center.y, middle.x - center.x))
      }
    }
    return layer
  }

  private func coverage(at middle: Point, half: Double) -> Double {
    let away = abs(distance(middle)) - half
    if away > 1 / scale { return 0 }
    if away < -1 / scale { return 1 }
    var inside = 0.0
    for row in 0..<6 {
      for column in 0..<6 {
        let dx = (Double(column) + 0.5) / 6 - 0.5, dy = (Double(row) + 0.5) / 6 - 0.5
        if abs(distance(Point(x: middle.x + dx / scale, y: middle.y + dy / scale))) < half { inside += 1 }
      }
    }
    return inside / 36
  }

  func color(at angle: Double) -> SIMD3<Double> {
    var turns = (angle - rotation * .pi / 180) / (2 * .pi)
    turns -= turns.rounded(.down)
    let place = turns * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2), part = place - Double(index)
    func parts(_ hex: UInt32) -> SIMD3<Double> {
      SIMD3(Double(hex >> 16 & 255), Double(hex >> 8 & 255), Double(hex & 255)) / 255
    }
    let color = (1 - part) * parts(colors[index]) + part * parts(colors[index + 1])
    let c = cos(hue * .pi / 180), s = sin(hue * .pi / 180)
    let (r, g, b) = (color.x, color.y, color.z)
    let turned = [
      (0.213 + 0.787 * c - 0.213 * s) * r + (0.715 - 0.715 * c - 0.715 * s) * g + (0.072 - 0.072 * c + 0.928 * s) * b,
      (0.213 - 0.213 * c + 0.143 * s) * r + (0.715 + 0.285 * c + 0.140 * s) * g + (0.072 - 0.072 * c - 0.283 * s) * b,
      (0.213 - 0.213 * c - 0.787 * s) * r + (0.715 - 0.715 * c + 0.715 * s) * g + (0.072 + 0.928 * c + 0.072 * s) * b,
    ]
    return SIMD3(min(max(turned[0], 0), 1), min(max(turned[1], 0), 1), min(max(turned[2], 0), 1))
  }

  /// Convolved with the bell out to four deviations, first down the columns, from the few pixels that hold something, then along the rows.
  private func blurred(_ layer: [SIMD3<Double>], _ width: Int, _ height: Int, sigma: Double) -> [SIMD3<Double>] {
    guard sigma > 0 else { return layer }
    let reach = Int((4 * sigma).rounded(.up))
    var bell = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = bell.reduce(0, +)
    bell = bell.map { $0 / total }
    var columns = [SIMD3<Double>](repeating: .zero, count: layer.count)
    var result = columns
    for pass in 0..<2 {
      layer.withUnsafeBufferPointer { layer in
        columns.withUnsafeMutableBufferPointer { columns in
          result.withUnsafeMutableBufferPointer { result in
            for y in 0..<height {
              for x in 0..<width {
                let value = pass == 0 ? layer[y * width + x] : columns[y * width + x]
                guard value != .zero else { continue }
                let place = pass == 0 ? y : x, end = pass == 0 ? height : width
                var other = max(0, place - reach)
                let last = min(end - 1, place + reach)
                while other <= last {
                  let light = value * bell[other - place + reach]
                  if pass == 0 { columns[other * width + x] += light } else { result[y * width + other] += light }
                  other += 1
                }
              }
            }
          }
        }
      }
    }
    return result
  }
}
