/// One JSON document about to be written. Objects keep the order of their keys; numbers print in their shortest form that reads back to
/// the same bits, whatever the locale.
public nonisolated enum JSONText: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// Not finite: written as null, since JSON knows no such number.
  case number(Double)
  case float(Float)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The document in one line, without a line break at its end.
  public var compact: String {
    var out = ""
    write(to: &out, indent: nil)
    return out
  }

  /// The document over several lines, two spaces a level, with a line break at its end.
  public var pretty: String {
    var out = ""
    write(to: &out, indent: 0)
    return out + "\n"
  }

  /// `text` as a JSON string, with its quotation marks. Never holds a line break or another control character.
  public static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  private func write(to out: inout String, indent: Int?) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .int(let value): out += "\(value)"
    case .number(let value): out += value.isFinite ? NumberText.shortest(value) : "null"
    case .float(let value): out += value.isFinite ? NumberText.shortest(value) : "null"
    case .string(let value): out += JSONText.quoted(value)
    case .array(let items):
      JSONText.write(items, between: ("[", "]"), to: &out, indent: indent) { item, out, indent in item.write(to: &out, indent: indent) }
    case .object(let members):
      JSONText.write(members, between: ("{", "}"), to: &out, indent: indent) { member, out, indent in
        out += JSONText.quoted(member.0) + (indent == nil ? ":" : ": ")
        member.1.write(to: &out, indent: indent)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (String, String), to out: inout String, indent: Int?, each: (Item, inout String, Int?) -> Void
  ) {
    out += brackets.0
    let inner = indent.map { $0 + 2 }
    for (index, item) in items.enumerated() {
      if index > 0 { out += "," }
      if let inner { out += "\n" + String(repeating: " ", count: inner) }
      each(item, &out, inner)
    }
    if let indent, !items.isEmpty { out += "\n" + String(repeating: " ", count: indent) }
    out += brackets.1
  }
}

extension JSONText: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  public init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
  public init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(nilLiteral: ()) { self = .null }
}
