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

nonisolated extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(
        try members.allKeys.reduce(into: [:]) { object, key in object[key.stringValue] = try members.decode(JSONValue.self, forKey: key) })
      return
    }
    if var items = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !items.isAtEnd { array.append(try items.decode(JSONValue.self)) }
      self = .array(array)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let bool = try? single.decode(Bool.self) {
      self = .bool(bool)
    } else if let text = try? single.decode(String.self) {
      self = .string(text)
    } else {
      do {
        self = .number(try single.decode(Double.self))
      } catch let error as DecodingError {
        throw error  // a string that isn't Unicode
      } catch {
        self = .unrepresentableNumber  // the decoder's own error for a number that doesn't fit
      }
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
