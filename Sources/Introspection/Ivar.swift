/// One stored property of a class, as a lookup exposes it.
public final class Ivar: Sendable {
  /// The name it is found by; differs from the stored one where an alias renames it.
  public let name: String
  /// Its Swift name, without the compiler's prefix where it is a lazy one.
  public let storedName: String
  /// The Objective-C type encoding; empty where its class declares that it answers none.
  public let encoding: String
  /// Bytes from the start of the object.
  public let offset: Int
  /// Bytes that it occupies.
  public let size: Int
  /// The class that declares it.
  public let className: String
  public let ownership: Ownership
  /// Whether it is the storage of a lazy property: nil until the property is first asked for.
  public let isLazy: Bool
  /// `var`, not `let`.
  public let isVariable: Bool
  let type: Any.Type
  let storage: Storage

  init(_ field: Field, className: String, aliases: [String: String], withoutEncoding: Set<String>) {
    let lazyPrefix = "$__lazy_storage_$_"
    isLazy = field.name.hasPrefix(lazyPrefix)
    storedName = isLazy ? String(field.name.dropFirst(lazyPrefix.count)) : field.name
    name = aliases[storedName] ?? storedName
    storage = Storage(of: field.type)
    encoding = withoutEncoding.contains(storedName) ? "" : storage.encoding
    offset = field.offset
    size = Metadata.size(of: field.type)
    self.className = className
    ownership = field.ownership
    isVariable = field.isVariable
    type = field.type
  }

  /// The Swift type's name without its module.
  public var typeName: String { Metadata.name(of: type) }
}
