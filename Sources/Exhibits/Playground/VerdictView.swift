import Drawing
import Geometry
import Stage
import Strategies
import Widgets

/// What became of the last set, in a sentence: the runs in bold are figures.
struct Verdict: Hashable {
  enum Mood: Hashable { case good, bad, waiting, idle }

  /// A piece of the sentence.
  struct Run: Hashable {
    var text: String
    var isFigure: Bool
  }

  var mood: Mood
  var runs: [Run]

  init(_ mood: Mood, _ parts: String...) {
    self.mood = mood
    // Every second part is a figure.
    runs = parts.enumerated().map { Run(text: $0.element, isFigure: $0.offset % 2 == 1) }.filter { !$0.text.isEmpty }
  }

  var text: String { runs.map(\.text).joined() }
}

extension Verdict {
  /// - Parameter misses: what the strategy looked for and didn't find.
  init(_ outcome: SetOutcome?, strategy: StrategyID, misses: [String], isPending: Bool, minimum: Float) {
    guard let outcome else {
      self.init(.idle, "Drag the thumb and let go: then press ", "S", " while it still moves, or ", "G", " for the whole gesture.")
      return
    }
    let shown = NumberText.fixed(outcome.shown, places: 3)
    let value = NumberText.fixed(Double(outcome.getter), places: 3)
    let wanted = NumberText.fixed(Double(outcome.value), places: 3)
    let note = outcome.value == minimum && strategy == .patch ? " At the minimum steps 3 and 6 can't show." : ""
    if !misses.isEmpty {
      self.init(
        .bad, "The patch found nothing for ", "\(misses.count)", " of its writes and did nothing there. Shown ", shown, ", value ", value,
        ".\(note)")
      return
    }
    switch outcome.lateFrames {
    case nil where isPending:
      self.init(.waiting, "Waiting to set ", wanted, ". Shown ", shown, ", value ", value, ".")
    case nil:
      self.init(.bad, "Never shown. Shown ", shown, ", value ", value, ": the set was overridden before it could be seen.\(note)")
    case _ where outcome.hasLeft:
      let frames = outcome.heldFrames
      self.init(
        .bad, "Rolled back. Shown ", shown, ", value ", value, ": the set held for ", "\(frames)",
        " frame\(frames == 1 ? "" : "s"), then the settle took the thumb back.\(note)")
    case let late?:
      let delay = late > 0 ? ", \(late) frames late" : ""
      if abs(Double(outcome.getter) - Double(outcome.value)) > 1e-6 {
        self.init(.bad, "The thumb stands at ", shown, delay + ", but the getter returns ", value, ".\(note)")
      } else {
        self.init(.good, "Holds. Shown ", shown, ", value ", value, delay + ": ", "\(outcome.heldFrames)", " frames at the value.\(note)")
      }
    }
  }
}

/// Shows a verdict on a surface of its mood.
final class VerdictView: View {
  var verdict = Verdict(.idle) {
    didSet { if verdict != oldValue { setNeedsDisplay() } }
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "verdict"
  }

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    let theme = theme
    let (surface, mark): (Color, Color) =
      switch verdict.mood {
      case .good: (theme.goodSurface, theme.good)
      case .bad: (theme.badSurface, theme.bad)
      case .waiting: (theme.raised, theme.warm)
      case .idle: (theme.raised, theme.neutral)
      }
    let path = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), radius: Theme.radius)
    canvas.fill(path, .color(surface))
    canvas.stroke(path, .color(mark.withAlpha(0.55)), width: 1)
    canvas.fillCapsule(Rect(center: Point(x: 19, y: bounds.midY), size: Size(width: 9, height: 9)), mark)
    var x = 34.0
    for run in verdict.runs {
      let font = run.isFigure ? Theme.figureStrong : Theme.sentence
      let layout = TextLayout(run.text, font: font, maxWidth: max(0, bounds.width - x - 12))
      canvas.draw(layout, at: Point(x: x, y: bounds.midY - layout.size.height / 2), color: theme.text)
      x += layout.size.width
    }
  }
}
