/// Which levels of the chain of classes an answer covers.
public enum ClassScope: Sendable {
  /// What the class itself declares.
  case own
  /// With its superclasses.
  case whole
}

/// All that lookups need to know about one class, superclasses included.
final class ClassTable: Sendable {
  let name: String
  let articleName: String?
  /// Whether the class has a declaration of its own.
  let isDeclared: Bool
  let superclass: ClassTable?
  let ownIvars: [Ivar]
  let ownMethods: [ExposedMethod]
  /// The nearest to the class wins where two share a name.
  let ivars: [String: Ivar]
  let keys: [String: Ivar]
  let methods: [String: ExposedMethod]

  init(_ type: AnyClass, below superclass: ClassTable?, aliases: IvarAliases) {
    let name = Metadata.name(of: type)
    let declaration = (type as? any Introspectable.Type)?.introspection
    let declared = declaration.flatMap { $0.owner == ObjectIdentifier(type) ? $0 : nil }
    let renamed = aliases.names(in: name)
    let own = Metadata.ownFields(of: type).map {
      Ivar($0, className: name, aliases: renamed, withoutEncoding: declared?.withoutEncoding ?? [])
    }
    let stored = Set(own.map(\.storedName))
    let keyed: Set<String> =
      switch declared?.keys ?? .none {
      case .none: []
      case .all: stored
      case .only(let names): names
      }
    for named in keyed.union(declared?.withoutEncoding ?? []).union(renamed.keys) {
      precondition(stored.contains(named), "\(name) declares or renames an ivar \(named), which it doesn't have")
    }
    self.name = name
    articleName = declared?.articleName
    isDeclared = declared != nil
    self.superclass = superclass
    ownIvars = own
    ownMethods = declared?.methods ?? []
    ivars = Self.merge(superclass?.ivars, own, by: \.name)
    keys = Self.merge(superclass?.keys, own.filter { keyed.contains($0.storedName) }, by: \.name)
    methods = Self.merge(superclass?.methods, ownMethods, by: \.selector)
  }

  /// From the class up to its root.
  var chain: [ClassTable] { Array(sequence(first: self, next: \.superclass)) }

  private static func merge<Entry>(_ inherited: [String: Entry]?, _ own: [Entry], by name: (Entry) -> String) -> [String: Entry] {
    (inherited ?? [:]).merging(own.map { (name($0), $0) }) { $1 }
  }
}
