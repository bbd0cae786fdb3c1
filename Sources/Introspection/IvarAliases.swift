/// Ivars that a lookup knows by another name than Swift does, as after an update that renamed them: the old name is missing, the
/// new one finds the slot.
public struct IvarAliases: Hashable, Sendable {
  private var renamed: [String: [String: String]]

  public static let none = IvarAliases([:])

  /// Class name (without module) to stored name to the name that it is found by.
  public init(_ renamed: [String: [String: String]]) { self.renamed = renamed }

  public var isEmpty: Bool { renamed.values.allSatisfy(\.isEmpty) }

  /// Renames one ivar of the class that declares it; its stored name takes the alias back.
  public mutating func rename(_ storedName: String, of className: String, to name: String) {
    renamed[className, default: [:]][storedName] = name == storedName ? nil : name
  }

  /// Stored name to exposed name for one class.
  func names(in className: String) -> [String: String] { renamed[className] ?? [:] }
}
