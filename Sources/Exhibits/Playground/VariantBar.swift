import Geometry
import Strategies
import Widgets

/// The variants with their digits, in one row of equal buttons.
final class VariantBar: View {
  private(set) var buttons: [(name: String, button: PushButton)] = []
  static let height = 36.0

  init(variants: [Exhibit.Variant], onChoose: @escaping (Int) -> Void) {
    super.init()
    name = "variants"
    buttons = variants.enumerated().map { index, variant in
      let button = PushButton(variant.title, mark: "\(index + 1)")
      button.addAction(Action(identifier: "choose") { _ in onChoose(index + 1) }, for: .primaryActionTriggered)
      addSubview(button)
      return (variant.name, button)
    }
  }

  var chosen: String = "" {
    didSet { for entry in buttons { entry.button.isSelected = entry.name == chosen } }
  }

  override func layoutSubviews() {
    let gap = bounds.width < 640 ? 4.0 : 6.0
    let width = (bounds.width - gap * Double(buttons.count - 1)) / Double(max(1, buttons.count))
    for (index, entry) in buttons.enumerated() {
      let left = (Double(index) * (width + gap)).rounded()
      let right = (Double(index) * (width + gap) + width).rounded()
      entry.button.font = bounds.width < 800 ? Theme.caption : Theme.body
      entry.button.frame = Rect(x: left, y: 0, width: right - left, height: bounds.height)
    }
  }
}
