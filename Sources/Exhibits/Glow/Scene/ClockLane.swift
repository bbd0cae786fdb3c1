import Animation
import Drawing
import Geometry
import Stage
import Widgets

/// One clock's glow with its figures below, for the view of all three side by side.
final class ClockLane: View {
  let policy: ClockPolicy
  let glow = GlowView(.roundedRect(radius: 24), lineWidth: 5)
  private let title: Label
  private let figures = Label(font: Theme.figureStrong)
  private let step = Label(font: Theme.figure)

  static let margin = 44.0

  init(_ policy: ClockPolicy, digit: Int) {
    self.policy = policy
    title = Label("\(digit)  \(policy.rawValue)", font: Theme.heading)
    super.init()
    isUserInteractionEnabled = false
    for label in [title, figures, step] {
      label.alignment = .center
      addSubview(label)
    }
    addSubview(glow)
  }

  override func layoutSubviews() {
    let margin = ClockLane.margin
    glow.frame = bounds.insetBy(dx: margin, dy: margin)
    let middle = bounds.midY
    title.frame = Rect(x: margin, y: middle - 36, width: bounds.width - 2 * margin, height: 22)
    figures.frame = Rect(x: margin, y: middle - 10, width: bounds.width - 2 * margin, height: 20)
    step.frame = Rect(x: margin, y: middle + 14, width: bounds.width - 2 * margin, height: 18)
  }

  /// Points of arc that a degree is on this lane's outline.
  var arc: Double { GlowArc.pointsADegree(glow.frame.size, radius: 24) }

  func show(_ model: GlowModel) {
    let time = model.view(of: policy).time
    glow.time = time
    let isRunning = model.view(of: policy).timeline.isRunning
    title.color = policy == model.policy ? \.text : \.secondaryText
    figures.text = NumberText.fixed(GlowFigures.rotation(at: time), places: isRunning ? 0 : 2) + " degrees"
    figures.color = \.text
    guard let seconds = model.lastPauseStep[policy] else { return step.text = "" }
    let degrees = GlowClaims.degrees(seconds)
    let way = seconds < 0 ? "back" : seconds > 0 ? "on" : "stands"
    step.text =
      seconds == 0
      ? "stands still"
      : "\(way) \(NumberText.fixed(abs(degrees), places: 2)) deg  \(NumberText.fixed(abs(seconds) * 1000, places: 1)) ms  \(NumberText.fixed(abs(degrees) * arc, places: 1)) pt"
    step.color = seconds < 0 ? \.bad : seconds > 0 ? \.secondaryText : \.good
  }
}

/// How far along an outline the colours go.
enum GlowArc {
  /// Points that one degree is, on an average over a rounded rectangle's outline.
  static func pointsADegree(_ size: Size, radius: Double) -> Double {
    let radius = min(radius, size.width / 2, size.height / 2)
    return (2 * (size.width + size.height) - 8 * radius + 2 * .pi * radius) / 360
  }
}
