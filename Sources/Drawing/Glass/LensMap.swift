import Geometry

/// For each pixel of a lens where its three colours come from and what is done to them. Depends on the shape and the glass, on nothing that
/// lies behind.
struct LensMap {
  /// What decides a map.
  struct Key: Hashable {
    let shape: LensShape
    let glass: Glass
    /// A point's.
    let pixels: Double
    /// Towards the tint's side on the pixels, of length 1 or 0.
    let side: Vector
  }

  /// A row's pixels inside the shape, and among them the flat ones, which all are shown where they are.
  struct Row {
    var start = 0
    var flatStart = 0
    var flatEnd = 0
    var end = 0

    fileprivate mutating func append(_ x: Int, isFlat: Bool) {
      if end == 0 {
        start = x
        flatStart = x
        flatEnd = x
      }
      end = x + 1
      guard isFlat else { return }
      if flatStart == flatEnd {
        flatStart = x
        flatEnd = x + 1
      } else if flatEnd == x {
        flatEnd = x + 1
      }
    }
  }

  /// How far away the colours of a pixel are taken from, in 256ths of a pixel, and what becomes of them.
  struct Bend: Equatable {
    var blueX: Int16 = 0, blueY: Int16 = 0, greenX: Int16 = 0, greenY: Int16 = 0, redX: Int16 = 0, redY: Int16 = 0
    /// How much of their light is kept, 0...256.
    var keep: UInt16 = 0
    /// How much of the pixel the shape covers, 0...256.
    var cover: UInt16 = 0
  }

  let width: Int
  private(set) var rows: [Row] = []
  /// Row by row.
  private(set) var bends: [Bend]
  /// Row by row, premultiplied, what is added to the light that was kept.
  private(set) var adds: [UInt32]
  let flat: LensShading.Finish
  /// Whether all three colours come from the same place.
  let isSingle: Bool

  init(_ key: Key, shifts: ShiftTable) {
    let box = key.shape.box, center = key.shape.center
    let optics = LensOptics(key, shifts: shifts)
    width = box.width
    flat = optics.shading.flat
    isSingle = key.glass.refraction.dispersion == 0
    bends = [Bend](repeating: Bend(), count: box.area)
    adds = [UInt32](repeating: 0, count: box.area)
    rows.reserveCapacity(box.height)
    for y in 0..<box.height {
      var row = Row()
      let middle = Double(y) + 0.5 - center.y
      // All along the straight edges a pixel is like the one before it.
      var before: LensOptics.Pixel?
      for x in 0..<box.width {
        let place = Point(x: Double(x) + 0.5 - center.x, y: middle)
        let isStraight = abs(place.x) < optics.capsule.halfWidth - optics.capsule.radius
        guard let pixel = isStraight && before != nil ? before : optics.pixel(at: place, x: x, y: y) else { continue }
        before = isStraight ? pixel : nil
        bends[y * width + x] = pixel.bend
        adds[y * width + x] = pixel.add
        row.append(x, isFlat: pixel.isFlat)
      }
      rows.append(row)
    }
  }
}
