import Animation
import Drawing
import Geometry
import Stage
import Widgets

/// The phases of a timeline's last updates as blocks in their order, the flips of its flag among them; thin lines part the frames. Figures
/// appear once it stands still.
final class PhaseStripView: View {
  var blocks: [PhaseBlock] = [] {
    didSet { if blocks != oldValue { setNeedsDisplay() } }
  }
  var isRunning = true {
    didSet { if isRunning != oldValue { setNeedsDisplay() } }
  }

  private static let blockWidth = 74.0
  private static let flipWidth = 58.0
  private static let gap = 5.0
  private static let frameGap = 15.0
  private static let legendHeight = 20.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "phase strip"
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    drawLegend(canvas)
    let row = Rect(
      x: 0, y: PhaseStripView.legendHeight, width: bounds.width, height: max(0, bounds.height - PhaseStripView.legendHeight))
    var right = row.maxX
    var later: PhaseBlock?
    for block in blocks.reversed() {
      if let later, later.frame != block.frame {
        let x = right - PhaseStripView.frameGap / 2
        canvas.fill(Rect(x: x, y: row.minY, width: 1, height: row.height), theme.outline)
        right -= PhaseStripView.frameGap
      } else if later != nil {
        right -= PhaseStripView.gap
      }
      let width = PhaseStripView.width(of: block)
      guard right - width >= 0 else { break }
      draw(block, in: Rect(x: right - width, y: row.minY, width: width, height: row.height), canvas)
      right -= width
      later = block
    }
  }

  private func drawLegend(_ canvas: Canvas) {
    var x = 0.0
    for (title, color) in [
      ("draw", theme.accent), ("commit", theme.good), ("the flag flips", theme.warm), ("a frame's border", theme.outline),
    ] {
      canvas.fillCapsule(Rect(x: x, y: 5, width: 14, height: 3), color)
      let text = TextLayout(title, font: Theme.caption)
      canvas.draw(text, at: Point(x: x + 20, y: 6.5 - text.size.height / 2), color: theme.secondaryText)
      x += 20 + text.size.width + 18
    }
  }

  private static func width(of block: PhaseBlock) -> Double {
    if case .flip = block.kind { flipWidth } else { blockWidth }
  }

  private func draw(_ block: PhaseBlock, in rect: Rect, _ canvas: Canvas) {
    let (color, word, figure): (Color, String, String) =
      switch block.kind {
      case .draw(let time): (theme.accent, "draw \(block.update)", NumberText.fixed(time, places: 3))
      case .commit(let time): (theme.good, "commit \(block.update)", NumberText.fixed(time, places: 3))
      case .flip(let isRunning, _): (theme.warm, isRunning ? "resume" : "pause", "")
      }
    let path = Path(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), radius: 7)
    if figure.isEmpty {
      canvas.fill(path, .color(color))
    } else {
      canvas.fill(path, .color(color.withAlpha(0.16)))
      canvas.stroke(path, .color(color.withAlpha(0.7)), width: 1)
    }
    guard !isRunning else { return }
    let ink = figure.isEmpty ? (theme.name == .dark ? Color(hex: 0x15161B) : .white) : theme.text
    let title = TextLayout(word, font: figure.isEmpty ? Theme.bodyStrong : Theme.caption, maxWidth: rect.width - 6)
    let below = TextLayout(figure, font: Theme.figureStrong)
    let height = title.size.height + (figure.isEmpty ? 0 : below.size.height)
    var y = rect.midY - height / 2
    canvas.draw(
      title, at: Point(x: rect.midX - title.size.width / 2, y: y), color: figure.isEmpty ? ink : theme.secondaryText)
    y += title.size.height
    if !figure.isEmpty { canvas.draw(below, at: Point(x: rect.midX - below.size.width / 2, y: y), color: ink) }
  }
}
