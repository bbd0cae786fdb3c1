import Drawing
import Geometry
import Widgets

/// The panel's name and its undo button.
final class InspectorHeader: View {
  static let height = 40.0

  var onUndo: (() -> Void)?
  private let button = PushButton("Undo")
  private let title = Label("Inspector", font: Theme.bodyStrong)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "inspector header"
    button.isCompact = true
    button.font = Theme.caption
    button.addAction(Action(identifier: "undo") { [weak self] _ in self?.onUndo?() }, for: .primaryActionTriggered)
    addSubview(title)
    addSubview(button)
    show(lastEdit: nil)
  }

  func show(lastEdit: String?) {
    button.isHidden = lastEdit == nil
    guard let lastEdit else { return }
    button.title = "Undo \(lastEdit)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    title.frame = Rect(x: 16, y: 0, width: 90, height: bounds.height)
    let width = min(button.fittingWidth, bounds.width - 120)
    button.frame = Rect(x: bounds.width - 16 - width, y: 7, width: width, height: 26)
  }
}
