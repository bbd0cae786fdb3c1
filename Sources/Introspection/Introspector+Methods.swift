extension Introspector {
  /// Calls a method by its selector, with a double where its signature takes one and only there.
  @MainActor
  @discardableResult
  public func invoke(_ selector: String, on object: AnyObject, with argument: Double? = nil) throws(IntrospectionError) -> MethodResult {
    let table = table(of: object)
    guard let method = table.methods[selector] else { throw .noSelector(selector, in: table.name) }
    switch (method.body, argument) {
    case (.plain(let body), nil): body(object)
    case (.taking(let body), let argument?): body(object, argument)
    case (.returning(let body), nil): return .double(body(object))
    default: throw .wrongArgument(selector: selector, signature: method.signature)
    }
    return .void
  }
}
