import Stage
import Widgets

extension Command {
  static let bench = Command(
    name: "bench", operands: "[TEXT ...]", operandCount: 0...Int.max, options: [.json],
    summary: "what a lookup, a patch, a frame and the like take on this machine; or those alone whose name holds a TEXT",
    run: BenchCommand.run)
}

/// Times the program's own parts.
enum BenchCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    let texts = arguments.operands
    func isWanted(_ name: String) -> Bool { texts.isEmpty || texts.contains { name.contains($0) } }
    let names = groups.flatMap(\.names)
    for text in texts where !names.contains(where: { $0.contains(text) }) {
      throw .usage("no benchmark's name holds \(JSONText.quoted(text)); \(Output.choices(names))")
    }
    #if DEBUG
      Output.complain("this is a debug build; a release build's figures are several times smaller")
    #endif
    let figures = groups.filter { $0.names.contains(where: isWanted) }.flatMap { $0.measure() }.filter { isWanted($0.name) }
    if arguments.has("--json") {
      try Output.write(.array(figures.map(\.json)))
    } else {
      var table = TextTable(header: ["benchmark", "median", "unit", "repeats"])
      for figure in figures { table.add(figure.cells) }
      try Output.write(table.text)
    }
    return 0
  }

  /// Figures that are taken together.
  private struct Group {
    let names: [String]
    let measure: @MainActor () -> [BenchFigure]
  }

  private static let groups: [Group] = {
    let single = [[Benchmarks.ivarLookup], Benchmarks.others, SliderBenchmarks.all, Benchmarks.steps, Benchmarks.glow, LensBenchmarks.all]
    return [waysOfSetting] + single.joined().map { benchmark in Group(names: [benchmark.name]) { [benchmark.measure()] } }
  }()

  private static let waysOfSetting: Group = {
    let patch = Benchmarks.patch, replacement = Benchmarks.replacement
    let ratio = "replacement to patch", views = "views built by a replacement"
    return Group(names: [patch.name, replacement.name, ratio, views]) {
      let patch = patch.measure(), replacement = replacement.measure()
      return [
        patch, replacement, BenchFigure(name: views, median: Double(viewsBuilt()), unit: "views", repeats: 1),
        BenchFigure(name: ratio, median: replacement.median / patch.median, unit: "x", repeats: replacement.repeats),
      ]
    }
  }()

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
