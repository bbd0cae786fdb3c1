import Geometry

/// Works out the pixels of a lens one by one; see ``LensMap``.
struct LensOptics {
  struct Pixel {
    var bend: LensMap.Bend
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
  private let strength: Double
  private let width: Int
  private let height: Int

  init(_ key: LensMap.Key, shifts: ShiftTable) {
    let progress = key.glass.progress
    capsule = key.shape.capsule
    shading = LensShading(key.glass, pixels: key.pixels, side: key.side)
    self.shifts = shifts
    bevel = min(key.glass.refraction.bevel * key.pixels * progress, capsule.radius)
    strength = 256 * key.pixels * progress
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
    var bend = LensMap.Bend()
    var finish = shading.flat
    if distance > -max(bevel, shading.reach) {
      let normal = capsule.normal(at: place)
      finish = shading.finish(distance: distance, normal: normal)
      if bevel > 0 { bend = self.bend(-distance / bevel, normal, x, y) }
    }
    let isFlat = bend == LensMap.Bend() && finish == shading.flat && cover == 1
    bend.keep = finish.keep
    bend.cover = UInt16(cover * 256 + 0.5)
    return Pixel(bend: bend, add: finish.add, isFlat: isFlat)
  }

  /// A sample never leaves the box, whose pixels are all that is read.
  private func bend(_ depth: Double, _ normal: Vector, _ x: Int, _ y: Int) -> LensMap.Bend {
    let shift = shifts.shifts(at: min(max(depth, 0), 1))
    func across(_ shift: Double) -> Int16 { LensOptics.whole(-normal.dx * shift * strength, from: -x, to: width - 1 - x) }
    func down(_ shift: Double) -> Int16 { LensOptics.whole(-normal.dy * shift * strength, from: -y, to: height - 1 - y) }
    return LensMap.Bend(
      blueX: across(shift.blue), blueY: down(shift.blue), greenX: across(shift.green), greenY: down(shift.green),
      redX: across(shift.red), redY: down(shift.red))
  }

  /// 256ths of a pixel, between so many whole pixels.
  private static func whole(_ way: Double, from least: Int, to most: Int) -> Int16 {
    let nearest = Int(way < 0 ? way - 0.5 : way + 0.5)
    return Int16(min(max(nearest, 256 * max(least, -farthest)), 256 * min(most, farthest)))
  }

  /// In pixels: as far as the numbers of a map go.
  private static let farthest = 127
}
