/// How trace rows are written: CSV with a header, or one JSON object a line.
public nonisolated enum TraceFormat: String, CaseIterable, Sendable {
  case csv, jsonl

  /// The format that the ending of a file's name asks for, in either case of letters; nil for another one.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// The columns, in their order.
  public static let columns = ["frame", "time", "value", "shown", "target", "velocity", "tracking", "settling", "events"]

  /// The whole trace, each line ended by a line feed.
  public func text(_ rows: [TraceRow]) -> String {
    switch self {
    case .csv: TraceFormat.columns.joined(separator: ",") + "\n" + rows.map { $0.csv + "\n" }.joined()
    case .jsonl: rows.map { $0.json.compact + "\n" }.joined()
    }
  }
}

nonisolated extension TraceRow {
  /// The row as one CSV record, without its line break. A number that isn't finite leaves its field empty.
  var csv: String {
    func field(_ value: Double) -> String { value.isFinite ? NumberText.shortest(value) : "" }
    return [
      "\(frame)", field(time), value.isFinite ? NumberText.shortest(value) : "", field(shown), field(target), field(velocity),
      "\(isTracking)", "\(isSettling)", TraceRow.csvField(events.joined(separator: "|")),
    ].joined(separator: ",")
  }

  /// The row as a JSON object, keyed by ``TraceFormat/columns``.
  public var json: JSONText { .object(members) }

  var members: [(String, JSONText)] {
    [
      ("frame", .int(frame)), ("time", .number(time)), ("value", .float(value)), ("shown", .number(shown)), ("target", .number(target)),
      ("velocity", .number(velocity)), ("tracking", .bool(isTracking)), ("settling", .bool(isSettling)),
      ("events", .string(events.joined(separator: "|"))),
    ]
  }

  /// Quoted as RFC 4180 asks, where it has to be.
  private static func csvField(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" }) else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
