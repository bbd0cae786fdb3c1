/// Why a look inside, a write, a key or a call was refused. Whatever is refused has changed nothing.
public enum IntrospectionError: Error, Hashable, Sendable {
  /// Neither the class nor one of its superclasses has an ivar of that name.
  case noIvar(String, in: String)
  /// The ivar's slot doesn't take what the caller wanted to put there or read from there.
  case wrongEncoding(ivar: String, in: String, stored: String, asked: String)
  /// Key-value coding doesn't know the key, whether or not an ivar has that name.
  case undefinedKey(String, in: String)
  /// Neither the class nor one of its superclasses exposes the selector.
  case noSelector(String, in: String)
  /// The method's signature takes something else than what it was called with.
  case wrongArgument(selector: String, signature: String)
  /// nil for an ivar whose Swift type has no nil.
  case notOptional(ivar: String, in: String)
  /// The object is of a class that the ivar's Swift type doesn't admit.
  case wrongClass(ivar: String, in: String, wanted: String, found: String)
  /// The ivar can't be written from outside at all.
  case notWritable(ivar: String, in: String, because: String)
  /// A number that the ivar's slot can't hold, such as 2 for a Bool.
  case outOfRange(ivar: String, in: String, stored: String, value: Double)
  /// A path went through an ivar that holds nil.
  case emptyReference(ivar: String, in: String)
  /// A component of a path, or its `[index]`, leads nowhere.
  case badPath(component: String, because: String)
  /// What went wrong at one component of a longer path.
  indirect case broken(path: String, at: String, IntrospectionError)
}

extension IntrospectionError: CustomStringConvertible {
  /// One sentence for a report.
  public var description: String {
    switch self {
    case .noIvar(let name, let owner):
      "\(owner) has no ivar named \(quoted(name))."
    case .wrongEncoding(let ivar, let owner, let stored, let asked):
      "\(owner).\(ivar) is stored as \(quoted(stored)), not as \(quoted(asked))."
    case .undefinedKey(let key, let owner):
      "\(owner) is not key-value coding-compliant for the key \(quoted(key))."
    case .noSelector(let selector, let owner):
      "\(owner) does not respond to the selector \(quoted(selector))."
    case .wrongArgument(let selector, let signature):
      "\(selector) has the signature \(signature) and can't be called with that argument."
    case .notOptional(let ivar, let owner):
      "\(owner).\(ivar) can't be nil."
    case .wrongClass(let ivar, let owner, let wanted, let found):
      "\(owner).\(ivar) takes \(wanted), not \(found)."
    case .notWritable(let ivar, let owner, let reason):
      "\(owner).\(ivar) can't be written: \(reason)."
    case .outOfRange(let ivar, let owner, let stored, let value):
      "\(owner).\(ivar) is stored as \(quoted(stored)) and can't hold \(value)."
    case .emptyReference(let ivar, let owner):
      "\(owner).\(ivar) is nil."
    case .badPath(let component, let reason):
      "The path component \(quoted(component)) leads nowhere: \(reason)."
    case .broken(let path, let component, let reason):
      "The path \(path) breaks at \(quoted(component)): \(reason)"
    }
  }
}

private func quoted(_ text: String) -> String { "\u{201C}\(text)\u{201D}" }
