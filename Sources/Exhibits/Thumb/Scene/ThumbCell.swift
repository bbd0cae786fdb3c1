import Drawing
import Geometry
import Widgets

/// One of the five: its name, its slider, and what was seen of it.
final class ThumbCell: View {
  let kind: ThumbKind
  let slider: RoundThumbSlider
  let pad = ScrubberPad()
  let plot: GrowthPlot
  /// Called for a click beside the slider.
  var onChoose: (() -> Void)?
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsDisplay() } } }
  private var shown: ShownThumb?

  init(_ kind: ThumbKind) {
    self.kind = kind
    slider = kind.makeSlider()
    plot = GrowthPlot(kind)
    super.init()
    name = kind.title
    slider.isUserInteractionEnabled = false
    for view in [plot, slider, pad] as [View] { addSubview(view) }
  }

  func show(_ history: ThumbHistory, isWhole: Bool) {
    plot.show(history, isWhole: isWhole)
    let newest = history.samples.last?.shown[kind.rawValue]
    guard newest != shown else { return }
    shown = newest
    setNeedsDisplay(in: Rect(x: 0, y: 0, width: bounds.width, height: header))
  }

  private var header: Double { isLow ? 28 : 36 }
  private var isLow: Bool { bounds.height < 180 }
  private var inset: Double { bounds.width < 180 ? 8 : 14 }

  override func layoutSubviews() {
    let band = isLow ? 60.0 : 78.0
    let width = bounds.width - 2 * inset
    slider.frame = Rect(x: inset, y: header + (band - 34) / 2, width: width, height: 34)
    pad.frame = Rect(x: 0, y: header, width: bounds.width, height: band)
    let top = header + band + (isLow ? 0 : 4)
    plot.frame = Rect(x: inset, y: top, width: width, height: max(16, bounds.height - top - (isLow ? 8 : 12)))
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let theme = theme
    let path = Path(roundedRect: bounds.insetBy(dx: 0.75, dy: 0.75), radius: Theme.largeRadius - 0.75)
    canvas.fill(path, .color(theme.raised))
    canvas.stroke(path, .color(isChosen ? theme.accent : theme.outline), width: isChosen ? 1.5 : 1)
    let middle = header / 2 + 2
    let digit = TextLayout("\(kind.rawValue + 1)", font: Theme.figureStrong)
    canvas.draw(
      digit, at: Point(x: inset, y: middle - digit.size.height / 2), color: isChosen ? theme.accent : theme.secondaryText)
    let size = TextLayout(
      figure(shown?.diameter ?? ThumbPictures.small, places: 1) + (bounds.width < 180 ? "" : " pt"), font: Theme.smallFigure)
    let right = bounds.width - inset - size.size.width
    let left = inset + digit.size.width + 7
    let title = TextLayout(
      bounds.width < 180 ? kind.shortTitle : kind.title, font: bounds.width < 180 ? Theme.caption : Theme.bodyStrong,
      maxWidth: max(0, right - left - 6))
    canvas.draw(title, at: Point(x: left, y: middle - title.size.height / 2), color: theme.text)
    canvas.draw(size, at: Point(x: right, y: middle - size.size.height / 2), color: theme.secondaryText)
  }

  override func pointerDown(_ event: PointerEvent) -> Bool {
    onChoose?()
    return true
  }
}
