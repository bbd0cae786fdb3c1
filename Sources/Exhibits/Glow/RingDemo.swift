import Geometry
public import Widgets

/// The article's minimal demo: a ring that turns, and a button that pauses it. It shows one moment and knows no clock.
public final class RingDemo: View {
  public let ring = RingView()
  public let button = PushButton(RingDemo.pause)
  /// Called when the button is clicked.
  public var onToggle: (() -> Void)?

  private static let pause = "pause"
  private static let resume = "resume"
  private static let gap = 20.0
  private static let buttonSize = Size(width: 120, height: 34)

  public init() {
    super.init()
    name = "ring demo"
    addSubview(ring)
    addSubview(button)
    button.addAction(Action(identifier: "pause") { [weak self] _ in self?.onToggle?() }, for: .primaryActionTriggered)
  }

  /// Whether the ring turns: the button says what a click would change about it.
  public var isAnimating = true {
    didSet { button.title = isAnimating ? RingDemo.pause : RingDemo.resume }
  }

  public override func layoutSubviews() {
    let button = RingDemo.buttonSize
    let room = min(bounds.width, bounds.height - button.height - RingDemo.gap) - RingView.lineWidth
    let side = max(0, min(RingView.diameter, room))
    let height = side + RingView.lineWidth + RingDemo.gap + button.height
    let top = bounds.midY - height / 2
    ring.frame = Rect(x: bounds.midX - side / 2, y: top + RingView.lineWidth / 2, width: side, height: side)
    self.button.frame = Rect(
      x: bounds.midX - button.width / 2, y: top + height - button.height, width: button.width, height: button.height)
  }
}
