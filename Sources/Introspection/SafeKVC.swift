/// The article's helper: a miss writes nothing and never crashes. Unlike the article's it is not silent: each miss is reported
/// once, and answered with nil or false.
public struct SafeKVC {
  public let introspector: Introspector
  private let report: (IntrospectionError) -> Void

  public init(_ introspector: Introspector = .plain, reporting report: @escaping (IntrospectionError) -> Void) {
    self.introspector = introspector
    self.report = report
  }

  public func ivars(of object: AnyObject, _ scope: ClassScope) -> [Ivar] { introspector.ivars(of: type(of: object), scope) }

  public func methods(of object: AnyObject, _ scope: ClassScope) -> [ExposedMethod] { introspector.methods(of: type(of: object), scope) }

  public func value(forKey key: String, of object: AnyObject) -> IvarValue? {
    attempt { () throws(IntrospectionError) in try introspector.value(forKey: key, of: object) }
  }

  /// The reference in an ivar. nil without a report where the ivar holds nil.
  public func ivar(_ name: String, of object: AnyObject) -> AnyObject? {
    attempt { () throws(IntrospectionError) in try introspector.object(name, of: object) } ?? nil
  }

  /// What an ivar of any encoding holds.
  public func read(_ name: String, of object: AnyObject) -> IvarValue? {
    attempt { () throws(IntrospectionError) in try introspector.read(name, of: object) }
  }

  @discardableResult
  public func setValue(_ value: IvarValue, forKey key: String, of object: AnyObject) -> Bool {
    succeeds { () throws(IntrospectionError) in try introspector.setValue(value, forKey: key, of: object) }
  }

  @discardableResult
  public func setIvar(_ name: String, to value: AnyObject?, of object: AnyObject) -> Bool {
    succeeds { () throws(IntrospectionError) in try introspector.setObject(value, name, of: object) }
  }

  /// Only where the encoding is `d`.
  @discardableResult
  public func setDoubleIvar(_ name: String, to value: Double, of object: AnyObject) -> Bool {
    succeeds { () throws(IntrospectionError) in try introspector.setDouble(value, name, of: object) }
  }

  /// Only where the encoding is `B` or `c`.
  @discardableResult
  public func setBoolIvar(_ name: String, to value: Bool, of object: AnyObject) -> Bool {
    succeeds { () throws(IntrospectionError) in try introspector.setBool(value, name, of: object) }
  }

  /// Only where the encoding is `q` or `Q`.
  @discardableResult
  public func setLongIvar(_ name: String, to value: Int, of object: AnyObject) -> Bool {
    succeeds { () throws(IntrospectionError) in try introspector.setLong(value, name, of: object) }
  }

  @MainActor
  @discardableResult
  public func invoke(_ selector: String, on object: AnyObject, with argument: Double? = nil) -> MethodResult? {
    do {
      return try introspector.invoke(selector, on: object, with: argument)
    } catch {
      report(error)
      return nil
    }
  }

  private func attempt<Value>(_ body: () throws(IntrospectionError) -> Value) -> Value? {
    do {
      return try body()
    } catch {
      report(error)
      return nil
    }
  }

  private func succeeds(_ body: () throws(IntrospectionError) -> Void) -> Bool { attempt(body) != nil }
}
