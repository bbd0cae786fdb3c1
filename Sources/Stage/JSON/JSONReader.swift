/// Reads JSON by the letter of RFC 8259: no comments, no comma before a closing bracket, no other form of a number; besides, each key of an
/// object once.
nonisolated struct JSONReader {
  enum Fault: Error, Hashable {
    /// Something else than the grammar wants there; lines and columns (in bytes) count from 1.
    case malformed(line: Int, column: Int)
    case malformedNumber(String)
    case trailingComma
    /// The second time is at `path`.
    case duplicateKey(path: String)
    case tooDeep
  }

  /// Containers inside one another; far above any scenario, far below what the stack holds.
  static let deepest = 256

  private enum Place {
    case key(String)
    case index(Int)
  }

  private let bytes: [UInt8]
  private var at = 0
  /// One for each container around the present value.
  private var places: [Place] = []

  /// The one value of `bytes`, which are UTF-8.
  static func read(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.next == nil else { throw reader.malformed }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }  // a byte order mark
  }

  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  private var malformed: Fault {
    let before = bytes[..<at]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return .malformed(line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: at - lineStart + 1)
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { at += 1 }
  }

  /// Steps over `byte`, where it is next; says whether it was.
  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    at += 1
    return true
  }

  // MARK: values

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw malformed }
    switch byte {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw malformed
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    for byte in word.description.utf8 {
      guard next == byte else { throw malformed }
      at += 1
    }
    return value
  }

  private mutating func object() throws(Fault) -> JSONValue {
    var members: [String: JSONValue] = [:]
    try items(until: "}") { reader, _ throws(Fault) in
      guard reader.next == UInt8(ascii: "\"") else { throw reader.malformed }
      let key = try reader.string()
      reader.places[reader.places.count - 1] = .key(key)
      guard members[key] == nil else { throw .duplicateKey(path: reader.path) }
      reader.skipSpace()
      guard reader.take(":") else { throw reader.malformed }
      members[key] = try reader.value()
    }
    return .object(members)
  }

  private mutating func array() throws(Fault) -> JSONValue {
    var values: [JSONValue] = []
    try items(until: "]") { reader, index throws(Fault) in
      reader.places[reader.places.count - 1] = .index(index)
      values.append(try reader.value())
    }
    return .array(values)
  }

  /// Steps over the brackets of a container and the commas in it; `item` over what lies between.
  private mutating func items(
    until closing: Unicode.Scalar, item: (inout JSONReader, _ index: Int) throws(Fault) -> Void
  ) throws(Fault) {
    guard places.count < JSONReader.deepest else { throw .tooDeep }
    places.append(.index(0))
    at += 1
    skipSpace()
    var index = 0
    while !take(closing) {
      if index > 0 {
        guard take(",") else { throw malformed }
        skipSpace()
        if take(closing) { throw .trailingComma }
      }
      try item(&self, index)
      skipSpace()
      index += 1
    }
    places.removeLast()
  }

  private var path: String {
    places.reduce(JSONPath.root) { path, place in
      switch place {
      case .key(let key): JSONPath.member(key, of: path)
      case .index(let index): path + "[\(index)]"
      }
    }
  }

  // MARK: numbers

  private mutating func number() throws(Fault) -> JSONValue {
    let start = at
    let isSound = takeNumber()
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard isSound.map({ $0 == at }) ?? false, let number = Double(text) else { throw .malformedNumber(text) }
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    let isLost = !number.isFinite || number == 0 && mantissa.contains { "123456789".contains($0) }
    return isLost ? .unrepresentableNumber : .number(number)
  }

  /// Steps over as much as the grammar takes, and says where that ended; nil where it isn't a number.
  private mutating func takeNumber() -> Int? {
    _ = take("-")
    if !take("0") {
      guard takeDigits() else { return nil }
    }
    if take(".") {
      guard takeDigits() else { return nil }
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard takeDigits() else { return nil }
    }
    return at
  }

  private mutating func takeDigits() -> Bool {
    let start = at
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
    return at > start
  }

  // MARK: strings

  private mutating func string() throws(Fault) -> String {
    at += 1
    var text: [UInt8] = []
    while !take("\"") {
      guard let byte = next, byte >= 0x20 else { throw malformed }
      if byte == UInt8(ascii: "\\") {
        text += String(try escaped()).utf8
      } else {
        text.append(byte)
        at += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(Fault) -> Character {
    at += 1
    guard let byte = next else { throw malformed }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try scalar())
    default:
      at -= 1
      throw malformed
    }
  }

  /// Four hexadecimal digits, or twice four for a scalar that UTF-16 writes as a pair.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else { throw malformed }
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) else {
      throw malformed
    }
    return scalar
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    let digits = bytes[at...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw malformed }
    at += 4
    return value
  }
}
