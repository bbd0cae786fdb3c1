import Geometry

/// Works out the pixels of a lens one by one; see ``LensMap``.
struct LensOptics {
  struct Pixel {
    var bend: SIMD8<Int16>
    var add: UInt32
    /// Wholly inside, shown where it is and with nothing but the body on it.
    var isFlat: Bool
  }

  let capsule: RoundedBox
  let shading: LensShading
  private let shifts: ShiftTable
  /// In pixels; never wider than to the medial line, where it could not but have a seam.
  private let bevel: Double
  /// Of the shifts, to 256ths of a pixel.
  private let strength: Float
  private let width: Int
  private let height: Int

  init(_ key: LensMap.Key, shifts: ShiftTable) {
    let progress = key.glass.progress
    capsule = key.shape.capsule
    shading = LensShading(key.glass, pixels: key.pixels, side: key.side)
    self.shifts = shifts
    bevel = min(key.glass.refraction.bevel * key.pixels * progress, capsule.radius)
    strength = Float(256 * key.pixels * progress)
    width = key.shape.box.width
    height = key.shape.box.height
  }

  /// Nil outside of the shape.
  ///
  /// - Parameters:
  ///   - place: from the shape's centre.
  ///   - x: from the box's left edge; `y` likewise.
  func pixel(at place: Point, x: Int, y: Int) -> Pixel? {
    let distance = capsule.distance(to: place)
    let cover = RoundedBox.coverage(atDistance: distance)
    guard cover > 0 else { return nil }
    var bend = SIMD8<Int16>.zero
    var finish = shading.flat
    if distance > -max(bevel, shading.reach) {
      let normal = capsule.normal(at: place)
      finish = shading.finish(distance: distance, normal: normal)
      if bevel > 0 { bend = self.bend(-distance / bevel, normal, x, y) }
    }
    let isFlat = bend == .zero && finish == shading.flat && cover == 1
    bend[6] = Int16(finish.keep)
    bend[7] = Int16(cover * 256 + 0.5)
    return Pixel(bend: bend, add: finish.add, isFlat: isFlat)
  }

  /// A sample never leaves the box, whose pixels are all that is read.
  private func bend(_ depth: Double, _ normal: Vector, _ x: Int, _ y: Int) -> SIMD8<Int16> {
    let shift = strength * shifts.shifts(at: min(max(depth, 0), 1))
    let towards = SIMD2(-Float(normal.dx), -Float(normal.dy))
    let ways = SIMD8(
      lowHalf: SIMD4(lowHalf: towards * shift[0], highHalf: towards * shift[1]),
      highHalf: SIMD4(lowHalf: towards * shift[2], highHalf: .zero))
    let least = SIMD2(Float(max(-256 * x, -LensOptics.farthest)), Float(max(-256 * y, -LensOptics.farthest)))
    let most = SIMD2(
      Float(min(256 * (width - 1 - x), LensOptics.farthest)), Float(min(256 * (height - 1 - y), LensOptics.farthest)))
    let limited = pointwiseMin(pointwiseMax(ways, LensOptics.fourTimes(least)), LensOptics.fourTimes(most))
    // Numbers of this size have whole numbers as their last bits.
    let bits = unsafe unsafeBitCast(limited + 0x1.8p23, to: SIMD8<UInt32>.self)
    return unsafe unsafeBitCast(SIMD8<UInt16>(truncatingIfNeeded: bits), to: SIMD8<Int16>.self)
  }

  private static let farthest = Int(Int16.max) - 255

  private static func fourTimes(_ pair: SIMD2<Float>) -> SIMD8<Float> {
    let twice = SIMD4(lowHalf: pair, highHalf: pair)
    return SIMD8(lowHalf: twice, highHalf: twice)
  }
}
