import Glibc

/// A turn of all hues that keeps luminance and greys: the linear matrix of the W3C's filter effects on sRGB components, not HSL.
public struct HueRotation: Hashable, Sendable {
  public let degrees: Double
  /// Of the matrix: what each part of the result takes of red, green and blue. Each row's sum is 1.
  public let rows: [SIMD3<Double>]

  public init(degrees: Double) {
    precondition(degrees.isFinite, "a hue rotation by \(degrees) degrees")
    self.degrees = degrees
    let turn = remainder(degrees, 360) * .pi / 180
    let c = cos(turn), s = sin(turn)
    rows = [
      SIMD3(0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s),
      SIMD3(0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s),
      SIMD3(0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s),
    ]
  }

  /// Parts beyond 0...1 become its ends.
  public func apply(to color: Color) -> Color {
    let parts = SIMD3(color.red, color.green, color.blue)
    func part(_ row: Int) -> Double { min(max((rows[row] * parts).sum(), 0), 1) }
    return Color(red: part(0), green: part(1), blue: part(2), alpha: color.alpha)
  }

  /// The same on premultiplied parts (red, green, blue, alpha), which go no higher than alpha.
  func apply(to pixel: SIMD4<Float>) -> SIMD4<Float> {
    let columns = columns
    let turned = columns.red * pixel.x + columns.green * pixel.y + columns.blue * pixel.z
    var result = turned.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: pixel.w))
    result.w = pixel.w
    return result
  }

  private var columns: (red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(Float(rows[0][index]), Float(rows[1][index]), Float(rows[2][index]), 0)
    }
    return (column(0), column(1), column(2))
  }
}
