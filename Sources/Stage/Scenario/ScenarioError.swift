/// Why a scenario can't be played. Nothing was written.
public nonisolated enum ScenarioError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  /// The text isn't JSON. `found` says what it is, where more is known.
  case notJSON(file: String, found: String)
  /// `path` names the place in the document, `events[2].drag`; `$` is the whole of it.
  case refused(file: String, path: String, found: String, wanted: String)

  /// By sysexits: EX_DATAERR.
  public var exitCode: Int32 { 65 }

  /// File, path, what was found and what was wanted, in one line.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(OneLine(file)): can't be read: \(reason)"
    case .notJSON(let file, let found): "\(OneLine(file)): found \(found), wanted a scenario in JSON"
    case .refused(let file, let path, let found, let wanted): "\(OneLine(file)): \(path): found \(found), wanted \(wanted)"
    }
  }
}

/// Text from outside as part of a one-line message: as it is, or quoted where it holds what would break the line.
nonisolated struct OneLine: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let quoted = JSONText.quoted(text)
    description = quoted.dropFirst().dropLast() == text ? text : quoted
  }
}
