import FoundationEssentials

/// What the library's decoder lets pass: a key given twice, a comma before a closing bracket, text in UTF-16; and what it can't tell from
/// a number that is too large: one that isn't written as JSON asks.
///
/// Walks over text that the decoder took, so that everything else is known to be in order.
nonisolated struct JSONStrictness {
  enum Fault: Error, Hashable {
    case trailingComma
    case malformedNumber(String)
    /// The second time is at `path`.
    case duplicateKey(path: String)
    /// UTF-16 or UTF-32, which the decoder guesses.
    case zeroByte
  }

  private struct Container {
    let isObject: Bool
    var keys: Set<String> = []
    var key = ""
    var index = 0
  }

  private let bytes: [UInt8]
  private var at = 0
  private var stack: [Container] = []
  private var follows: UInt8 = 0

  static func check(_ bytes: [UInt8]) throws(Fault) {
    var walk = JSONStrictness(bytes: bytes)
    try walk.run()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() throws(Fault) {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        at += 1
        continue
      case 0: throw .zeroByte
      case UInt8(ascii: "{"): stack.append(Container(isObject: true))
      case UInt8(ascii: "["): stack.append(Container(isObject: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if follows == UInt8(ascii: ",") { throw .trailingComma }
        stack.removeLast()
      case UInt8(ascii: ","): stack[stack.count - 1].index += 1
      case UInt8(ascii: "\""): try string()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
      default: break
      }
      follows = byte
      at += 1
    }
  }

  /// Steps to the closing quotation mark; notes the text where it is a key.
  private mutating func string() throws(Fault) {
    let start = at
    at += 1
    while bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
    guard let top = stack.indices.last, stack[top].isObject, follows == UInt8(ascii: "{") || follows == UInt8(ascii: ","),
      let key = try? JSONDecoder().decode(String.self, from: Data(bytes[start...at]))
    else { return }
    stack[top].key = key
    if !stack[top].keys.insert(key).inserted { throw .duplicateKey(path: path) }
  }

  /// Steps to the number's last character.
  private mutating func number() throws(Fault) {
    let digits = bytes[at...].prefix { "+-.eE0123456789".utf8.contains($0) }
    let text = String(decoding: digits, as: UTF8.self)
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else { throw .malformedNumber(text) }
    at += digits.count - 1
  }

  private var path: String {
    stack.reduce(JSONPath.root) { path, container in
      container.isObject ? JSONPath.member(container.key, of: path) : path + "[\(container.index)]"
    }
  }
}
