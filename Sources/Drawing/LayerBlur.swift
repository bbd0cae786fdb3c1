import Glibc

/// A Gaussian blur of pixels of four numbers (premultiplied red, green, blue, alpha, or whatever adds up), zero outside.
///
/// The kernel is the bell itself out to three deviations, made to sum to 1. A wide blur is made at the size it deserves: the picture is
/// shrunk, blurred, and enlarged by interpolation, whose own spreads are taken off the deviation. A point's picture differs from the true
/// Gaussian by less than 3 % of its peak, and keeps its weight and its place.
struct LayerBlur {
  /// Standard deviation in pixels.
  let sigma: Double

  /// How far a pixel spreads, in pixels.
  var reach: Int { sigma > LayerBlur.least ? Int((3 * sigma).rounded(.up)) + 2 * shrinking : 0 }

  /// Below it nothing changes.
  private static let least = 0.05
  /// The least deviation, in pixels of the shrunk picture.
  private static let finest = 3.0

  init(sigma: Double) {
    precondition(sigma >= 0 && sigma.isFinite, "a blur of \(sigma) pixels")
    self.sigma = sigma
  }

  /// 1, 2, 4 ... 32: pixels that become one, each way.
  private var shrinking: Int {
    var factor = 1
    while factor < 32, sigma / Double(2 * factor) >= LayerBlur.finest { factor *= 2 }
    return factor
  }

  func apply(to plane: inout PixelPlane) {
    guard sigma > LayerBlur.least, plane.width > 0, plane.height > 0 else { return }
    let factor = shrinking
    guard factor > 1 else {
      plane = LayerBlur.convolved(plane, LayerBlur.kernel(sigma))
      return
    }
    // A pixel that shares itself out between middles f apart spreads by (2 f^2 + 1) / 12 on average; so does the interpolation on the way back.
    let size = Double(factor)
    let rest = (sigma * sigma - (2 * size * size + 1) / 6).squareRoot() / size
    let small = LayerBlur.convolved(plane.shrunk(by: factor), LayerBlur.kernel(rest))
    plane = small.enlarged(by: factor, width: plane.width, height: plane.height)
  }

  /// The weights at the distances 0, 1, 2 ... from the middle; both sides together make 1.
  static func kernel(_ sigma: Double) -> [Float] {
    let bell = (0...Int((3 * sigma).rounded(.up))).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = bell[0] + 2 * bell.dropFirst().reduce(0, +)
    return bell.map { Float($0 / sum) }
  }

  private static func convolved(_ plane: PixelPlane, _ kernel: [Float]) -> PixelPlane {
    var columns = PixelPlane(width: plane.width, height: plane.height)
    var result = columns
    unsafe plane.pixels.withUnsafeBufferPointer { source in
      unsafe columns.pixels.withUnsafeMutableBufferPointer { middle in
        unsafe downwards(source, middle, width: plane.width, height: plane.height, kernel)
        unsafe result.pixels.withUnsafeMutableBufferPointer { target in
          unsafe sideways(UnsafeBufferPointer(middle), target, width: plane.width, height: plane.height, kernel)
        }
      }
    }
    return result
  }

  /// Row by row: each takes its share of the rows above and below it. Rows without anything are passed over.
  private static func downwards(
    _ source: UnsafeBufferPointer<SIMD4<Float>>, _ target: UnsafeMutableBufferPointer<SIMD4<Float>>, width: Int, height: Int,
    _ kernel: [Float]
  ) {
    for y in 0..<height {
      let row = y * width
      for distance in 0..<kernel.count {
        for other in distance == 0 ? [y] : [y - distance, y + distance] where other >= 0 && other < height {
          let from = other * width, weight = kernel[distance]
          for x in 0..<width { unsafe target[row + x] += weight * source[from + x] }
        }
      }
    }
  }

  private static func sideways(
    _ source: UnsafeBufferPointer<SIMD4<Float>>, _ target: UnsafeMutableBufferPointer<SIMD4<Float>>, width: Int, height: Int,
    _ kernel: [Float]
  ) {
    let reach = kernel.count - 1
    var line = [SIMD4<Float>](repeating: .zero, count: width + 2 * reach)
    unsafe line.withUnsafeMutableBufferPointer { line in
      unsafe kernel.withUnsafeBufferPointer { kernel in
        for y in 0..<height {
          let row = y * width
          for x in 0..<width { unsafe line[reach + x] = unsafe source[row + x] }
          for x in 0..<width {
            let middle = reach + x
            var sum = unsafe kernel[0] * line[middle]
            for distance in stride(from: 1, through: reach, by: 1) {
              unsafe sum += kernel[distance] * (line[middle - distance] + line[middle + distance])
            }
            unsafe target[row + x] = sum
          }
        }
      }
    }
  }
}
