/// Pixels of four numbers each, row by row from the top left.
struct PixelPlane {
  let width: Int
  let height: Int
  var pixels: [SIMD4<Float>]

  /// All zero.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Premultiplied red, green, blue and alpha, each 0...1.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    pixels = bitmap.pixels().map { word in
      SIMD4(Float(word >> 16 & 0xFF), Float(word >> 8 & 0xFF), Float(word & 0xFF), Float(word >> 24)) / 255
    }
  }

  /// A pixel for `factor` x `factor` of them: each gives its share to the two nearest middles each way, in proportion, so that weight and
  /// place are kept. Zero beyond the edges; one pixel more on each side takes what goes there.
  func shrunk(by factor: Int) -> PixelPlane {
    var small = PixelPlane(width: (width + factor - 1) / factor + 2, height: (height + factor - 1) / factor + 2)
    let step = 1 / Float(factor)
    var line = [SIMD4<Float>](repeating: .zero, count: small.width)
    unsafe pixels.withUnsafeBufferPointer { source in
      unsafe small.pixels.withUnsafeMutableBufferPointer { target in
        unsafe line.withUnsafeMutableBufferPointer { line in
          for y in 0..<height {
            unsafe line.update(repeating: .zero)
            for x in 0..<width {
              let across = PixelPlane.place(x, factor, step)
              let light = unsafe step * step * source[y * width + x]
              unsafe line[across.index] += (1 - across.part) * light
              unsafe line[across.index + 1] += across.part * light
            }
            let down = PixelPlane.place(y, factor, step)
            let above = down.index * small.width, below = above + small.width
            for x in 0..<small.width {
              unsafe target[above + x] += (1 - down.part) * line[x]
              unsafe target[below + x] += down.part * line[x]
            }
          }
        }
      }
    }
    return small
  }

  /// The way back from ``shrunk(by:)`` to the first `width` x `height` pixels, linear between the middles.
  func enlarged(by factor: Int, width: Int, height: Int) -> PixelPlane {
    var large = PixelPlane(width: width, height: height)
    let step = 1 / Float(factor)
    var line = [SIMD4<Float>](repeating: .zero, count: self.width)
    unsafe pixels.withUnsafeBufferPointer { source in
      unsafe large.pixels.withUnsafeMutableBufferPointer { target in
        unsafe line.withUnsafeMutableBufferPointer { line in
          for y in 0..<height {
            let down = PixelPlane.place(y, factor, step)
            let above = down.index * self.width, below = above + self.width
            for x in 0..<self.width { unsafe line[x] = source[above + x] + down.part * (source[below + x] - source[above + x]) }
            for x in 0..<width {
              let across = PixelPlane.place(x, factor, step)
              unsafe target[y * width + x] = line[across.index] + across.part * (line[across.index + 1] - line[across.index])
            }
          }
        }
      }
    }
    return large
  }

  /// Between which two small pixels the middle of a large one lies.
  private static func place(_ index: Int, _ factor: Int, _ step: Float) -> (index: Int, part: Float) {
    // In small pixels from the middle of the first, which lies one before the picture.
    let doubled = 2 * index + 1 + factor
    let whole = doubled / (2 * factor)
    return (whole, Float(doubled - 2 * factor * whole) * step / 2)
  }
}
