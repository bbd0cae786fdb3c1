public import Drawing
public import Geometry

/// A picture for a control: pixels, how many of them make a point, and which margins keep their size where it is stretched.
///
/// Two are equal where they show the same bitmap in the same way.
public nonisolated struct ControlImage: Hashable {
  public let bitmap: Bitmap
  /// Pixels a point.
  public let scale: Double
  /// Points at the left and right that aren't stretched.
  public var caps: Insets

  public init(_ bitmap: Bitmap, scale: Double = 1, caps: Insets = .zero) {
    precondition(scale > 0 && scale.isFinite, "a picture's scale must be more than 0, got \(scale)")
    self.bitmap = bitmap
    self.scale = scale
    self.caps = caps
  }

  /// In points.
  public var size: Size { Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale) }

  public static func == (a: ControlImage, b: ControlImage) -> Bool {
    a.bitmap === b.bitmap && a.scale == b.scale && a.caps == b.caps
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(bitmap))
    hasher.combine(scale)
    hasher.combine(caps)
  }

  /// Fills `rect`: the caps keep their width, what lies between is stretched. A `rect` too narrow for both caps shows the picture squeezed.
  public func draw(in rect: Rect, on canvas: Canvas) {
    let middle = size.width - caps.left - caps.right
    guard caps != .zero, middle > 0, rect.width >= caps.left + caps.right else { return canvas.draw(bitmap, in: rect) }
    let widths = [caps.left, middle, caps.right]
    let shown = [caps.left, rect.width - caps.left - caps.right, caps.right]
    var from = 0.0
    var to = rect.minX
    for (width, length) in zip(widths, shown) where width > 0 && length > 0 {
      let factor = length / width
      canvas.saved {
        canvas.clip(to: Rect(x: to, y: rect.minY, width: length, height: rect.height))
        canvas.draw(bitmap, in: Rect(x: to - from * factor, y: rect.minY, width: size.width * factor, height: rect.height))
      }
      from += width
      to += length
    }
  }
}
