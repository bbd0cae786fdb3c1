/// A value of a document, with its place, so that a refusal can name it.
nonisolated struct JSONNode {
  let file: String
  /// `events[2].drag`; `$` is the whole document.
  let path: String
  let value: JSONValue

  func refuse(found: String? = nil, wanted: String) -> ScenarioError {
    .refused(file: file, path: path, found: found ?? value.summary, wanted: wanted)
  }

  /// The object's members, none but `keys`.
  func object(_ keys: [String]) throws(ScenarioError) -> JSONMembers {
    guard case .object(let members) = value else { throw refuse(wanted: "an object") }
    let result = JSONMembers(node: self, members: members)
    if let unknown = members.keys.filter({ !keys.contains($0) }).min() {
      throw result.node(unknown, members[unknown] ?? .null).refuse(
        found: "an unknown key", wanted: keys.isEmpty ? "none" : "one of " + keys.joined(separator: ", "))
    }
    return result
  }

  func array() throws(ScenarioError) -> [JSONNode] {
    guard case .array(let items) = value else { throw refuse(wanted: "an array") }
    return items.enumerated().map { JSONNode(file: file, path: "\(path)[\($0.offset)]", value: $0.element) }
  }

  func bool() throws(ScenarioError) -> Bool {
    guard case .bool(let value) = value else { throw refuse(wanted: "true or false") }
    return value
  }

  func string() throws(ScenarioError) -> String {
    guard case .string(let text) = value else { throw refuse(wanted: "a text") }
    return text
  }

  func name(among names: [String]) throws(ScenarioError) -> String {
    let wanted = "one of " + names.joined(separator: ", ")
    guard case .string(let text) = value, names.contains(text) else { throw refuse(wanted: wanted) }
    return text
  }

  /// A finite number that `isWanted`; `wanted` says the same in words.
  func number(_ wanted: String, where isWanted: (Double) -> Bool = { _ in true }) throws(ScenarioError) -> Double {
    if case .unrepresentableNumber = value { throw refuse(wanted: "a finite number: " + wanted) }
    guard case .number(let number) = value, number.isFinite, isWanted(number) else { throw refuse(wanted: wanted) }
    return number
  }

  func number(_ wanted: String, in range: ClosedRange<Double>) throws(ScenarioError) -> Double {
    try number(wanted) { range.contains($0) }
  }

  /// A number that stays finite as a Float.
  func float(_ wanted: String) throws(ScenarioError) -> Float {
    Float(try number(wanted) { Float($0).isFinite })
  }

  func integer(_ wanted: String) throws(ScenarioError) -> Int {
    guard let integer = Int(exactly: try number(wanted)) else { throw refuse(wanted: wanted) }
    return integer
  }
}

/// The members of an object, each with its place.
nonisolated struct JSONMembers {
  let node: JSONNode
  let members: [String: JSONValue]

  subscript(_ key: String) -> JSONNode? { members[key].map { node(key, $0) } }

  func required(_ key: String, _ wanted: String) throws(ScenarioError) -> JSONNode {
    guard let member = self[key] else { throw node(key, .null).refuse(found: "nothing", wanted: wanted) }
    return member
  }

  func node(_ key: String, _ value: JSONValue) -> JSONNode {
    JSONNode(file: node.file, path: JSONPath.member(key, of: node.path), value: value)
  }
}

nonisolated enum JSONPath {
  static let root = "$"

  /// `slider.width`; keys that aren't plain words are quoted: `slider["a b"]`.
  static func member(_ key: String, of path: String) -> String {
    let isPlain =
      !key.isEmpty
      && key.utf8.allSatisfy { $0 == 0x5F || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
    guard isPlain else { return path + "[\(JSONText.quoted(key))]" }
    return path == root ? key : path + "." + key
  }
}
