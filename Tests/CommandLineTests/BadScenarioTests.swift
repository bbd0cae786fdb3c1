import Testing

@Suite("A bad scenario", .timeLimit(.minutes(2)))
struct BadScenarioTests {
  /// Texts, and what the message must hold: the place, what was found, what was wanted.
  static let table: [(text: String, words: [String])] = [
    ("", ["JSON"]), ("no scenario", ["JSON"]), ("[]", ["$", "array", "object"]), ("{}", ["events"]),
    (#"{"events": [{"at": 0, "fly": 1}]}"#, ["events[0]", "fly"]), (#"{"events": [{"at": 0}]}"#, ["events[0]"]),
    (#"{"events": [{"at": 0, "drag": 0.5}]}"#, ["events[0].drag"]),
    (#"{"events": [{"at": 0, "press": "0,2"}]}"#, ["events[0].press", "0,2"]),
    (#"{"events": [{"at": 1e400, "set": 1}]}"#, ["events[0].at"]), (#"{"events": [{"at": -1, "set": 1}]}"#, ["events[0].at", "-1"]),
    (#"{"events": [], "refresh": 5}"#, ["refresh", "5", "10"]), (#"{"events": [], "strategy": "pray"}"#, ["strategy", "pray", "patch"]),
    (#"{"events": [], "slider": {"width": true}}"#, ["slider.width", "true"]), (#"{"events": [], "until": 61}"#, ["until", "61", "60"]),
    (#"{"events": [], "color": 1}"#, ["color"]), (#"{"events": [{"at": 0, "set": 0, "key": "Left"}]}"#, ["events[0]"]),
  ]

  @Test("B29: is refused with 65 in one line that names file and place; nothing is written", arguments: table)
  func refused(text: String, words: [String]) throws {
    let folder = try Folder()
    try folder.write(text, to: "bad.json")
    let result = try Program.run(["run", "bad.json", "--trace", "t.csv", "--film", "f", "--json"], in: folder)
    #expect(result.exitCode == 65)
    #expect(result.output.isEmpty)
    #expect(result.complainsOnce, "\(result.errors)")
    for word in ["bad.json"] + words { #expect(result.errors.contains(word), "\(word) in \(result.errors)") }
    #expect(try folder.names() == ["bad.json"])
  }

  @Test("a file that is missing or a folder is 65 and named", arguments: ["missing.json", "."])
  func unreadable(file: String) throws {
    let result = try Program.run(["run", file], in: Folder())
    #expect(result.exitCode == 65)
    #expect(result.complainsOnce && result.errors.contains(file))
  }

  @Test("a file's name can't break the message's line")
  func oddName() throws {
    let result = try Program.run(["run", "a\nb.json"], in: Folder())
    #expect(result.exitCode == 65)
    #expect(result.complainsOnce)
  }
}
