import Testing

@Suite("The command line", .timeLimit(.minutes(2)))
struct UsageTests {
  /// Arguments that are refused, and a word that the refusal must hold.
  static let refused: [(arguments: [String], names: String)] = [
    (["dance"], "run"), (["--loud"], "--theme"), (["--exhibit", "zoo"], "choose from settle"), (["--exhibit"], "NAME"),
    (["--variant", "patches"], "patch"), (["--variant", "8"], "7 retarget"), (["--variant", "0"], "1 none"),
    (["--os", "25"], "26-renamed"),
    (["--theme", "blue"], "light, dark"), (["--refresh", "9.99"], "10 ... 1000"), (["--refresh", "nan"], "10 ... 1000"),
    (["--refresh", "60,0"], "60,0"), (["--refresh", ""], "10 ... 1000"), (["--size", "799x560"], "800x560"),
    (["--size", "800x559"], "800x560"),
    (["--size", "1280"], "800x560"), (["--size", "1280x800x2"], "800x560"), (["--size=-900x-900"], "800x560"),
    (["--scale", "0.49"], "0.5 ... 4"),
    (["--scale", "4.01"], "0.5 ... 4"), (["--for", "-1"], "0 or more"), (["--for", "inf"], "0 or more"), (["--play=yes"], "yes"),
    (["--bare", "operand"], "operand"), (["run"], "SCENARIO.json"), (["run", "a.json", "b.json"], "b.json"),
    (["run", "a.json", "--csv"], "--trace"),
    (["run", "a.json", "--trace", "out.txt"], ".jsonl"), (["run", "a.json", "--trace"], "FILE.csv"),
    (["run", "a.json", "--film", ""], "--film"),
    (["list", "all"], "all"), (["displays", "--json"], "--help"), (["matrix", "--after", "-1"], "0 ..."),
    (["matrix", "--after", "1.5"], "1.5"),
    (["matrix", "--set", "1.5"], "0 ... 1"), (["matrix", "--velocity", "fast"], "fast"), (["matrix", "-2"], "-2"),
  ]

  @Test("refuses what it doesn't know in one line that says what there is, with 64", arguments: refused)
  func refuses(arguments: [String], names: String) throws {
    let result = try Program.run(arguments, in: Folder())
    #expect(result.exitCode == 64)
    #expect(result.output.isEmpty)
    #expect(result.complainsOnce, "\(result.errors)")
    #expect(result.errors.contains(names), "\(result.errors)")
  }

  @Test(
    "a value may begin with a minus sign, after a space and after an equals sign", arguments: [["--velocity", "-2"], ["--velocity=-2"]])
  func minus(arguments: [String]) throws {
    let folder = try Folder()
    let result = try Program.run(["matrix", "--json"] + arguments, in: folder)
    #expect(result.exitCode == 0)
    #expect(result.output != (try Program.run(["matrix", "--json"], in: folder)).output)
  }

  @Test("of an option given twice the last one counts, and after -- everything is an operand")
  func order() throws {
    let folder = try Folder()
    #expect(try Program.run(["--refresh", "5", "--refresh", "60"], in: folder).exitCode == 0)
    try folder.write(Recordings.setAfterDrag, to: "--json")
    #expect(try Program.run(["run", "--", "--json"], in: folder).output.hasPrefix("B29"))
  }

  @Test("--help names every command and option of the contract, wherever it stands", arguments: [["--help"], ["run", "--help"]])
  func help(arguments: [String]) throws {
    let result = try Program.run(arguments, in: Folder())
    #expect(result.exitCode == 0)
    #expect(result.errors.isEmpty)
    let words = [
      "list", "displays", "run SCENARIO.json", "matrix", "--exhibit", "--variant", "--os", "--refresh", "--size", "--scale", "--theme",
      "--reduce-motion", "--log", "--play", "--for", "--bare", "--trace", "--film", "--json", "--velocity", "--after", "--set", "--orders",
      "--writes", "--help", "--version", "custom-lens", "26-renamed",
    ]
    for word in words { #expect(result.output.contains(word), "\(word)") }
  }

  @Test("--version prints name and version")
  func version() throws {
    let result = try Program.run(["--version"], in: Folder())
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("settle "))
  }

  @Test("list names the exhibit, the seven strategies with their digits, and the window's keys")
  func list() throws {
    let result = try Program.run(["list"], in: Folder())
    #expect(result.exitCode == 0)
    let strategies = ["none", "removeAllAnimations", "endTracking", "deferred", "patch", "replace", "retarget"]
    for (index, name) in strategies.enumerated() { #expect(result.output.contains("  \(index + 1)  \(name)\n")) }
    for words in ["settle  (Ctrl+1)", "  Alt+0 ... 6", "  Backspace"] { #expect(result.output.contains(words), "\(words)") }
  }
}
