/// A class that declares what Swift's metadata can't tell about it.
///
/// The requirement is a class property, so that a subclass can override it with its own declaration; a subclass that doesn't is
/// shown by its Swift name, with every ivar encoded and no key of its own. In a target with main-actor isolation write
/// `class Knob: nonisolated Introspectable` and `nonisolated class var introspection`.
public protocol Introspectable: AnyObject {
  static var introspection: ClassDeclaration { get }
}

/// What one class says about itself, without its superclasses: theirs is added by the lookup.
public struct ClassDeclaration: Sendable {
  let owner: ObjectIdentifier
  /// The article's name for the class; nil where it has none.
  public let articleName: String?
  /// Ivars that exist but answer an empty type encoding.
  public let withoutEncoding: Set<String>
  /// The ivars that key-value coding reaches.
  public let keys: Keys
  public let methods: [ExposedMethod]

  public enum Keys: Sendable {
    case none
    /// Every ivar that the class declares.
    case all
    case only(Set<String>)
  }

  /// `owner` is the class itself, so that a subclass without a declaration doesn't pass for its superclass.
  public init(
    _ owner: AnyClass, article articleName: String? = nil, withoutEncoding: Set<String> = [], keys: Keys = .none,
    methods: [ExposedMethod] = []
  ) {
    self.owner = ObjectIdentifier(owner)
    self.articleName = articleName
    self.withoutEncoding = withoutEncoding
    self.keys = keys
    self.methods = methods
  }
}
