public import Drawing

/// Shows a picture, filling its bounds.
public final class ImageView: View {
  public var image: Bitmap? {
    didSet { if image !== oldValue { setNeedsDisplay() } }
  }

  public override var drawsContent: Bool { image != nil }

  public override func draw(in canvas: Canvas) {
    if let image { canvas.draw(image, in: bounds) }
  }
}
