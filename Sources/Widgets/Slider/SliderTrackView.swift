public import Drawing
public import Geometry

/// A slider's bar: the whole length in one colour, the part that is filled in another.
public final class SliderTrackView: View {
  /// Where the fill begins, in points from the minimum's end.
  public var fillStart = 0.0 {
    didSet { if fillStart != oldValue { setNeedsDisplay() } }
  }
  /// Where it ends; before ``fillStart`` where the value is less than what it is filled from.
  public var fillEnd = 0.0 {
    didSet { if fillEnd != oldValue { setNeedsDisplay() } }
  }
  /// Nil takes the theme's.
  public var fillColor: Color? {
    didSet { if fillColor != oldValue { setNeedsDisplay() } }
  }
  /// Nil takes the theme's.
  public var barColor: Color? {
    didSet { if barColor != oldValue { setNeedsDisplay() } }
  }
  var axis = SliderAxis.leftToRight {
    didSet { if axis != oldValue { setNeedsDisplay() } }
  }
  /// The part, as places, outside which it is dimmed; nil for none.
  var enabledPlaces: ClosedRange<Double>? {
    didSet { if enabledPlaces != oldValue { setNeedsDisplay() } }
  }
  /// In place of the fill and of the rest of the bar.
  var fillImage: ControlImage? {
    didSet { if fillImage != oldValue { setNeedsDisplay() } }
  }
  var barImage: ControlImage? {
    didSet { if barImage != oldValue { setNeedsDisplay() } }
  }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "track"
  }

  var shownFillColor: Color { fillColor ?? theme.sliderFill }

  /// What is filled, as places; those beyond the ends count as the ends.
  public func fill(from start: Double, to end: Double) {
    let length = axis.length(of: frame.size)
    fillStart = min(1, max(0, start)) * length
    fillEnd = min(1, max(0, end)) * length
  }

  private func isSeen(_ color: Color?, _ image: ControlImage?) -> Bool { image != nil || (color?.alpha ?? 1) > 0 }

  public override var drawsContent: Bool { isSeen(fillColor, fillImage) || isSeen(barColor, barImage) }

  public override func draw(in canvas: Canvas) {
    guard let enabledPlaces else { return drawBar(in: canvas) }
    let length = axis.length(of: bounds.size)
    let ends = [0, enabledPlaces.lowerBound * length, enabledPlaces.upperBound * length, length]
    for (index, (start, end)) in zip(ends, ends.dropFirst()).enumerated() where end > start {
      let part = axis.placed(Rect(x: start, y: 0, width: end - start, height: axis.thickness(of: bounds.size)), in: bounds)
      canvas.saved {
        canvas.clip(to: part)
        canvas.withOpacity(index == 1 ? 1 : SliderTrackView.dimming, in: part) { drawBar(in: canvas) }
      }
    }
  }

  static let dimming = 0.35

  private func drawBar(in canvas: Canvas) {
    let start = min(fillStart, fillEnd), end = max(fillStart, fillEnd)
    let length = axis.length(of: bounds.size), thickness = axis.thickness(of: bounds.size)
    func part(_ start: Double, _ end: Double) -> Rect {
      axis.placed(Rect(x: start, y: 0, width: min(end, length) - start, height: thickness), in: bounds)
    }
    if let barImage {
      barImage.draw(in: bounds, on: canvas)
    } else {
      let color = barColor ?? theme.sliderBar
      if color.alpha > 0 { canvas.fillCapsule(bounds, color) }
    }
    guard end > start else { return }
    if let fillImage {
      fillImage.draw(in: part(start, end), on: canvas)
    } else {
      let color = shownFillColor
      guard color.alpha > 0 else { return }
      canvas.saved {
        canvas.clip(to: part(start, end))
        canvas.fillCapsule(bounds, color)
      }
    }
  }
}

extension Theme {
  /// What a slider fills its track with where it has no tint of its own.
  public var sliderFill: Color { name == .dark ? Color(hex: 0x0091FF) : Color(hex: 0x0088FF) }
  /// The rest of the track.
  public var sliderBar: Color { name == .dark ? Color(hex: 0x787880, alpha: 0.36) : Color(hex: 0x787878, alpha: 0.2) }
}
