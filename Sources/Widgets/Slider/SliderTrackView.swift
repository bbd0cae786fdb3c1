public import Drawing
public import Geometry

/// A slider's bar: the whole length in one colour, the part from the minimum in another.
public final class SliderTrackView: View {
  /// Where the fill ends, in points from the view's left edge.
  public var fillEnd = 0.0 {
    didSet { if fillEnd != oldValue { setNeedsDisplay() } }
  }
  public var fillColor: Color? {
    didSet { if fillColor != oldValue { setNeedsDisplay() } }
  }
  public var barColor: Color? {
    didSet { if barColor != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "track"
  }

  public override var drawsContent: Bool { (fillColor?.alpha ?? 0) > 0 || (barColor?.alpha ?? 0) > 0 }

  public override func draw(in canvas: Canvas) {
    if let barColor, barColor.alpha > 0 { canvas.fillCapsule(bounds, barColor) }
    guard let fillColor, fillColor.alpha > 0, fillEnd > 0 else { return }
    canvas.saved {
      canvas.clip(to: Rect(x: 0, y: 0, width: min(fillEnd, bounds.width), height: bounds.height))
      canvas.fillCapsule(bounds, fillColor)
    }
  }
}
