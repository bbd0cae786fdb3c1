// Key-value coding: only the keys that a class declares, only values of exactly the slot's type.
extension Introspector {
  public func value(forKey key: String, of object: AnyObject) throws(IntrospectionError) -> IvarValue {
    Slot(try keyedIvar(key, of: object), of: object).read()
  }

  /// Nothing is converted: a Float goes into `f` alone, a Double into `d`, an Int into `q`, a UInt into `Q`, a Bool into `B` or `c`.
  public func setValue(_ value: IvarValue, forKey key: String, of object: AnyObject) throws(IntrospectionError) {
    let ivar = try keyedIvar(key, of: object)
    func refuse() -> IntrospectionError {
      .wrongEncoding(ivar: ivar.name, in: ivar.className, stored: ivar.encoding, asked: value.encoding)
    }
    switch value {
    case .float(let number): try setFloat(number, key, of: object)
    case .double(let number): try setDouble(number, key, of: object)
    case .bool(let flag): try setBool(flag, key, of: object)
    case .int(let number):
      guard ivar.encoding == "q" else { throw refuse() }
      try setLong(number, key, of: object)
    case .uint(let number):
      guard ivar.encoding == "Q" else { throw refuse() }
      try setLong(Int(bitPattern: number), key, of: object)
    case .object(let reference): try setObject(reference, key, of: object)
    case .array(let elements): try setArray(elements, key, of: object)
    case .text, .opaque: throw refuse()
    }
  }

  private func keyedIvar(_ key: String, of object: AnyObject) throws(IntrospectionError) -> Ivar {
    let table = table(of: object)
    guard let found = table.keys[key] else { throw .undefinedKey(key, in: table.name) }
    return found
  }
}
