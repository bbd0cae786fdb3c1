extension Scenario {
  /// Reads and checks the file at `path`.
  public static func read(path: String, names: ScenarioNames = ScenarioNames()) throws(ScenarioError) -> Scenario {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(of: path)
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
    return try parse(bytes, file: path, names: names)
  }

  /// Checks `text`; messages name `file`.
  public static func parse(_ text: String, file: String, names: ScenarioNames = ScenarioNames()) throws(ScenarioError) -> Scenario {
    try parse(Array(text.utf8), file: file, names: names)
  }

  /// Checks `bytes`, UTF-8; messages name `file`.
  public static func parse(_ bytes: [UInt8], file: String, names: ScenarioNames = ScenarioNames()) throws(ScenarioError) -> Scenario {
    try ScenarioReader(names: names).scenario(JSONNode(bytes: bytes, file: file))
  }
}
