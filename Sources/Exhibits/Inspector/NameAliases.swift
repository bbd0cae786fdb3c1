public import Introspection

/// Names given to ivars by hand, on top of those that the system renamed.
public struct NameAliases: Hashable {
  private struct ID: Hashable {
    var className: String
    var storedName: String
  }

  private var names: [ID: String] = [:]

  public init() {}

  public var isEmpty: Bool { names.isEmpty }

  /// - Parameters:
  ///   - storedName: the ivar's Swift name.
  ///   - className: that of the class that declares it.
  ///   - name: the stored name itself takes a system's renaming back.
  public mutating func rename(_ storedName: String, of className: String, to name: String) {
    names[ID(className: className, storedName: storedName)] = name
  }

  /// `base` with these names instead of its own.
  public func applied(to base: IvarAliases) -> IvarAliases {
    var result = base
    for (id, name) in names { result.rename(id.storedName, of: id.className, to: name) }
    return result
  }
}
