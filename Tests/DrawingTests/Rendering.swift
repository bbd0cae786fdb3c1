import Drawing
import Geometry
import Glibc

/// A picture of what `draw` draws on opaque white.
func rendered(_ width: Int, _ height: Int, scale: Double = 1, on ground: Color = .white, _ draw: (Canvas) -> Void) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  bitmap.clear(ground)
  draw(Canvas(bitmap, scale: scale))
  return bitmap
}

func sameBytes(_ a: Bitmap, _ b: Bitmap) -> Bool {
  let (a, b) = (a.pixels(), b.pixels())
  return a.count == b.count && memcmp(a, b, 4 * a.count) == 0
}

/// The four channels of a pixel: alpha, red, green, blue.
func channels(_ word: UInt32) -> [Int] {
  [24, 16, 8, 0].map { Int(word >> $0 & 0xFF) }
}

/// The same numbers in every run.
struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
