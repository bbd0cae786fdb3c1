import Animation
import Drawing
import Geometry
import Stage
import Widgets

/// One clock's glow with its figures inside, for the view of all three side by side.
final class ClockLane: View {
  let policy: ClockPolicy
  let glow = GlowView(.roundedRect(radius: ClockLane.radius), lineWidth: 5)
  private let title: Label
  private let angle = Label(font: Theme.figureStrong)
  private let steps = (0..<3).map { _ in Label(font: Theme.figure) }

  private static let margin = 40.0
  private static let radius = 24.0

  init(_ policy: ClockPolicy, digit: Int) {
    self.policy = policy
    title = Label("\(digit)  \(policy.rawValue)", font: Theme.heading)
    super.init()
    name = "lane (\(policy.rawValue))"
    isUserInteractionEnabled = false
    addSubview(glow)
    for label in labels {
      label.alignment = .center
      addSubview(label)
    }
  }

  private var labels: [Label] { [title, angle] + steps }

  override func layoutSubviews() {
    glow.frame = bounds.insetBy(dx: ClockLane.margin, dy: ClockLane.margin)
    let height = 20.0
    let inside = glow.frame.insetBy(dx: 8, dy: 0)
    for (index, label) in labels.enumerated() {
      let y = inside.midY + height * (Double(index) - Double(labels.count) / 2)
      label.frame = Rect(x: inside.minX, y: y, width: inside.width, height: height)
    }
  }

  /// Points of arc that a degree is on this lane's outline.
  var arc: Double { GlowArc.pointsADegree(glow.frame.size, radius: ClockLane.radius) }

  func show(_ model: GlowModel) {
    let view = model.view(of: policy)
    glow.time = view.time
    title.color = policy == model.policy ? \.text : \.secondaryText
    angle.text = NumberText.fixed(GlowFigures.rotation(at: view.time), places: view.timeline.isRunning ? 0 : 2) + " deg"
    let texts = model.lastPauseStep[policy].map(texts) ?? ["", "", ""]
    for (label, text) in zip(steps, texts) {
      label.text = text
      let step = model.lastPauseStep[policy] ?? 0
      label.color = step < 0 ? \.bad : step > 0 ? \.secondaryText : \.good
    }
  }

  /// What the last pause did, in degrees, milliseconds and points of arc.
  private func texts(_ step: Double) -> [String] {
    guard step != 0 else { return ["stands", "", ""] }
    let degrees = abs(GlowClaims.degrees(step))
    return [
      "\(step < 0 ? "back" : "on") \(NumberText.fixed(degrees, places: 2)) deg", "\(NumberText.fixed(abs(step) * 1000, places: 2)) ms",
      "\(NumberText.fixed(degrees * arc, places: 2)) pt of arc",
    ]
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
