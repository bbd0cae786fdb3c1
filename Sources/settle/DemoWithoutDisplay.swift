import Drawing
import Exhibits
import Stage
import Strategies

/// What is left to show where there is no display: one gesture by every strategy, as a table and as a picture.
enum DemoWithoutDisplay {
  static let file = "settle-demo.png"
  static func run() throws(Failure) -> Int32 {
    Output.complain("no display (DISPLAY is not set): playing the gesture without one; the picture goes to \(file)")
    let runs = StrategyID.allCases.map { SettleRun(scenario($0)) }
    for run in runs { run.play() }
    try write(runs)
    try Output.write(table(runs))
    return 0
  }

  /// The thumb dragged from 0.2 to 0.5 at two track lengths a second, let go, and the value set 50 ms later; while still pressed for the
  /// strategy that waits for the release.
  private static func scenario(_ strategy: StrategyID) -> Scenario {
    var scenario = Scenario()
    scenario.strategy = strategy.rawValue
    scenario.slider.width = 220
    scenario.until = .seconds(1.5)
    scenario.events = [
      ScenarioEvent(at: 0.1, .press(.position(0.2), y: nil)), ScenarioEvent(at: 0.1, .drag(.position(0.5), seconds: 0.15)),
      ScenarioEvent(at: 0.25, .release), ScenarioEvent(at: strategy == .endTracking ? 0.2 : 0.3, .set(0.37)),
    ]
    return scenario
  }

  // MARK: the table

  private static func table(_ runs: [SettleRun]) -> String {
    var table = TextTable(header: ["strategy", "value", "shown", "frames off", "outcome"], toTheRight: [1, 2, 3])
    for run in runs {
      guard let set = run.report.sets.last else { continue }
      table.add([
        run.scenario.strategy, NumberText.fixed(Double(set.finalValue), places: 3), NumberText.fixed(set.finalShown, places: 3),
        "\(set.offFrames) of \(set.frames)", set.outcome,
      ])
    }
    return table.text
  }

  // MARK: the picture

  /// Frames from the one that does the set on; the last picture shows the end.
  private static let offsets = [-1, 0, 1, 2, 4, 8, 16]

  private static func write(_ runs: [SettleRun]) throws(Failure) {
    let sheet = FilmSheet(
      title: "One gesture, seven ways to set the value",
      note: "Dragged from 0.2 to 0.5 at two track lengths a second and let go; 0.37 is set from outside during the settle.",
      sections: runs.map(section))
    let bytes: [UInt8]
    do { bytes = try sheet.image(columns: offsets.count + 1).pngData() } catch { throw Failure(error) }
    do { try OutputFile.write(bytes, to: file) } catch { throw Failure(error) }
  }

  private static func section(_ run: SettleRun) -> FilmSheet.Section {
    guard let set = run.report.sets.last, let strategy = StrategyID(rawValue: run.scenario.strategy) else {
      preconditionFailure("the demo's scenario has no set")
    }
    let done = run.rows.lastIndex { $0.events.contains("set") || $0.events.contains("touchUpInside") } ?? 0
    let indices = offsets.map { done + $0 } + [run.rows.count - 1]
    var pictures = FilmLook.pictures(of: run.scenario, at: indices)
    for (index, offset) in offsets.enumerated() {
      let frames = offset == 0 ? "the set" : "\(offset > 0 ? "+" : "-")\(abs(offset)) frame\(abs(offset) == 1 ? "" : "s")"
      pictures[index].caption[0] = frames
      pictures[index].isMarked = offset == 0
    }
    pictures[offsets.count].caption[0] = "at the end"
    return FilmSheet.Section(
      title: "\(strategy.digit)  \(strategy.rawValue)", verdict: "\(strategy.summary): \(set.outcome)",
      holds: set.offFrames == 0 ? true : set.settleTime == nil ? false : nil, pictures: pictures)
  }
}
