/// A JSON document as it was read. Tells `true` from 1, unlike the decoder's own types.
nonisolated enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  /// A number that a Double can't hold: 1e400.
  case unrepresentableNumber
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value in a few words, for a message.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): NumberText.shortest(value)
    case .unrepresentableNumber: "a number too large or too small to hold"
    case .string(let text): "the text " + JSONText.quoted(text.count > 40 ? text.prefix(40) + "..." : text)
    case .array: "an array"
    case .object: "an object"
    }
  }
}
