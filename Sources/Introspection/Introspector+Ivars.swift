extension Introspector {
  /// The ivar of that name in the object's class or the nearest superclass.
  public func ivar(_ name: String, of object: AnyObject) throws(IntrospectionError) -> Ivar {
    let table = table(of: object)
    guard let found = table.ivars[name] else { throw .noIvar(name, in: table.name) }
    return found
  }

  /// What the ivar holds, whatever it is. Runs no code of the object.
  public func read(_ name: String, of object: AnyObject) throws(IntrospectionError) -> IvarValue {
    Slot(try ivar(name, of: object), of: object).read()
  }

  /// The reference that the ivar holds, nil where it holds none. An empty encoding is no hindrance; another slot is.
  public func object(_ name: String, of object: AnyObject) throws(IntrospectionError) -> AnyObject? {
    let ivar = try ivar(name, of: object)
    guard case .object(let found) = Slot(ivar, of: object).read() else { throw mismatch(ivar, asked: "@") }
    return found
  }

  /// Writes only where the encoding is `d`.
  public func setDouble(_ value: Double, _ name: String, of object: AnyObject) throws(IntrospectionError) {
    try writable(name, of: object, .double, asked: "d").write(value)
  }

  /// Writes only where the encoding is `f`.
  public func setFloat(_ value: Float, _ name: String, of object: AnyObject) throws(IntrospectionError) {
    try writable(name, of: object, .float, asked: "f").write(value)
  }

  /// Writes 0 or 1, only where the encoding is `B` or `c`.
  public func setBool(_ value: Bool, _ name: String, of object: AnyObject) throws(IntrospectionError) {
    try writable(name, of: object, .bool, .int8, asked: "B or c").write(UInt8(value ? 1 : 0))
  }

  /// Writes only where the encoding is `q` or `Q`; a negative number goes into `Q` as the same 64 bits.
  public func setLong(_ value: Int, _ name: String, of object: AnyObject) throws(IntrospectionError) {
    try writable(name, of: object, .int64, .uint64, asked: "q or Q").write(value)
  }

  /// Writes a reference that the ivar's Swift type admits; nil only where that is optional, or an array, which nil empties.
  public func setObject(_ value: AnyObject?, _ name: String, of object: AnyObject) throws(IntrospectionError) {
    let ivar = try ivar(name, of: object)
    if case .array = ivar.storage.kind, value == nil {
      return try setArray([], name, of: object)
    }
    guard case .object(let isOptional) = ivar.storage.kind, ivar.encoding.hasPrefix("@") else { throw mismatch(ivar, asked: "@") }
    let slot = try slot(ivar, of: object)
    if value == nil, !isOptional { throw .notOptional(ivar: ivar.name, in: ivar.className) }
    if !slot.write(value) { throw wrongClass(ivar, found: value.map { "\(type(of: $0))" } ?? "nil") }
  }

  /// Writes an array of references if its Swift type admits every one of them.
  public func setArray(_ elements: [AnyObject], _ name: String, of object: AnyObject) throws(IntrospectionError) {
    let ivar = try ivar(name, of: object)
    guard case .array = ivar.storage.kind, ivar.encoding.hasPrefix("@") else { throw mismatch(ivar, asked: "@\"NSArray\"") }
    if try !slot(ivar, of: object).write(elements) {
      throw wrongClass(ivar, found: "[" + elements.map { "\(type(of: $0))" }.joined(separator: ", ") + "]")
    }
  }

  /// The slot of a number, checked by what really is stored there; a class that declares the encoding empty closes it.
  private func writable(
    _ name: String, of object: AnyObject, _ kind: Storage.Kind, _ other: Storage.Kind? = nil, asked: String
  ) throws(IntrospectionError) -> Slot {
    let ivar = try ivar(name, of: object)
    let stored = ivar.storage.kind
    guard stored == kind || stored == other, !ivar.encoding.isEmpty else { throw mismatch(ivar, asked: asked) }
    return try slot(ivar, of: object)
  }

  func slot(_ ivar: Ivar, of object: AnyObject) throws(IntrospectionError) -> Slot {
    guard ivar.isVariable else { throw .notWritable(ivar: ivar.name, in: ivar.className, because: "it is a constant") }
    guard ivar.ownership == .strong else {
      throw .notWritable(ivar: ivar.name, in: ivar.className, because: "it is \(ivar.ownership), and its slot holds no plain reference")
    }
    return Slot(ivar, of: object)
  }

  func mismatch(_ ivar: Ivar, asked: String) -> IntrospectionError {
    .wrongEncoding(ivar: ivar.name, in: ivar.className, stored: ivar.encoding, asked: asked)
  }

  private func wrongClass(_ ivar: Ivar, found: String) -> IntrospectionError {
    .wrongClass(ivar: ivar.name, in: ivar.className, wanted: ivar.typeName, found: found)
  }
}
