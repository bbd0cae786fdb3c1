import Geometry
import Stage
import Widgets

/// The blind test's question and its buttons.
final class BlindTestView: View {
  var onStart: (() -> Void)?
  var onAnswer: ((Bool) -> Void)?

  private let line = Label(font: Theme.heading)
  private let score = Label(font: Theme.figure, color: \.secondaryText)
  private let start = PushButton("Start")
  private let yes = PushButton("It jumped")
  private let no = PushButton("It stood still")

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "blind test"
    for view in [line, score, start, yes, no] as [View] { addSubview(view) }
    start.addAction(Action(identifier: "start") { [weak self] _ in self?.onStart?() }, for: .primaryActionTriggered)
    yes.addAction(Action(identifier: "yes") { [weak self] _ in self?.onAnswer?(true) }, for: .primaryActionTriggered)
    no.addAction(Action(identifier: "no") { [weak self] _ in self?.onAnswer?(false) }, for: .primaryActionTriggered)
    show(nil)
  }

  override func layoutSubviews() {
    let width = 124.0
    let middle = bounds.midY
    let buttons = Rect(x: bounds.width - 2 * width - 8, y: middle - 17, width: 2 * width + 8, height: 34)
    yes.frame = Rect(x: buttons.minX, y: buttons.minY, width: width, height: 34)
    no.frame = Rect(x: buttons.minX + width + 8, y: buttons.minY, width: width, height: 34)
    start.frame = no.frame
    line.frame = Rect(x: 0, y: middle - 24, width: buttons.minX - 16, height: 24)
    score.frame = Rect(x: 0, y: middle + 2, width: buttons.minX - 16, height: 20)
  }

  func show(_ test: BlindTest?) {
    let isRunning = test.map { !$0.isDone } ?? false
    start.isHidden = isRunning
    yes.isHidden = !isRunning
    no.isHidden = !isRunning
    yes.isEnabled = test?.isAsking ?? false
    no.isEnabled = test?.isAsking ?? false
    start.title = test == nil ? "Start" : "Once more"
    guard let test else {
      line.text = "Twenty pauses. A hidden clock runs in each."
      score.text = "Watch the colours as the glow stops: did they jump?"
      return
    }
    if test.isDone {
      line.text = "\(test.right) of \(test.trials.count) right"
      score.text = "\(test.seen.0) of \(test.seen.of) jumps seen, \(test.imagined) seen where there was none"
    } else {
      line.text = test.isAsking ? "Did it jump?" : "Watch ..."
      score.text = "pause \(test.current + 1) of \(test.trials.count), \(test.right) right so far"
    }
  }
}
