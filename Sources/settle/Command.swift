/// One command: what it takes, what it is for, and what it does. Parsing and the usage text both come from here.
struct Command {
  /// Nil for the window, which needs no name.
  var name: String?
  /// The operands as the usage prints them; empty where there are none.
  var operands = ""
  var operandCount = 0...0
  var options: [Option] = []
  var summary: String
  /// Returns the exit code.
  var run: @MainActor (Arguments) throws(Failure) -> Int32

  static let all: [Command] = [.window, .list, .displays, .play, .claims, .matrix, .inspect, .bench]

  struct Option {
    /// With its two dashes.
    var name: String
    /// What its value is called; nil where it takes none.
    var value: String?
    var summary: String

    init(_ name: String, _ value: String?, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }

    static let json = Option("--json", nil, "one JSON document, and nothing else")
    static let help = Option("--help", nil, "this text")
    static let version = Option("--version", nil, "name and version")
    static let system = Option("--os", "NAME", "the system that is imitated")
  }
}
