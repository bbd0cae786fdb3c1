import Stage

extension Command {
  static let bench = Command(
    name: "bench", options: [.json], summary: "what a lookup, a patch, a frame and the like take on this machine", run: BenchCommand.run)
}

/// Times the program's own parts.
enum BenchCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    #if DEBUG
      Output.complain("this is a debug build; a release build's figures are several times smaller")
    #endif
    let figures = measure()
    if arguments.has("--json") {
      try Output.write(.array(figures.map(\.json)))
    } else {
      var table = TextTable(header: ["benchmark", "median", "unit", "repeats"])
      for figure in figures { table.add(figure.cells) }
      try Output.write(table.text)
    }
    return 0
  }

  private static func measure() -> [BenchFigure] {
    let patch = Benchmarks.patch.measure()
    let replacement = Benchmarks.replacement.measure()
    let ratio = BenchFigure(
      name: "replacement to patch", median: replacement.median / patch.median, unit: "x", repeats: replacement.repeats)
    return [Benchmarks.ivarLookup.measure(), patch, replacement, ratio] + Benchmarks.others.map { $0.measure() }
  }
}
