import Drawing
import Geometry

/// Draws a slider's ticks: dots beside the track, with their pictures and titles.
final class SliderTickView: View {
  struct Mark: Hashable {
    /// The dot, in the view's coordinates.
    var dot: Rect
    var tick: Slider.TrackConfiguration.Tick
    var isEnabled: Bool
  }

  var marks: [Mark] = [] {
    didSet { if marks != oldValue { setNeedsDisplay() } }
  }
  var isVertical = false {
    didSet { if isVertical != oldValue { setNeedsDisplay() } }
  }

  static let font = Theme.section
  private static let gap = 5.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "ticks"
  }

  override var drawsContent: Bool { !marks.isEmpty }

  override var drawingOutsets: Insets {
    let all = marks.reduce(Rect.zero) { $0.union(extent(of: $1)) }
    return Insets(
      top: max(0, -all.minY), left: max(0, -all.minX), bottom: max(0, all.maxY - bounds.height), right: max(0, all.maxX - bounds.width))
  }

  private func title(of mark: Mark) -> TextLayout? { mark.tick.title.map { TextLayout($0, font: SliderTickView.font) } }

  /// Where the picture, then the title stand: under the dot, or to the right of it.
  private func places(of mark: Mark) -> (image: Rect, title: Rect) {
    let image = mark.tick.image?.size ?? .zero, title = title(of: mark)?.size ?? .zero
    func next(_ size: Size, after rect: Rect) -> Rect {
      isVertical
        ? Rect(x: rect.maxX + SliderTickView.gap, y: mark.dot.midY - size.height / 2, width: size.width, height: size.height)
        : Rect(x: mark.dot.midX - size.width / 2, y: rect.maxY + SliderTickView.gap, width: size.width, height: size.height)
    }
    let first = next(image, after: mark.dot)
    return (first, next(title, after: image == .zero ? mark.dot : first))
  }

  private func extent(of mark: Mark) -> Rect {
    let places = places(of: mark)
    return mark.dot.union(places.image).union(places.title)
  }

  override func draw(in canvas: Canvas) {
    for mark in marks {
      canvas.withOpacity(mark.isEnabled ? 1 : SliderTrackView.dimming, in: extent(of: mark)) {
        let places = places(of: mark)
        canvas.fillCapsule(mark.dot, theme.neutral)
        mark.tick.image?.draw(in: places.image, on: canvas)
        if let title = title(of: mark) { canvas.draw(title, at: places.title.origin, color: theme.secondaryText) }
      }
    }
  }
}
