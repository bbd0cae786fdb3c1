import Synchronization

/// Looks into objects of any Swift class by the names of their stored properties.
///
/// What it finds out about a class is kept, so later lookups cost two dictionary accesses. Searches go up the chain of classes.
/// Every member that can miss throws an `IntrospectionError`; `SafeKVC` is the door that reports instead.
public final class Introspector: Sendable {
  /// Names as Swift has them.
  public static let plain = Introspector()

  public let aliases: IvarAliases
  private let tables = Mutex<[ObjectIdentifier: ClassTable]>([:])

  public init(aliases: IvarAliases = .none) { self.aliases = aliases }

  /// The ivars of a class, from the class up, each level in the order of declaration.
  public func ivars(of type: AnyClass, _ scope: ClassScope) -> [Ivar] {
    levels(of: type, scope).flatMap(\.ownIvars)
  }

  /// The methods that a class exposes by selector, from the class up. An overriding one hides the one it overrides.
  public func methods(of type: AnyClass, _ scope: ClassScope) -> [ExposedMethod] {
    var seen: Set<String> = []
    return levels(of: type, scope).flatMap(\.ownMethods).filter { seen.insert($0.selector).inserted }
  }

  /// The article's name of the class, where its own declaration gives one.
  public func articleName(of type: AnyClass) -> String? { table(of: type).articleName }

  /// The ivar of that name, the nearest to the class; nil where there is none.
  public func findIvar(_ name: String, of type: AnyClass) -> Ivar? { table(of: type).ivars[name] }

  func table(of type: AnyClass) -> ClassTable {
    if let known = tables.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let superclass = Metadata.superclass(of: type).map { table(of: $0) }
    let made = ClassTable(type, below: superclass, aliases: aliases)
    tables.withLock { $0[ObjectIdentifier(type)] = made }
    return made
  }

  func table(of object: AnyObject) -> ClassTable { table(of: type(of: object)) }

  private func levels(of type: AnyClass, _ scope: ClassScope) -> [ClassTable] {
    let table = table(of: type)
    return scope == .own ? [table] : table.chain
  }
}
