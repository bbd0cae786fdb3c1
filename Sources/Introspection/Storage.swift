/// What kind of slot a Swift type occupies: how it is encoded for Objective-C, and how it may be read and written.
struct Storage: Sendable {
  enum Kind: Hashable, Sendable {
    case float, double, bool
    case int8, int16, int32, int64
    case uint8, uint16, uint32, uint64
    /// A class reference or a class-bound existential: its first word is the reference.
    case object(isOptional: Bool)
    /// An array, of references or of something else.
    case array(ofObjects: Bool)
    case string
    /// A structure of numbers.
    case structure
    /// Bits without references: an enum, an optional number.
    case trivial
    case opaque
  }

  let kind: Kind
  let encoding: String

  init(of type: Any.Type) {
    if let scalar = Self.scalars[ObjectIdentifier(type)] {
      self = scalar
    } else if let encodable = type as? any ObjectiveCEncodable.Type {
      self.init(Self.isNumbers(type) ? .structure : Self.unnamedKind(of: type), encodable.objectiveCTypeEncoding)
    } else if let reference = Self.referenceEncoding(of: type) {
      self.init(.object(isOptional: false), reference)
    } else if let optional = type as? any OptionalSlot.Type, let reference = Self.referenceEncoding(of: optional.wrapped) {
      self.init(.object(isOptional: true), reference)
    } else if let array = type as? any ArraySlot.Type {
      self.init(.array(ofObjects: Self.referenceEncoding(of: array.element) != nil), "@\"NSArray\"")
    } else {
      self.init(Self.unnamedKind(of: type), "?")
    }
  }

  private init(_ kind: Kind, _ encoding: String) {
    self.kind = kind
    self.encoding = encoding
  }

  private static let scalars: [ObjectIdentifier: Storage] = [
    ObjectIdentifier(Float.self): Storage(.float, "f"), ObjectIdentifier(Double.self): Storage(.double, "d"),
    ObjectIdentifier(Bool.self): Storage(.bool, "B"),
    ObjectIdentifier(Int8.self): Storage(.int8, "c"), ObjectIdentifier(UInt8.self): Storage(.uint8, "C"),
    ObjectIdentifier(Int16.self): Storage(.int16, "s"), ObjectIdentifier(UInt16.self): Storage(.uint16, "S"),
    ObjectIdentifier(Int32.self): Storage(.int32, "i"), ObjectIdentifier(UInt32.self): Storage(.uint32, "I"),
    ObjectIdentifier(Int64.self): Storage(.int64, "q"), ObjectIdentifier(UInt64.self): Storage(.uint64, "Q"),
    ObjectIdentifier(Int.self): Storage(.int64, "q"), ObjectIdentifier(UInt.self): Storage(.uint64, "Q"),
  ]

  /// `@"Class"`, `@"<Protocol>"`, `@"<One><Other>"`, `@` for AnyObject; nil where the type is no reference.
  private static func referenceEncoding(of type: Any.Type) -> String? {
    if Metadata.isClass(type) { return "@\"\(Metadata.name(of: type))\"" }
    guard Metadata.isClassBound(type) == true else { return nil }
    let name = Metadata.name(of: type)
    if name == "AnyObject" { return "@" }
    return "@\"" + name.split(separator: " & ").filter { $0 != "AnyObject" }.map { "<\($0)>" }.joined() + "\""
  }

  private static func unnamedKind(of type: Any.Type) -> Kind {
    if type == String.self { return .string }
    return Metadata.isTrivial(type) ? .trivial : .opaque
  }

  /// Whether the type is a structure all of whose leaves are numbers or Bools.
  private static func isNumbers(_ type: Any.Type) -> Bool {
    let members = Metadata.isStructure(type) ? Metadata.members(of: type) : []
    return !members.isEmpty && members.allSatisfy { scalars[ObjectIdentifier($0.type)] != nil || isNumbers($0.type) }
  }
}
