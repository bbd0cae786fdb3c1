/// Which objects and ivars a dump shows.
public enum DumpScope: Sendable {
  /// Those of classes with a declaration of their own.
  case declared
  /// Those of every Swift class that the root reaches.
  case everything
}

/// The ivars of an object and of all that it reaches, each object once. Made without running any of their code, so that looking
/// changes nothing: lazy properties stay unmade, weak references are followed by name only.
public struct Dump: Sendable {
  /// The root as `Knob #1 (UISlider)`.
  public let title: String
  /// In the order of a walk that goes down before it goes on.
  public let rows: [DumpRow]
  /// How many objects' ivars the rows show.
  public let objectCount: Int

  /// The tree, indented, with name, encoding, offset and value of each ivar. An empty encoding shows as `: :`.
  public var lines: [String] {
    [title]
      + rows.map { row in
        let encoding = row.encoding.isEmpty ? "" : " \(row.encoding)"
        return String(repeating: "  ", count: row.depth + 1) + "\(row.ivar) :\(encoding) : +\(row.offset) : \(row.value)"
      }
  }
}

/// One ivar of one object.
public struct DumpRow: Hashable, Sendable {
  /// From the root, as `Introspector.resolve` reads it.
  public let path: String
  /// Objects above the one that the ivar belongs to.
  public let depth: Int
  /// The class that declares the ivar, which may be a superclass of the object's.
  public let className: String
  /// The article's name for that class; empty where it has none.
  public let articleClass: String
  public let ivar: String
  public let encoding: String
  public let offset: Int
  public let value: DumpValue
}

/// A value as a dump shows it. An object is its class and its number, by which later mentions name it.
public enum DumpValue: Hashable, Sendable {
  case float(Float)
  case double(Double)
  case bool(Bool)
  case int(Int)
  case uint(UInt)
  case text(String)
  /// A reference that is nil.
  case none
}

extension DumpValue: CustomStringConvertible {
  /// Numbers print so that they read back to the same bits.
  public var description: String {
    switch self {
    case .float(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .uint(let number): "\(number)"
    case .text(let text): text
    case .none: "nil"
    }
  }
}

extension DumpRow: Encodable {
  private enum CodingKeys: String, CodingKey {
    case path, articleClass, ivar, encoding, offset, value
    case className = "class"
  }
}

extension DumpValue: Encodable {
  /// Numbers and Bools as such, nil as null, the rest as text; so are numbers that JSON has no form for.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .float(let number) where number.isFinite: try container.encode(number)
    case .double(let number) where number.isFinite: try container.encode(number)
    case .bool(let flag): try container.encode(flag)
    case .int(let number): try container.encode(number)
    case .uint(let number): try container.encode(number)
    case .none: try container.encodeNil()
    case .float, .double, .text: try container.encode(description)
    }
  }
}
