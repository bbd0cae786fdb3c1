public import Geometry

/// Draws glass that bends what has been drawn behind it. Keeps the maps of the shapes it had lately and room for what it reads, so that a
/// frame that shows a known shape computes pixels and nothing else.
public final class GlassLens {
  private var maps = RecentCache<LensMap.Key, LensMap>(limit: 1 << 20) { 20 * $0.adds.count }
  private var tables = RecentCache<Refraction, ShiftTable>(limit: 4)
  private let scratch = LensScratch()

  public init() {}

  /// A capsule of `glass` in `rect` over what the canvas shows there already.
  ///
  /// It reads the pixels under `rect`, as far as the clip lets them be drawn, and nothing else: the picture goes on as at their edge. So
  /// other than for all else that a canvas draws, part of it drawn under a clip equals that part of the whole only where the clip holds all
  /// of `rect` that can ever be seen.
  ///
  /// - Parameter between: draws what lies between the glass and the picture behind, its shadow. That is seen beside the glass, not through it.
  public func draw(_ glass: Glass, in rect: Rect, on canvas: Canvas, between: () -> Void) {
    var glass = glass
    glass.progress = min(max(glass.progress, 0), 1)
    let transform = canvas.deviceTransform
    guard glass.isFinite, transform.isUprightOrQuarterTurn, let shape = LensShape(transform.apply(to: rect)) else {
      between()
      // Turned glass is clear, and bends nothing.
      guard glass.isFinite else { return }
      canvas.fillCapsule(rect, glass.cover.withAlpha((1 - glass.progress) * glass.cover.alpha))
      return canvas.fillCapsule(rect, Color(white: 1, alpha: glass.body * glass.progress))
    }
    let clips = canvas.clipRects
    let seen = clips.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }.intersection(shape.box)
    guard let behind = CanvasPixels(canvas), case let read = seen.intersection(behind.frame), !read.isEmpty else { return between() }
    let pixels = abs(transform.determinant).squareRoot()
    scratch.copy(shape.box, seen: read, of: behind, blur: glass.blur > 0 ? BackdropBlur(sigma: glass.blur * pixels) : nil)
    between()
    let key = LensMap.Key(shape: shape, glass: glass, pixels: pixels, side: glass.tint.map { transform.direction(of: $0.side) } ?? .zero)
    let map = maps.value(for: key) {
      LensMap(key, shifts: tables.value(for: glass.refraction) { ShiftTable(glass.refraction) })
    }
    guard let target = CanvasPixels(canvas) else { return }
    for clip in clips {
      let part = clip.intersection(read)
      guard !part.isEmpty else { continue }
      for y in part.y..<part.maxY {
        let row = map.rows[y - shape.box.y]
        let from = max(row.start, part.x - shape.box.x), to = min(row.end, part.maxX - shape.box.x)
        guard from < to else { continue }
        unsafe draw(map, row, y - shape.box.y, from, to, on: target.words(x: shape.box.x + from, y: y) - from)
      }
      target.changed(part)
    }
  }

  /// Pixels `from` ..< `to` of a row. `target`: where its first pixel is, whether or not that one may be touched.
  private func draw(_ map: LensMap, _ row: LensMap.Row, _ y: Int, _ from: Int, _ to: Int, on target: UnsafeMutablePointer<UInt32>) {
    let flatStart = min(max(row.flatStart, from), to), flatEnd = max(flatStart, min(row.flatEnd, to))
    unsafe bend(map, y, from, flatStart, on: target)
    unsafe copy(map, y, flatStart, flatEnd, on: target)
    unsafe bend(map, y, flatEnd, to, on: target)
  }

  private func bend(_ map: LensMap, _ y: Int, _ from: Int, _ to: Int, on target: UnsafeMutablePointer<UInt32>) {
    guard from < to else { return }
    let stride = scratch.stride, isSingle = map.isSingle, first = y * map.width
    let source = unsafe UnsafePointer(scratch.words(x: 0, y: y))
    unsafe map.bends.withUnsafeBufferPointer { bends in
      unsafe map.adds.withUnsafeBufferPointer { adds in
        for x in from..<to {
          let bend = unsafe bends[first &+ x], place = unsafe source + x
          var light = unsafe Channels(sampling: place, stride: stride, x: bend.greenX, y: bend.greenY)
          if !isSingle {
            light = unsafe light.with(
              blueOf: Channels(sampling: place, stride: stride, x: bend.blueX, y: bend.blueY),
              redOf: Channels(sampling: place, stride: stride, x: bend.redX, y: bend.redY))
          }
          light = unsafe light.finished(keep: UInt64(bend.keep), add: Channels(adds[first &+ x]))
          if bend.cover < 256 { light = unsafe Channels(target[x]).mixed(with: light, share: UInt64(bend.cover)) }
          unsafe target[x] = light.word
        }
      }
    }
  }

  /// The flat top, where every pixel is shown in its own place.
  private func copy(_ map: LensMap, _ y: Int, _ from: Int, _ to: Int, on target: UnsafeMutablePointer<UInt32>) {
    let source = unsafe scratch.words(x: 0, y: y)
    if map.flat.keep == 256 {
      unsafe (target + from).update(from: source + from, count: to - from)
      return
    }
    let keep = UInt64(map.flat.keep), add = Channels(map.flat.add)
    for x in from..<to { unsafe target[x] = Channels(source[x]).finished(keep: keep, add: add).word }
  }
}

extension AffineTransform {
  /// Whether upright rectangles stay upright.
  fileprivate var isUprightOrQuarterTurn: Bool { isFinite && (b == 0 && c == 0 || a == 0 && d == 0) && determinant != 0 }

  /// Of length 1, or zero.
  fileprivate func direction(of way: Vector) -> Vector {
    let mapped = Vector(dx: a * way.dx + c * way.dy, dy: b * way.dx + d * way.dy)
    return mapped.length > 0 ? (1 / mapped.length) * mapped : .zero
  }
}
