import Geometry
import Widgets

/// Compact buttons of which one is chosen, in rows that break where the width ends.
final class ChoiceBar: View {
  var onChoose: ((Int) -> Void)?
  var chosen = 0 {
    didSet { if chosen != oldValue { show() } }
  }

  private let buttons: [PushButton]
  private static let gap = 6.0
  static let rowHeight = 26.0

  init(_ titles: [String]) {
    buttons = titles.map { PushButton($0) }
    super.init()
    for (index, button) in buttons.enumerated() {
      button.isCompact = true
      button.font = Theme.caption
      button.addAction(Action(identifier: "choose") { [weak self] _ in self?.onChoose?(index) }, for: .primaryActionTriggered)
      addSubview(button)
    }
    show()
  }

  private func show() {
    for (index, button) in buttons.enumerated() { button.isSelected = index == chosen }
  }

  func height(forWidth width: Double) -> Double { place(in: width) { _, _ in } }

  override func layoutSubviews() { _ = place(in: bounds.width) { $0.frame = $1 } }

  private func place(in width: Double, _ put: (PushButton, Rect) -> Void) -> Double {
    var x = 0.0
    var y = 0.0
    for button in buttons {
      let needed = button.fittingWidth
      if x > 0, x + needed > width {
        x = 0
        y += ChoiceBar.rowHeight + ChoiceBar.gap
      }
      put(button, Rect(x: x, y: y, width: min(needed, width), height: ChoiceBar.rowHeight))
      x += needed + ChoiceBar.gap
    }
    return y + ChoiceBar.rowHeight
  }
}
