nonisolated extension JSONNode {
  /// The whole document of `bytes`.
  init(bytes: [UInt8], file: String) throws(ScenarioError) {
    guard bytes.contains(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) else { throw .notJSON(file: file, found: "an empty file") }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notJSON(file: file, found: "text that isn't UTF-8") }
    do {
      self.init(file: file, path: JSONPath.root, value: try JSONReader.read(bytes))
    } catch {
      switch error {
      case .malformed(let line, let column):
        throw .notJSON(file: file, found: "text that isn't JSON in line \(line), column \(column)")
      case .malformedNumber(let text): throw .notJSON(file: file, found: "\(text), which isn't a number in JSON")
      case .trailingComma: throw .notJSON(file: file, found: "a comma before a closing bracket, which isn't JSON")
      case .duplicateKey(let path): throw .refused(file: file, path: path, found: "the key a second time", wanted: "each key once")
      case .tooDeep: throw .notJSON(file: file, found: "more than \(JSONReader.deepest) brackets inside one another")
      }
    }
  }
}
