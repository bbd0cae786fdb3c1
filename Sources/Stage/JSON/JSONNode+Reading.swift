import FoundationEssentials

nonisolated extension JSONNode {
  /// The whole document of `bytes`.
  init(bytes: [UInt8], file: String) throws(ScenarioError) {
    guard bytes.contains(where: { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }) else { throw .notJSON(file: file, found: "an empty file") }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notJSON(file: file, found: "text that isn't UTF-8") }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      throw .notJSON(file: file, found: "text that isn't JSON")
    }
    do {
      try JSONStrictness.check(bytes)
    } catch {
      switch error {
      case .trailingComma: throw .notJSON(file: file, found: "a comma before a closing bracket, which isn't JSON")
      case .malformedNumber(let text): throw .notJSON(file: file, found: "\(text), which isn't a number in JSON")
      case .zeroByte: throw .notJSON(file: file, found: "text that isn't UTF-8")
      case .duplicateKey(let path): throw .refused(file: file, path: path, found: "the key a second time", wanted: "each key once")
      }
    }
    self.init(file: file, path: JSONPath.root, value: value)
  }
}
