import Drawing
import Geometry
import Stage
import Widgets

/// A card with a slider, its name and its value.
final class GalleryCell: View {
  let item: GalleryItem
  /// Whether its slider is the one that always scrubs.
  let scrubs: Bool
  private let title: Label
  private let value = Label(font: Theme.smallFigure, color: \.secondaryText)
  private let property: Label
  private let stripes = StripeView()

  init(_ item: GalleryItem) {
    self.item = item
    scrubs = item.slider.scrubbing != nil
    title = Label(item.title, font: Theme.caption, color: \.text)
    property = Label(item.property, font: Theme.smallFigure, color: \.secondaryText)
    super.init()
    name = item.title
    stripes.isHidden = !item.hasStripes
    for view in [title, value, property, stripes, item.slider] as [View] { addSubview(view) }
  }

  /// Brings the figure up to the slider.
  func update() {
    let slider = item.slider
    let number = NumberText.fixed(Double(slider.value), places: slider.range.length > 10 ? 0 : 2)
    value.text = slider.scrubbingSpeed < 1 ? "\(number) at \(NumberText.fixed(slider.scrubbingSpeed * 100, places: 0)) %" : number
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let shape = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: Theme.radius)
    canvas.fill(shape, theme.panel)
    canvas.stroke(shape, theme.outline, width: 1)
  }

  override func layoutSubviews() {
    if item.slider.isVertical { return layoutVertical() }
    let isLow = bounds.height < 84 || bounds.width < 160
    let padding = isLow ? 8.0 : 14
    let top = isLow ? 4.0 : 10
    value.alignment = .right
    value.frame = Rect(x: bounds.width - padding - 90, y: top, width: 90, height: 16)
    title.frame = Rect(x: padding, y: top, width: bounds.width - 2 * padding - 36, height: 16)
    // Where there is room for it.
    property.isHidden = bounds.height < 110 || item.hasStripes
    property.frame = Rect(x: padding, y: bounds.height - 28, width: bounds.width - 2 * padding, height: 16)
    let height = item.slider.intrinsicHeight
    let hasTitles = item.slider.trackConfiguration?.ticks.contains { $0.title != nil } ?? false
    let room = (property.isHidden ? bounds.height : property.frame.minY) - top - 16
    let middle = top + 16 + room / 2 - (hasTitles ? 8 : 0)
    item.slider.frame = Rect(x: padding + 2, y: (middle - height / 2).rounded(), width: bounds.width - 2 * padding - 4, height: height)
    guard item.hasStripes else { return }
    stripes.frame = Rect(x: padding - 4, y: top + 20, width: bounds.width - 2 * padding + 8, height: bounds.height - top - 20 - padding + 4)
    item.slider.frame.origin.y = (stripes.frame.midY - height / 2).rounded()
  }

  private func layoutVertical() {
    property.isHidden = true
    title.alignment = .center
    value.alignment = .center
    title.frame = Rect(x: 2, y: 6, width: bounds.width - 4, height: 16)
    value.frame = Rect(x: 4, y: bounds.height - 22, width: bounds.width - 8, height: 16)
    let width = item.slider.intrinsicHeight
    let hasTitles = item.slider.trackConfiguration?.ticks.isEmpty == false
    let x = ((bounds.width - width) / 2 - (hasTitles ? 14 : 0)).rounded()
    item.slider.frame = Rect(x: x, y: 30, width: width, height: max(60, bounds.height - 60))
  }
}
