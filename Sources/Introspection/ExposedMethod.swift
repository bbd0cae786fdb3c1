/// A method that can be called by its selector. Its signature is written by the form it is made in, so the two can't disagree.
public struct ExposedMethod: Sendable {
  /// With one colon for each argument, as in `setValue:`.
  public let selector: String
  /// Return type, frame size, and each argument with its offset, as in `v24@0:8d16`.
  public let signature: String
  let body: Body

  enum Body: Sendable {
    case plain(@MainActor @Sendable (AnyObject) -> Void)
    case taking(@MainActor @Sendable (AnyObject, Double) -> Void)
    case returning(@MainActor @Sendable (AnyObject) -> Double)
    /// Shown, but not callable with a number.
    case listed
  }

  /// Takes nothing and returns nothing.
  public static func plain<Owner: AnyObject>(
    _ selector: String, _ body: @escaping @MainActor @Sendable (Owner) -> Void
  ) -> ExposedMethod {
    ExposedMethod(selector, "v16@0:8", arguments: 0, .plain { body(owner($0, selector)) })
  }

  /// Takes a double and returns nothing.
  public static func taking<Owner: AnyObject>(
    _ selector: String, _ body: @escaping @MainActor @Sendable (Owner, Double) -> Void
  ) -> ExposedMethod {
    ExposedMethod(selector, "v24@0:8d16", arguments: 1, .taking { body(owner($0, selector), $1) })
  }

  /// Takes nothing and returns a double.
  public static func returning<Owner: AnyObject>(
    _ selector: String, _ body: @escaping @MainActor @Sendable (Owner) -> Double
  ) -> ExposedMethod {
    ExposedMethod(selector, "d16@0:8", arguments: 0, .returning { body(owner($0, selector)) })
  }

  /// Takes or returns something else, such as a gesture recogniser, and is only listed.
  public static func listed(_ selector: String, signature: String) -> ExposedMethod {
    ExposedMethod(selector, signature, arguments: selector.count { $0 == ":" }, .listed)
  }

  private init(_ selector: String, _ signature: String, arguments: Int, _ body: Body) {
    precondition(selector.count { $0 == ":" } == arguments, "The selector \(selector) must have a colon for each of \(arguments) arguments")
    self.selector = selector
    self.signature = signature
    self.body = body
  }

  private static func owner<Owner: AnyObject>(_ object: AnyObject, _ selector: String) -> Owner {
    guard let owner = object as? Owner else {
      preconditionFailure("\(selector) is declared by \(type(of: object)), but its body takes \(Owner.self)")
    }
    return owner
  }
}

/// What a call by selector came to.
public enum MethodResult: Hashable, Sendable {
  case void
  case double(Double)
}
