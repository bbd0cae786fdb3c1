import Exhibits
import Stage

extension Command {
  static let play = Command(
    name: "run", operands: "SCENARIO.json", operandCount: 1...1,
    options: [
      Option("--trace", "FILE.csv|FILE.jsonl", "a row for each refresh interval"),
      Option("--film", "FILE.png|FOLDER", "a strip of pictures, or one picture a frame"), .json,
    ],
    summary: "play a scenario without a display; a report, or the trace",
    run: { arguments throws(Failure) in try RunCommand(arguments).run() })
}

/// Plays one scenario. Nothing is written before it has been played to its end.
struct RunCommand {
  private let file: String
  private let trace: (path: String, format: TraceFormat)?
  private let film: FilmTarget?
  private let asJSON: Bool

  init(_ arguments: Arguments) throws(Failure) {
    file = arguments.operands[0]
    asJSON = arguments.has("--json")
    film = try arguments.text("--film").map { path throws(Failure) in
      guard !path.isEmpty else { throw .usage("--film needs the name of a file or a folder") }
      return FilmTarget(path: path)
    }
    trace = try arguments.text("--trace").map { path throws(Failure) in
      guard let format = TraceFormat(path: path) else {
        throw .usage("--trace \(JSONText.quoted(path)) has no format; its name must end in .csv or .jsonl")
      }
      return (path, format)
    }
  }

  func run() throws(Failure) -> Int32 {
    let scenario: Scenario
    do { scenario = try Scenario.read(path: file) } catch { throw Failure(error) }
    let run = ScenarioRuns.make(scenario)
    let pictures = film.map { $0.shoot(run) }
    run.play()
    if let pictures { try pictures.write(of: run) }
    do {
      if let trace { try OutputFile.write(trace.format.text(run.rows), to: trace.path) }
    } catch {
      throw Failure(error)
    }
    let report = RunReport(run)
    if asJSON {
      try Output.write(report.json)
    } else if trace == nil {
      try Output.write(report.text)
    }
    for failure in report.failures { Output.complain("\(file): \(failure)") }
    return report.failures.isEmpty ? 0 : 1
  }
}
