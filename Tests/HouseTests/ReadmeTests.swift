import Exhibits
import Stage
import Strategies
import Testing
import Widgets

@MainActor
@Suite("README")
struct ReadmeTests {
  let readme: House.File

  init() throws { readme = try House.file("README.md") }

  /// The fenced blocks of a language, each with a line break at its end.
  private func blocks(_ language: String) -> [String] {
    var blocks: [String] = []
    var open: (language: String, text: String)?
    for line in readme.lines {
      if line.hasPrefix("```") {
        if let block = open {
          if block.language == language { blocks.append(block.text) }
          open = nil
        } else {
          open = (String(line.dropFirst(3)), "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }

  /// The cells of the rows of every table, without the signs around code.
  private var rows: [[String]] { rows(of: readme.lines[...]) }

  private func rows(of lines: some Sequence<String>) -> [[String]] {
    lines.filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { cell in cell.filter { $0 != "`" }.trimming(" ") }
    }
  }

  private func play(_ scenario: Scenario) -> SettleRun {
    let run = SettleRun(scenario)
    run.play()
    return run
  }

  private func scenario() throws -> Scenario {
    try Scenario.parse(try #require(blocks("json").first), file: "README.md")
  }

  @Test("has a scenario that holds with the patch, and not without")
  func scenarioHolds() throws {
    var scenario = try scenario()
    #expect(scenario.strategy == "patch")
    #expect(!scenario.expectations.isEmpty)
    for result in play(scenario).expectations { #expect(result.holds, "\(result.sentence)") }
    scenario.strategy = "none"
    #expect(play(scenario).expectations.contains { !$0.holds })
  }

  @Test("gives each strategy's figures as the scenario has them", arguments: StrategyID.allCases)
  func outcomes(strategy: StrategyID) throws {
    var scenario = try scenario()
    scenario.strategy = strategy.rawValue
    let last = try #require(play(scenario).rows.last)
    let row = try #require(rows.first { $0.count >= 4 && $0[1] == strategy.rawValue }, "no row for \(strategy.rawValue)")
    #expect(row[0] == String(strategy.digit))
    #expect(row.contains(thousandths(last.shown)), "\(strategy.rawValue) shows \(thousandths(last.shown)) at the end")
    #expect(row.suffix(2).contains(thousandths(Double(last.value))), "\(strategy.rawValue) has \(thousandths(Double(last.value)))")
  }

  private func thousandths(_ number: Double) -> String {
    let whole = String(Int((number * 1000).rounded()))
    return "0." + String(repeating: "0", count: 3 - whole.count) + whole
  }

  @Test("shows the library by a test that is one of these")
  func librarysUse() throws {
    let example = try House.file("Tests/HouseTests/ReadmeExampleTests.swift")
    #expect(blocks("swift").contains(example.text))
  }

  @Test("names the keys of the key table and no others")
  func keys() {
    let section = readme.lines.drop { $0 != "## Keys" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    let named = rows(of: section).dropFirst(2).flatMap { separate($0[0]) }
    let bound = KeyTable.bindings.flatMap { separate($0.keys) }
    #expect(named.sorted() == bound.sorted())
  }

  /// The keys of one line, as "[ and ]" or "T, M".
  private func separate(_ keys: String) -> [String] {
    keys.split(separator: ", ").flatMap { $0.split(separator: " and ") }.flatMap { $0.split(separator: " or ") }.map(String.init)
  }

  @Test("names every system and every target")
  func tables() throws {
    let first = Set(rows.map { $0[0] })
    #expect(SliderSystem.allCases.map(\.rawValue).filter { !first.contains($0) } == [])
    #expect(Set(try House.sources.get().map(\.target)).subtracting(first) == [])
  }

  @Test("links to nothing that isn't there")
  func links() {
    var places: [String] = []
    for opening in ["](", "src=\"", "srcset=\""] {
      for part in readme.text.split(separator: opening).dropFirst() {
        places.append(String(part.prefix { !")\" #".contains($0) }))
      }
    }
    for place in places where !place.isEmpty && !place.hasPrefix("http") { #expect(House.exists(place), "\(place) is missing") }
  }

  @Test("sets up with one command before the demo, and one before the tests")
  func commands() {
    let commands = readme.lines.filter { $0.hasPrefix("assets/setup && swift ") }
    #expect(commands.count == 2)
    #expect(commands.contains("assets/setup && swift run -c release settle"))
    #expect(House.exists("assets/setup"))
  }
}

extension String {
  fileprivate func trimming(_ character: Character) -> String {
    let rest = drop { $0 == character }
    return String(rest.prefix(upTo: rest.lastIndex { $0 != character }.map(rest.index(after:)) ?? rest.startIndex))
  }
}
