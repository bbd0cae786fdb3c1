// Writing a number as a person or a scenario gives it. Unlike the calls by encoding, this converts, and refuses what the slot can't
// hold.
extension Introspector {
  /// Writes a number into whatever number slot the ivar has: rounded into `f`, exactly into integers, 0 or 1 alone into `B`.
  /// With an encoding given, the ivar must answer just that one.
  public func edit(
    _ number: Double, _ name: String, of object: AnyObject, as encoding: String? = nil
  ) throws(IntrospectionError) {
    let ivar = try ivar(name, of: object)
    if let encoding, encoding != ivar.encoding { throw mismatch(ivar, asked: encoding) }
    guard !ivar.encoding.isEmpty else { throw mismatch(ivar, asked: encoding ?? "a number") }
    func exact<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type) throws(IntrospectionError) {
      guard let integer = Number(exactly: number) else { throw outOfRange(ivar, number) }
      try slot(ivar, of: object).write(integer)
    }
    switch ivar.storage.kind {
    case .double: try slot(ivar, of: object).write(number)
    case .float:
      guard Float(number).isFinite || !number.isFinite else { throw outOfRange(ivar, number) }
      try slot(ivar, of: object).write(Float(number))
    case .bool:
      guard number == 0 || number == 1 else { throw outOfRange(ivar, number) }
      try slot(ivar, of: object).write(UInt8(number))
    case .int8: try exact(Int8.self)
    case .int16: try exact(Int16.self)
    case .int32: try exact(Int32.self)
    case .int64: try exact(Int64.self)
    case .uint8: try exact(UInt8.self)
    case .uint16: try exact(UInt16.self)
    case .uint32: try exact(UInt32.self)
    case .uint64: try exact(UInt64.self)
    case .object, .array, .string, .structure, .trivial, .opaque: throw mismatch(ivar, asked: "a number")
    }
  }

  private func outOfRange(_ ivar: Ivar, _ number: Double) -> IntrospectionError {
    .outOfRange(ivar: ivar.name, in: ivar.className, stored: ivar.encoding, value: number)
  }
}
