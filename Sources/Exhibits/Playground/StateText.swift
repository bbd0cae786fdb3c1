import FrameTiming
import Stage
import Strategies
import Widgets

extension PlaygroundWindow {
  /// The state as text for a bug report: at most 40 lines, in aligned columns.
  var stateText: String {
    let runner = exhibit.runner
    let model = runner.world.model
    let slider = model.control.innerSlider
    var table = TextTable()
    table.add(["Settle", "the settle exhibit"])
    table.add(["system", "\(model.system.title)"])
    table.add(["strategy", "\(exhibit.strategy.digit) \(exhibit.strategy.rawValue)"])
    if exhibit.strategy == .patch {
      let steps = ([exhibit.settings.includesStep0 ? "0" : nil] + PatchStep.allCases.map { exhibit.has($0) ? "\($0.rawValue)" : nil })
      table.add(["steps", steps.compactMap { $0 }.joined(separator: " ")])
    }
    table.add(["display", "\(display?.outputName ?? "none"), \(NumberText.fixed(display?.rate.hertz ?? 0, places: 3)) Hz"])
    table.add(["clock", runner.isPaused ? "paused" : "\(NumberText.shortest(runner.speed))x"])
    table.add(["value", NumberText.shortest(slider.value)])
    table.add(["shown", NumberText.fixed(slider.shownValue, places: 6)])
    table.add(["target", NumberText.fixed(slider.targetValue, places: 6)])
    table.add(["velocity", NumberText.fixed(slider.shownVelocity, places: 6)])
    table.add(["tracking", "\(slider.isTracking)"])
    table.add(["settling", "\(slider.isSettling)"])
    table.add(["verdict", exhibit.verdict.text])
    for flag in lastEvents { table.add([NumberText.fixed(flag.time, places: 3), flag.name]) }
    for copy in TargetCopies(of: slider).places {
      table.add([copy.name, copy.place.map { NumberText.fixed($0, places: 6) } ?? "not found"])
    }
    return table.text
  }

  /// The last ten events with their times in seconds of the world, oldest first.
  private var lastEvents: [(time: Double, name: String)] {
    var found: [(time: Double, name: String)] = []
    for entry in timeline.model.entries.reversed() where found.count < 10 {
      for name in entry.row.events.reversed() where name != "touchDragInside" && found.count < 10 {
        if found.last?.name != name { found.append((entry.row.time, name)) }
      }
    }
    return found.reversed()
  }
}
