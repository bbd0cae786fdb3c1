import Animation
public import Stage
import Widgets

// What is said and shown of a run.
extension GlowRun {
  private var timeline: PhasedTimeline { model.view.timeline }
  private var back: Double { timeline.largestStepBack }

  public var setting: String { "the \(scenario.strategy) clock" }
  public var isRight: Bool? { timeline.flips.isEmpty ? nil : back == 0 }
  public var filmedEvent: String { "paused" }
  public var wantedX: Double? { nil }

  public var outcome: String {
    if ranOut { return "never settled" }
    guard !timeline.flips.isEmpty else { return "was never paused" }
    return back > 0
      ? "went back by \(GlowClaims.angle(GlowClaims.degrees(back))), \(GlowClaims.milliseconds(back))" : "never went back"
  }

  public func caption(_ row: TraceRow) -> String {
    "drawn \(NumberText.fixed(row.shown, places: 3)) s  \(NumberText.fixed(GlowFigures.rotation(at: row.shown), places: 2)) deg"
  }

  private var swallowed: Int { zip(rows, rows.dropFirst()).reduce(0) { $0 + $1.1.frame - $1.0.frame - 1 } }

  public var reportText: String {
    var table = TextTable()
    table.add(["frames", "\(rows.count)"])
    table.add(["missed frames", "\(swallowed)"])
    table.add(["updates", "\(timeline.updates)"])
    for placement in FlipPlacement.allCases { table.add(["flips \(placement.title)", "\(timeline.flips[placement] ?? 0)"]) }
    table.add(["time drawn", GlowRun.seconds(timeline.drawn)])
    table.add(["time written down", GlowRun.seconds(timeline.clock.accumulated)])
    table.add(["largest step back", GlowClaims.milliseconds(back)])
    table.add(["in degrees", NumberText.fixed(GlowClaims.degrees(back), places: 2)])
    return table.text
  }

  public var reportJSON: JSONText {
    [
      "frames": .int(rows.count), "missedFrames": .int(swallowed), "updates": .int(timeline.updates),
      "flips": .object(FlipPlacement.allCases.map { ($0.rawValue, .int(timeline.flips[$0] ?? 0)) }), "drawn": .number(timeline.drawn),
      "accumulated": .number(timeline.clock.accumulated), "stepBack": .number(back), "degreesBack": .number(GlowClaims.degrees(back)),
    ]
  }

  private static func seconds(_ time: Double) -> String { NumberText.fixed(time, places: 4) + " s" }
}
