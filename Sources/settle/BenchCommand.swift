import Stage
import Widgets

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
    let views = BenchFigure(name: "views built by a replacement", median: Double(viewsBuilt()), unit: "views", repeats: 1)
    let others = [Benchmarks.others, SliderBenchmarks.all, Benchmarks.steps, Benchmarks.glow, LensBenchmarks.all].joined()
    return [Benchmarks.ivarLookup.measure(), patch, replacement, views, ratio] + others.map { $0.measure() }
  }

  /// What a replacement allocates, as views that weren't in the control before.
  private static func viewsBuilt() -> Int {
    let control = IntensityControl()
    var before: [View] = []  // kept alive, so that no new view takes an old one's identity
    control.visitSubtree { before.append($0) }
    control.replaceInnerSlider(initialRawValue: 0.5)
    let known = Set(before.map { ObjectIdentifier($0) })
    var count = 0
    control.visitSubtree { if !known.contains(ObjectIdentifier($0)) { count += 1 } }
    return count
  }
}
