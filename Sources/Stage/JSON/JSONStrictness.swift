import FoundationEssentials

/// What the library's decoder lets pass: a key given twice, a comma before a closing bracket.
///
/// Walks over text that the decoder took, so that everything else is known to be in order.
nonisolated struct JSONStrictness {
  enum Fault: Error, Hashable {
    case trailingComma
    /// The second time is at `path`.
    case duplicateKey(path: String)
    case strayByte
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
      case 0: throw .strayByte  // UTF-16 or UTF-32, which the decoder guesses
      case UInt8(ascii: "{"): stack.append(Container(isObject: true))
      case UInt8(ascii: "["): stack.append(Container(isObject: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if follows == UInt8(ascii: ",") { throw .trailingComma }
        stack.removeLast()
      case UInt8(ascii: ","): stack[stack.count - 1].index += 1
      case UInt8(ascii: "\""): try string()
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

  private var path: String {
    stack.reduce(JSONPath.root) { path, container in
      container.isObject ? JSONPath.member(container.key, of: path) : path + "[\(container.index)]"
    }
  }
}
