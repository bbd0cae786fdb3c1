import Stage
import Testing

/// A document that must be refused, and how.
private struct Refusal: CustomTestStringConvertible, Sendable {
  let json: String
  let path: String
  let found: String
  let wanted: String

  init(_ json: String, _ path: String, found: String, wanted: String) {
    self.json = json
    self.path = path
    self.found = found
    self.wanted = wanted
  }

  /// A refusal of one event among good ones: the third.
  static func event(_ members: String, _ path: String, found: String, wanted: String) -> Refusal {
    Refusal(
      #"{"events": [{"at": 0, "press": 0.2}, {"at": 0.1, "drag": 0.3}, {\#(members)}]}"#, "events[2]" + path, found: found, wanted: wanted)
  }

  static func field(_ members: String, _ path: String, found: String, wanted: String) -> Refusal {
    Refusal("{\"events\": [], \(members)}", path, found: found, wanted: wanted)
  }

  var testDescription: String { json }
}

private let refusals: [Refusal] = [
  // The document
  Refusal("[]", "$", found: "an array", wanted: "an object"),
  Refusal("5", "$", found: "5", wanted: "an object"),
  Refusal("1e400", "$", found: "a number too large or too small to hold", wanted: "an object"),
  Refusal("{}", "events", found: "nothing", wanted: "an array of events"),
  Refusal(#"{"events": {}}"#, "events", found: "an object", wanted: "an array"),
  Refusal(#"{"events": [], "event": []}"#, "event", found: "an unknown key", wanted: "one of name, exhibit, refresh"),
  Refusal(#"{"events": [], "a b": 1}"#, #"$["a b"]"#, found: "an unknown key", wanted: "one of"),
  Refusal(#"{"events": [], "a\nb": 1}"#, #"$["a\nb"]"#, found: "an unknown key", wanted: "one of"),
  Refusal(#"{"events": [], "load": 0, "load": 0.1}"#, "load", found: "the key a second time", wanted: "each key once"),
  Refusal(#"{"events": [{"at": 0, "\u0061t": 0, "set": 1}]}"#, "events[0].at", found: "the key a second time", wanted: "each key once"),
  // Fields
  .field(#""name": 1"#, "name", found: "1", wanted: "a text"),
  .field(#""exhibit": "sofa""#, "exhibit", found: #"the text "sofa""#, wanted: "one of settle"),
  .field(#""exhibit": null"#, "exhibit", found: "null", wanted: "one of settle"),
  .field(#""os": "27""#, "os", found: #"the text "27""#, wanted: "one of custom, custom-lens, 26, 26-renamed, settle"),
  .field(#""os": 26"#, "os", found: "26", wanted: "one of custom"),
  .field(#""strategy": "Patch""#, "strategy", found: #"the text "Patch""#, wanted: "one of none, removeAllAnimations"),
  .field(#""refresh": 9.99"#, "refresh", found: "9.99", wanted: "hertz, 10 ... 1000"),
  .field(#""refresh": 1000.5"#, "refresh", found: "1000.5", wanted: "hertz, 10 ... 1000"),
  .field(#""refresh": true"#, "refresh", found: "true", wanted: "hertz"),
  .field(#""refresh": "60""#, "refresh", found: #"the text "60""#, wanted: "hertz"),
  .field(#""refresh": 1e400"#, "refresh", found: "a number too large or too small to hold", wanted: "a finite number: hertz"),
  .field(#""steps": 3"#, "steps", found: "3", wanted: "an array"),
  .field(#""steps": [1, 7]"#, "steps[1]", found: "7", wanted: "the number of a step, 0 ... 6"),
  .field(#""steps": [-1]"#, "steps[0]", found: "-1", wanted: "the number of a step, 0 ... 6"),
  .field(#""steps": [1.5]"#, "steps[0]", found: "1.5", wanted: "the number of a step, 0 ... 6"),
  .field(#""steps": [true]"#, "steps[0]", found: "true", wanted: "the number of a step, 0 ... 6"),
  .field(#""deferral": -0.1"#, "deferral", found: "-0.1", wanted: "seconds, 0 or above"),
  .field(#""load": -1"#, "load", found: "-1", wanted: "seconds, 0 or above"),
  .field(#""load": "0,2""#, "load", found: #"the text "0,2""#, wanted: "seconds, 0 or above"),
  .field(#""until": "never""#, "until", found: #"the text "never""#, wanted: #""settled" or seconds, 0 ... 60"#),
  .field(#""until": 60.5"#, "until", found: "60.5", wanted: #""settled" or seconds, 0 ... 60"#),
  .field(#""until": -1"#, "until", found: "-1", wanted: "seconds, 0 ... 60"),
  .field(#""until": false"#, "until", found: "false", wanted: "seconds, 0 ... 60"),
  // The slider
  .field(#""slider": []"#, "slider", found: "an array", wanted: "an object"),
  .field(#""slider": {"height": 3}"#, "slider.height", found: "an unknown key", wanted: "one of minimum, maximum"),
  .field(#""slider": {"minimum": 2, "maximum": 1}"#, "slider.maximum", found: "2 ... 1", wanted: "a minimum not above the maximum"),
  .field(#""slider": {"minimum": 2}"#, "slider.minimum", found: "2 ... 1", wanted: "a minimum not above the maximum"),
  .field(#""slider": {"maximum": -0.5}"#, "slider.maximum", found: "0 ... -0.5", wanted: "a minimum not above the maximum"),
  .field(#""slider": {"maximum": 1e39}"#, "slider.maximum", found: "1e+39", wanted: "a number"),
  .field(#""slider": {"value": "0.2"}"#, "slider.value", found: #"the text "0.2""#, wanted: "a number"),
  .field(#""slider": {"value": 1e400}"#, "slider.value", found: "a number too large or too small to hold", wanted: "a finite number"),
  .field(#""slider": {"continuous": 1}"#, "slider.continuous", found: "1", wanted: "true or false"),
  .field(#""slider": {"width": 37}"#, "slider.width", found: "37", wanted: "points above the thumb's 37"),
  .field(#""slider": {"width": -600}"#, "slider.width", found: "-600", wanted: "points above the thumb's 37"),
  .field(#""slider": {"width": 1e9}"#, "slider.width", found: "1000000000", wanted: "at most 10000"),
  .field(#""slider": {"step": -1}"#, "slider.step", found: "-1", wanted: "a number, 0 or above"),
  // Events
  Refusal(#"{"events": [3]}"#, "events[0]", found: "3", wanted: "an object"),
  .event(#""set": 0.3"#, ".at", found: "nothing", wanted: "a time in seconds"),
  .event(#""at": -0.1, "set": 0.3"#, ".at", found: "-0.1", wanted: "seconds, 0 or above"),
  .event(#""at": "1", "set": 0.3"#, ".at", found: #"the text "1""#, wanted: "seconds, 0 or above"),
  .event(#""at": 1"#, "", found: "no action", wanted: "one of press, pressX"),
  .event(#""at": 1, "pressY": 4"#, "", found: "no action", wanted: "one of press, pressX"),
  .event(#""at": 1, "set": 0.3, "release": true"#, "", found: "release and set", wanted: "one action an event"),
  .event(#""at": 1, "press": 0.3, "pressX": 4"#, "", found: "press and pressX", wanted: "one action an event"),
  .event(#""at": 1, "jump": 0.3"#, ".jump", found: "an unknown key", wanted: "one of at, press"),
  .event(#""at": 1, "set": 0.3, "over": 1"#, ".over", found: "over beside set", wanted: "no more than at"),
  .event(#""at": 1, "press": 0.3, "over": 1"#, ".over", found: "over beside press", wanted: "no more than at and pressY"),
  .event(#""at": 1, "press": 1.01"#, ".press", found: "1.01", wanted: "a position along the track, 0 ... 1"),
  .event(#""at": 1, "press": true"#, ".press", found: "true", wanted: "a position along the track, 0 ... 1"),
  .event(#""at": 1, "pressX": null"#, ".pressX", found: "null", wanted: "points of the slider"),
  .event(#""at": 1, "press": 0, "pressY": "3""#, ".pressY", found: #"the text "3""#, wanted: "points of the slider"),
  .event(#""at": 1, "drag": -0.01"#, ".drag", found: "-0.01", wanted: "a position along the track, 0 ... 1"),
  .event(#""at": 1, "drag": 0.5, "over": -1"#, ".over", found: "-1", wanted: "seconds, 0 or above"),
  .event(#""at": 1, "release": false"#, ".release", found: "false", wanted: "true"),
  .event(#""at": 1, "cancel": 1"#, ".cancel", found: "1", wanted: "true"),
  .event(#""at": 1, "set": [0.3]"#, ".set", found: "an array", wanted: "a number"),
  .event(#""at": 1, "set": 1e400"#, ".set", found: "a number too large or too small to hold", wanted: "a finite number"),
  .event(#""at": 1, "set": -1e400"#, ".set", found: "a number too large or too small to hold", wanted: "a finite number"),
  .event(#""at": 1, "key": "Rihgt""#, ".key", found: #"the text "Rihgt""#, wanted: "[Ctrl+][Shift+][Alt+]a character or one of Left"),
  .event(#""at": 1, "key": 5"#, ".key", found: "5", wanted: "a text"),
  .event(#""at": 1, "refresh": 0"#, ".refresh", found: "0", wanted: "hertz, 10 ... 1000"),
  .event(#""at": 1, "stall": -0.02"#, ".stall", found: "-0.02", wanted: "seconds, 0 or above"),
  .event(#""at": 1, "animating": 0"#, ".animating", found: "0", wanted: "true or false"),
  .event(#""at": 1, "call": "cancel""#, ".on", found: "nothing", wanted: "the path of an object"),
  .event(#""at": 1, "call": "setValue:", "on": "a", "with": true"#, ".with", found: "true", wanted: "a number"),
  .event(#""at": 1, "write": "a", "with": 1"#, ".as", found: "nothing", wanted: "a type encoding"),
  .event(#""at": 1, "write": "a", "as": "d""#, ".with", found: "nothing", wanted: "the value to write"),
  .event(#""at": 1, "write": "a", "as": "i", "with": 1"#, ".as", found: #"the text "i""#, wanted: "one of d, f, B, c, q, Q, @"),
  .event(#""at": 1, "write": "a", "as": "d", "with": true"#, ".with", found: "true", wanted: "a number"),
  .event(#""at": 1, "write": "a", "as": "B", "with": 1"#, ".with", found: "1", wanted: "true or false"),
  .event(#""at": 1, "write": "a", "as": "q", "with": 0.5"#, ".with", found: "0.5", wanted: "a whole number"),
  .event(#""at": 1, "write": "a", "as": "Q", "with": -1"#, ".with", found: "-1", wanted: "a whole number, 0 or above"),
  .event(#""at": 1, "write": "a", "as": "@", "with": 1"#, ".with", found: "1", wanted: "null"),
  // Presses
  Refusal(#"{"events": [{"at": 0, "drag": 0.2}]}"#, "events[0].drag", found: "a drag without a press", wanted: "a press before it"),
  Refusal(#"{"events": [{"at": 0, "dragX": 9}]}"#, "events[0].dragX", found: "a dragX without a press", wanted: "a press before it"),
  Refusal(#"{"events": [{"at": 0, "cancel": true}]}"#, "events[0].cancel", found: "a cancel without a press", wanted: "a press"),
  Refusal(
    #"{"events": [{"at": 0, "press": 0}, {"at": 1, "release": true}, {"at": 2, "drag": 0.2}]}"#, "events[2].drag",
    found: "a drag without a press", wanted: "a press before it"),
  Refusal(
    #"{"events": [{"at": 0.5, "release": true}, {"at": 0.5, "press": 0}]}"#, "events[0].release", found: "a release without a press",
    wanted: "a press before it"),
  Refusal(
    #"{"events": [{"at": 0.5, "press": 0}, {"at": 0.4, "drag": 0.3}]}"#, "events[1].drag", found: "a drag without a press",
    wanted: "a press before it"),
  // Expectations
  .field(#""expect": {}"#, "expect", found: "an object", wanted: "an array"),
  .field(#""expect": [{}]"#, "expect[0]", found: "nothing expected", wanted: "one of shown, value, target, events"),
  .field(#""expect": [{"shown": 1, "until": 2}]"#, "expect[0].until", found: "an unknown key", wanted: "one of shown, value"),
  .field(#""expect": [{"value": "1"}]"#, "expect[0].value", found: #"the text "1""#, wanted: "a number"),
  .field(#""expect": [{"value": 1, "within": -1}]"#, "expect[0].within", found: "-1", wanted: "a number, 0 or above"),
  .field(#""expect": [{"value": 1, "from": -1}]"#, "expect[0].from", found: "-1", wanted: "seconds, 0 or above"),
  .field(#""expect": [{"value": 1, "from": 2, "to": 1}]"#, "expect[0].to", found: "1", wanted: "a time not before from, 2"),
  .field(#""expect": [{"events": "touchDown"}]"#, "expect[0].events", found: "the text", wanted: "an array"),
  .field(#""expect": [{"events": ["touchdown"]}]"#, "expect[0].events[0]", found: #"the text "touchdown""#, wanted: "one of touchDown"),
  .field(#""expect": [{"events": [], "within": 1}]"#, "expect[0].within", found: "within on its own", wanted: "it beside shown"),
]

@MainActor
@Suite("B29: a bad scenario is refused")
struct ScenarioRefusalTests {
  @Test("by its place, what was found and what was wanted, in one line", arguments: refusals)
  private func refused(_ refusal: Refusal) throws {
    let error = try #require(throws: ScenarioError.self) { try Scenario.parse(refusal.json, file: "bad.json") }
    guard case .refused(let file, let path, let found, let wanted) = error else {
      Issue.record("not a refusal: \(error)")
      return
    }
    #expect(file == "bad.json")
    #expect(path == refusal.path)
    #expect(found.contains(refusal.found), "\(found)")
    #expect(wanted.contains(refusal.wanted), "\(wanted)")
    #expect(error.description == "bad.json: \(path): found \(found), wanted \(wanted)")
    #expect(!error.description.contains { $0.isNewline })
    #expect(error.exitCode == 65)
  }

  @Test(
    "as no JSON, whatever is wrong with it",
    arguments: [
      "", " \n", "0,2", #"{"events": [], "load": 0,2}"#, #"{"events": []"#, #"{"events": [],}"#, #"{"events": [1,]}"#, "{events: []}",
      "{'events': []}", #"{"events": []} {}"#, #"{"events": [], "load": .5}"#, #"{"events": [], "load": 01}"#,
      #"{"events": [], "load": NaN}"#, #"{"events": [], "load": Infinity}"#, #"{"events": [], "load": 0x10}"#, "// a\n{}",
      #"{"events": [], "name": "\ud800"}"#, "{\"events\": [], \"name\": \"\u{1}\"}", "tru",
    ])
  func notJSON(text: String) throws {
    let error = try #require(throws: ScenarioError.self) { try Scenario.parse(text, file: "bad.json") }
    guard case .notJSON("bad.json", let found) = error else {
      Issue.record("taken for JSON: \(error)")
      return
    }
    #expect(error.description == "bad.json: found \(found), wanted a scenario in JSON")
    #expect(error.exitCode == 65)
  }

  @Test(
    "as no JSON where its bytes aren't UTF-8",
    arguments: [
      Array(#"{"events": [], "name": ""#.utf8) + [0xFF] + Array(#""}"#.utf8),
      Array(#"{"events": [], "name": ""#.utf8) + [0xC0, 0xAF] + Array(#""}"#.utf8),
      Array(#"{"events": []}"#.utf8.map { [$0, 0] }.joined()), [0x00], [0xFE, 0xFF],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) throws {
    let error = try #require(throws: ScenarioError.self) { try Scenario.parse(bytes, file: "bad.json") }
    guard case .notJSON = error else {
      Issue.record("taken for JSON: \(error)")
      return
    }
  }

  @Test("without falling over, however deep it nests", arguments: [100, 500, 600, 100_000])
  func deep(levels: Int) {
    let open = [UInt8](repeating: UInt8(ascii: "["), count: levels)
    let closed = open + [UInt8](repeating: UInt8(ascii: "]"), count: levels)
    for bytes in [open, closed, Array(#"{"events": "#.utf8) + closed + [UInt8(ascii: "}")]] {
      #expect(throws: ScenarioError.self) { try Scenario.parse(bytes, file: "deep.json") }
    }
  }

  @Test("where its file can't be read, with the system's reason")
  func unreadable() throws {
    let folder = try Folder()
    let missing = try #require(throws: ScenarioError.self) { try Scenario.read(path: folder.path("no.json")) }
    #expect(missing == .unreadable(file: folder.path("no.json"), reason: "No such file or directory"))
    #expect(missing.description == "\(folder.path("no.json")): can't be read: No such file or directory")
    #expect(missing.exitCode == 65)
    let directory = try #require(throws: ScenarioError.self) { try Scenario.read(path: folder.path("")) }
    #expect(directory == .unreadable(file: folder.path(""), reason: "Is a directory"))
    let endless = try #require(throws: ScenarioError.self) { try Scenario.read(path: "/dev/zero") }
    #expect(endless == .unreadable(file: "/dev/zero", reason: "it holds more than 16 MiB"))
  }

  @Test("in one line even where the file's name has two")
  func oddFileName() throws {
    let error = try #require(throws: ScenarioError.self) { try Scenario.parse("[]", file: "a\nb.json") }
    #expect(error.description == #""a\nb.json": $: found an array, wanted an object"#)
  }

  @Test("by the names that the caller knows")
  func names() throws {
    var names = ScenarioNames()
    names.exhibits.append("glow")
    #expect(try Scenario.parse(#"{"events": [], "exhibit": "glow"}"#, file: "glow.json", names: names).exhibit == "glow")
  }
}
