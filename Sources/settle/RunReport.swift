import Exhibits
import Stage

/// What `settle run` says of a run.
struct RunReport {
  private let run: any ScenarioRun
  private let expectations: [ExpectationResult]

  init(_ run: any ScenarioRun) {
    self.run = run
    expectations = run.expectations
  }

  /// One line for each thing that makes the run fail.
  var failures: [String] {
    let ranOut = "the run didn't settle within \(NumberText.shortest(Scenario.longestRun)) s"
    return (run.ranOut ? [ranOut] : []) + expectations.filter { !$0.holds }.map { "\($0.expectation.path): \($0.sentence)" }
  }

  var text: String {
    let scenario = run.scenario
    var text = scenario.name.isEmpty ? "" : JSONText.quoted(scenario.name).dropFirst().dropLast() + "\n"
    text += "\(run.setting) at \(NumberText.shortest(scenario.refresh)) Hz\n"
    text += run.outcome + "\n\n" + run.reportText
    if !run.misses.isEmpty { text += "\nmisses\n" + run.misses.map { "  \($0)\n" }.joined() }
    if !expectations.isEmpty {
      text += "\nexpectations\n"
      text += expectations.map { "  \($0.holds ? "holds" : "FAILS")  \($0.expectation.path): \($0.sentence)\n" }.joined()
    }
    return text
  }

  var json: JSONText {
    let scenario = run.scenario
    return [
      "name": .string(scenario.name), "exhibit": .string(scenario.exhibit), "os": .string(scenario.system),
      "strategy": .string(scenario.strategy),
      "refresh": .number(scenario.refresh), "outcome": .string(run.outcome), "settled": .bool(!run.ranOut), "report": run.reportJSON,
      "misses": .array(run.misses.map { .string($0) }), "expectations": .array(expectations.map(\.json)),
      "holds": .bool(failures.isEmpty),
    ]
  }
}
