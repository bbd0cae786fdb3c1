import CCairo
public import Geometry

/// What a shape throws on what lies behind it; see ``Canvas/shadow(of:radius:blur:offset:color:)``.
public struct Shadow: Hashable, Sendable {
  /// The Gaussian's standard deviation, in points.
  public var blur: Double
  public var offset: Vector
  public var color: Color

  public init(blur: Double, offset: Vector, color: Color) {
    self.blur = blur
    self.offset = offset
    self.color = color
  }
}

extension Canvas {
  /// A capsule over its shadow, put together once as one picture that is kept: where only the place changes, a frame pays for putting it
  /// there. For that the capsule goes to eighths of a pixel, which nobody sees, and its shadow to whole ones.
  public func fillCapsule(_ rect: Rect, _ color: Color, shadow: Shadow) {
    save()
    snapOrigin(toPartsOfPixel: 8)
    let transform = deviceTransform
    let reach = 3 * shadow.blur + max(abs(shadow.offset.dx), abs(shadow.offset.dy)) + 4 / scale
    if transform.isUprightAndEven, rect.isFinite, color.isFinite, shadow.color.isFinite, reach.isFinite {
      if let frame = pixels(around: transform.apply(to: rect.grown(by: reach))) {
        let capsule = RaisedCapsule(rect: rect, color: color, shadow: shadow, transform: transform, frame: frame)
        ShapeCache.withBitmap(of: capsule.atCorner) { put($0, at: frame) }
      }
    } else {
      drawParts(of: rect, color, shadow: shadow)
    }
    restore()
  }

  fileprivate func drawParts(of rect: Rect, _ color: Color, shadow: Shadow) {
    save()
    snapOrigin(toPartsOfPixel: 1)
    self.shadow(
      of: rect, radius: min(rect.width, rect.height) / 2, blur: shadow.blur, offset: shadow.offset, color: shadow.color)
    restore()
    fillCapsule(rect, color)
  }
}

/// A capsule over its shadow, as it lies on the pixels of an upright canvas.
struct RaisedCapsule: Hashable {
  let rect: Rect
  let color: Color
  let shadow: Shadow
  /// From points to pixels.
  let transform: AffineTransform
  /// The pixels that may be covered.
  let frame: PixelRect

  /// The same moved by whole pixels to the picture's corner.
  var atCorner: RaisedCapsule {
    let (transform, frame) = transform.atCorner(frame)
    return RaisedCapsule(rect: rect, color: color, shadow: shadow, transform: transform, frame: frame)
  }

  func makeBitmap() -> Bitmap {
    let bitmap = Bitmap(width: frame.width, height: frame.height)
    let canvas = Canvas(bitmap, scale: 1)
    canvas.concatenate(transform.concatenating(AffineTransform(translationX: Double(-frame.x), y: Double(-frame.y))))
    canvas.drawParts(of: rect, color, shadow: shadow)
    return bitmap
  }
}
