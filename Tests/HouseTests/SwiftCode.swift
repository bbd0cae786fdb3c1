/// The words and signs of Swift source, without its comments and string literals, but with what is interpolated into these.
struct SwiftCode {
  struct Token: Equatable {
    /// An identifier, keyword or number in full; any other character by itself.
    var text: String
    /// Counted from 1.
    var line: Int
  }

  private(set) var tokens: [Token] = []

  init(_ text: String) {
    var reader = Reader(bytes: Array(text.utf8))
    reader.readCode { tokens.append($0) }
  }

  /// The modules that it imports.
  var imports: [Token] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "import" else { return nil }
      return tokens[(index + 1)...].first { !kinds.contains($0.text) }
    }
  }

  /// Works on bytes: a debug build reads the whole package in a second.
  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var line = 1

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    func starts(with text: StaticString, at offset: Int = 0) -> Bool {
      let begin = position + offset
      guard begin + text.utf8CodeUnitCount <= bytes.count else { return false }
      for index in 0..<text.utf8CodeUnitCount where bytes[begin + index] != text.utf8Start[index] { return false }
      return true
    }

    mutating func skip(_ count: Int = 1) {
      for _ in 0..<count where !isAtEnd {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
      }
    }

    /// Reads to the end, or to the parenthesis that closes an interpolation which begins here.
    mutating func readCode(interpolated: Bool = false, _ take: (Token) -> Void) {
      var depth = 0
      while !isAtEnd {
        let byte = bytes[position]
        if starts(with: "//") {
          while !isAtEnd, bytes[position] != UInt8(ascii: "\n") { skip() }
        } else if starts(with: "/*") {
          skipComment()
        } else if let pounds = poundsOfLiteral() {
          readLiteral(pounds: pounds, take)
        } else if Reader.isWord(byte) {
          let begin = position
          while !isAtEnd, Reader.isWord(bytes[position]) { position += 1 }
          take(Token(text: String(decoding: bytes[begin..<position], as: UTF8.self), line: line))
        } else {
          if byte > UInt8(ascii: " ") { take(Token(text: String(UnicodeScalar(byte)), line: line)) }
          skip()
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") { depth -= 1 }
          if interpolated, depth == 0 { return }
        }
      }
    }

    static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "_"), 0x80...: true
      default: false
      }
    }

    /// Comments nest.
    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          skip(2)
        } else if starts(with: "*/") {
          depth -= 1
          skip(2)
        } else {
          skip()
        }
      } while depth > 0 && !isAtEnd
    }

    /// The number of pound signs before the string literal that begins here; nil where none begins.
    private func poundsOfLiteral() -> Int? {
      var count = 0
      while starts(with: "#", at: count) { count += 1 }
      return starts(with: "\"", at: count) ? count : nil
    }

    private mutating func readLiteral(pounds: Int, _ take: (Token) -> Void) {
      skip(pounds)
      let quotes = starts(with: "\"\"\"") ? 3 : 1
      skip(quotes)
      while !isAtEnd {
        if isRun("\"", quotes, then: "#", pounds) { return skip(quotes + pounds) }
        if isRun("\\", 1, then: "#", pounds) {
          skip(1 + pounds)
          if starts(with: "(") { readCode(interpolated: true, take) } else { skip() }
        } else {
          skip()
        }
      }
    }

    private func isRun(_ first: StaticString, _ count: Int, then second: StaticString, _ following: Int) -> Bool {
      (0..<count).allSatisfy { starts(with: first, at: $0) } && (0..<following).allSatisfy { starts(with: second, at: count + $0) }
    }
  }
}
