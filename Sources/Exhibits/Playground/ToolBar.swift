import Geometry
import Strategies
import Widgets

/// Buttons in rows that break where the width ends; each does what a key does and shows what that key has set.
final class ToolBar: View {
  struct Item: Hashable {
    var command: PlaygroundCommand
    var mark: String?
    var title: String
    var isOn = false
  }

  /// Called with what a button asks for.
  var onCommand: ((PlaygroundCommand) -> Void)?
  private var buttons: [(command: PlaygroundCommand, button: PushButton)] = []

  static let rowHeight = 28.0
  private static let gap = 6.0

  var items: [Item] = [] {
    didSet { if items != oldValue { update(from: oldValue) } }
  }

  private func update(from old: [Item]) {
    if items.map(\.command) != old.map(\.command) {
      for entry in buttons { entry.button.removeFromSuperview() }
      buttons = items.map { item in
        let button = PushButton(item.title, mark: item.mark)
        button.isCompact = true
        button.font = Theme.caption
        button.addAction(
          Action(identifier: "command") { [weak self] _ in self?.onCommand?(item.command) }, for: .primaryActionTriggered)
        addSubview(button)
        return (item.command, button)
      }
    }
    for (entry, item) in zip(buttons, items) {
      entry.button.title = item.title
      entry.button.isSelected = item.isOn
    }
    setNeedsLayout()
  }

  func button(for command: PlaygroundCommand) -> PushButton? { buttons.first { $0.command == command }?.button }

  /// The height that the buttons need in `width`.
  func height(forWidth width: Double) -> Double { place(in: width) { _, _ in } }

  override func layoutSubviews() { _ = place(in: bounds.width) { $0.frame = $1 } }

  private func place(in width: Double, _ put: (PushButton, Rect) -> Void) -> Double {
    var x = 0.0
    var y = 0.0
    for (_, button) in buttons {
      let needed = button.fittingWidth
      if x > 0, x + needed > width {
        x = 0
        y += ToolBar.rowHeight + ToolBar.gap
      }
      put(button, Rect(x: x, y: y, width: min(needed, width), height: ToolBar.rowHeight))
      x += needed + ToolBar.gap
    }
    return buttons.isEmpty ? 0 : y + ToolBar.rowHeight
  }
}
