import Geometry

/// A copy of what lies behind a lens, one pixel larger at the right and the bottom, so that two neighbours can be read everywhere.
@safe final class LensScratch {
  private var storage: UnsafeMutableBufferPointer<UInt32>
  private var spare: UnsafeMutableBufferPointer<BackdropBlur.Pair>
  private(set) var width = 0
  private(set) var height = 0
  var stride: Int { width + 1 }

  init() {
    unsafe storage = .allocate(capacity: 0)
    unsafe spare = .allocate(capacity: 0)
  }

  deinit {
    unsafe storage.deallocate()
    unsafe spare.deallocate()
  }

  /// A pixel of the box, with those to its right behind it.
  func words(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    guard let start = unsafe storage.baseAddress else { preconditionFailure("nothing was copied") }
    return unsafe start + y * stride + x
  }

  /// Takes the pixels of `box`; those outside `seen`, which isn't empty, are as the nearest inside.
  func copy(_ box: PixelRect, seen: PixelRect, of pixels: CanvasPixels, blur: BackdropBlur?) {
    width = box.width
    height = box.height
    if unsafe storage.count < stride * (height + 1) {
      unsafe storage.deallocate()
      unsafe storage = .allocate(capacity: stride * (height + 1))
    }
    let left = seen.x - box.x, right = seen.maxX - box.x, top = seen.y - box.y, bottom = seen.maxY - box.y
    for y in top..<bottom {
      let row = unsafe words(x: 0, y: y)
      unsafe (row + left).update(from: pixels.words(x: seen.x, y: box.y + y), count: seen.width)
      unsafe row.update(repeating: row[left], count: left)
      unsafe (row + right).update(repeating: row[right - 1], count: width - right)
    }
    for y in 0..<top { unsafe words(x: 0, y: y).update(from: words(x: 0, y: top), count: width) }
    for y in bottom..<height { unsafe words(x: 0, y: y).update(from: words(x: 0, y: bottom - 1), count: width) }
    if let blur { apply(blur) }
    for y in 0..<height { unsafe words(x: width, y: y).pointee = words(x: width - 1, y: y).pointee }
    unsafe words(x: 0, y: height).update(from: words(x: 0, y: height - 1), count: stride)
  }

  private func apply(_ blur: BackdropBlur) {
    let needed = blur.spareCount(side: max(width, height))
    if unsafe spare.count < needed {
      unsafe spare.deallocate()
      unsafe spare = .allocate(capacity: needed)
    }
    guard let lines = unsafe spare.baseAddress else { preconditionFailure("a blur without room") }
    unsafe blur.apply(to: words(x: 0, y: 0), spare: lines, width: width, height: height, stride: stride)
  }
}
