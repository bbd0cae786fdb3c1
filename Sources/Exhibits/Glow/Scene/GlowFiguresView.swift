import Animation
import Drawing
import Geometry
import Stage
import Widgets

/// The figures of the three clocks: what each shows and has written down, and what the last pause did to it.
final class GlowFiguresView: View {
  struct Line: Hashable {
    var cells: [String]
    var isHeading = false
    var isChosen = false
    /// Nil where it has no mood.
    var isBad: Bool?
  }

  var lines: [Line] = [] {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }

  private static let lineHeight = 18.0
  private static let headingGap = 8.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "clock figures"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { true }

  static func height(of lines: [Line]) -> Double {
    lines.enumerated().reduce(0) { $0 + lineHeight + ($1.element.isHeading && $1.offset > 0 ? headingGap : 0) }
  }

  override func draw(in canvas: Canvas) {
    var y = 0.0
    for (index, line) in lines.enumerated() {
      if line.isHeading && index > 0 { y += GlowFiguresView.headingGap }
      draw(line, y, canvas)
      y += GlowFiguresView.lineHeight
    }
  }

  private func draw(_ line: Line, _ y: Double, _ canvas: Canvas) {
    let name = line.cells[0]
    let figures = line.cells.dropFirst()
    let color = line.isHeading ? theme.secondaryText : line.isBad == true ? theme.bad : line.isChosen ? theme.text : theme.secondaryText
    let title = TextLayout(
      name, font: line.isHeading ? Theme.section : line.isChosen ? Theme.bodyStrong : Theme.body, maxWidth: bounds.width)
    canvas.draw(
      title, at: Point(x: 0, y: y + (GlowFiguresView.lineHeight - title.size.height) / 2),
      color: line.isHeading ? color : line.isChosen ? theme.text : theme.secondaryText)
    let start = 96.0
    let column = (bounds.width - start) / Double(max(1, figures.count))
    for (index, figure) in figures.enumerated() {
      let text = TextLayout(figure, font: line.isHeading ? Theme.section : Theme.smallFigure)
      let right = start + column * Double(index + 1)
      canvas.draw(text, at: Point(x: right - text.size.width, y: y + (GlowFiguresView.lineHeight - text.size.height) / 2), color: color)
    }
  }
}

extension GlowModel {
  /// - Parameter arc: points of the outline that a degree is.
  func figureLines(arc: Double) -> [GlowFiguresView.Line] {
    let isRunning = view.timeline.isRunning
    let places = isRunning ? 1 : 3
    var lines = [GlowFiguresView.Line(cells: ["TIME", "drawn", "written"], isHeading: true)]
    for (index, policy) in ClockPolicy.allCases.enumerated() {
      let timeline = view(of: policy).timeline
      lines.append(
        .init(
          cells: [
            "\(index + 1) \(policy.rawValue)", NumberText.fixed(view(of: policy).time, places: places),
            NumberText.fixed(timeline.clock.accumulated, places: places),
          ], isChosen: policy == self.policy))
    }
    lines.append(.init(cells: ["LAST PAUSE", "degrees", "ms", "pt of arc"], isHeading: true))
    for (index, policy) in ClockPolicy.allCases.enumerated() {
      let step = lastPauseStep[policy]
      let degrees = step.map(GlowClaims.degrees)
      lines.append(
        .init(
          cells: ["\(index + 1) \(policy.rawValue)"]
            + [degrees, step.map { $0 * 1000 }, degrees.map { $0 * arc }].map { $0.map { NumberText.fixed($0, places: 2) } ?? "-" },
          isChosen: policy == self.policy, isBad: step.map { $0 < 0 }))
    }
    let flips = view.timeline.flips
    lines.append(.init(cells: ["FLIPS FELL", "before", "between", "after"], isHeading: true))
    lines.append(.init(cells: ["of this clock"] + FlipPlacement.allCases.map { "\(flips[$0] ?? 0)" }))
    return lines
  }
}
