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
  public let caps: Insets
  /// Left cap, middle and right cap, cut apart so that stretching one draws in nothing of its neighbours; empty without caps.
  private let slices: [Bitmap]

  public init(_ bitmap: Bitmap, scale: Double = 1, caps: Insets = .zero) {
    precondition(scale > 0 && scale.isFinite, "a picture's scale must be more than 0, got \(scale)")
    self.bitmap = bitmap
    self.scale = scale
    self.caps = caps
    slices =
      caps == .zero ? [] : ControlImage.cut(bitmap, left: Int((caps.left * scale).rounded()), right: Int((caps.right * scale).rounded()))
  }

  private static func cut(_ bitmap: Bitmap, left: Int, right: Int) -> [Bitmap] {
    let middle = bitmap.width - left - right
    precondition(left >= 0 && right >= 0 && middle > 0, "caps of \(left) and \(right) pixels leave nothing of \(bitmap.width) to stretch")
    return [(0, left), (left, middle), (left + middle, right)].map { x, width in
      let slice = Bitmap(width: width, height: bitmap.height)
      let whole = Rect(x: -Double(x), y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      Canvas(slice, scale: 1).draw(bitmap, in: whole)
      return slice
    }
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
    guard !slices.isEmpty, rect.width >= caps.left + caps.right else { return canvas.draw(bitmap, in: rect) }
    var x = rect.minX
    for (slice, width) in zip(slices, [caps.left, rect.width - caps.left - caps.right, caps.right]) {
      canvas.draw(slice, in: Rect(x: x, y: rect.minY, width: width, height: rect.height))
      x += width
    }
  }
}
