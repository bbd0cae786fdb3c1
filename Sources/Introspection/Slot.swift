/// The memory of one ivar in one living object. The only place that reads and writes by offset; whoever makes a slot has checked
/// that the ivar belongs to the object's class, and the slot keeps the object alive.
struct Slot {
  private let object: AnyObject
  private let ivar: Ivar

  init(_ ivar: Ivar, of object: AnyObject) {
    self.ivar = ivar
    self.object = object
  }

  /// Calls `body` with the ivar's address while the object is surely alive.
  private func withAddress<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    withExtendedLifetime(object) {
      unsafe body(Unmanaged.passUnretained(object).toOpaque() + ivar.offset)
    }
  }

  /// The value, read without calling any code of the object: no getter, no lazy initialiser, no exclusivity check.
  func read() -> IvarValue {
    switch ivar.ownership {
    case .strong: unsafe withAddress { unsafe readValue(of: ivar.type, ivar.storage.kind, at: $0) }
    case .weak: unsafe withAddress { unsafe .object($0.assumingMemoryBound(to: WeakReference.self).pointee.object) }
    case .unowned: .opaque("unowned \(Metadata.name(of: ivar.type))")
    }
  }

  /// Puts the bits of a number into a slot whose kind has been checked.
  func write<Number: BitwiseCopyable>(_ number: Number) {
    unsafe withAddress { unsafe $0.storeBytes(of: number, as: Number.self) }
  }

  /// Stores the reference if the Swift type admits the object; nil only where it is optional.
  func write(_ new: AnyObject?) -> Bool {
    func storePlain<T>(_: T.Type, at address: UnsafeMutableRawPointer) -> Bool {
      guard let typed = new as? T else { return false }
      unsafe address.assumingMemoryBound(to: T.self).pointee = typed
      return true
    }
    return unsafe withAddress { address in
      if let optional = ivar.type as? any OptionalSlot.Type { return unsafe optional.store(new, at: address) }
      func store<T>(_ type: T.Type) -> Bool { unsafe storePlain(type, at: address) }
      return new != nil && _openExistential(ivar.type, do: store)
    }
  }

  /// Stores the elements if the array's Swift type admits every one of them.
  func write(_ elements: [AnyObject]) -> Bool {
    guard let array = ivar.type as? any ArraySlot.Type else { return false }
    return unsafe withAddress { unsafe array.store(elements, at: $0) }
  }
}

extension Slot {
  /// The object's memory in that range of bytes from its start.
  static func copyBytes(of object: AnyObject, _ range: Range<Int>) -> [UInt8] {
    withExtendedLifetime(object) {
      unsafe [UInt8](UnsafeRawBufferPointer(start: Unmanaged.passUnretained(object).toOpaque() + range.lowerBound, count: range.count))
    }
  }
}

/// The same layout as any weak slot's first word.
private struct WeakReference {
  weak var object: AnyObject?
}

private func readValue(of type: Any.Type, _ kind: Storage.Kind, at address: UnsafeRawPointer) -> IvarValue {
  switch kind {
  case .float: unsafe .float(address.load(as: Float.self))
  case .double: unsafe .double(address.load(as: Double.self))
  case .bool: unsafe .bool(address.load(as: UInt8.self) & 1 != 0)
  case .int8: unsafe .int(Int(address.load(as: Int8.self)))
  case .int16: unsafe .int(Int(address.load(as: Int16.self)))
  case .int32: unsafe .int(Int(address.load(as: Int32.self)))
  case .int64: unsafe .int(address.load(as: Int.self))
  case .uint8: unsafe .uint(UInt(address.load(as: UInt8.self)))
  case .uint16: unsafe .uint(UInt(address.load(as: UInt16.self)))
  case .uint32: unsafe .uint(UInt(address.load(as: UInt32.self)))
  case .uint64: unsafe .uint(address.load(as: UInt.self))
  case .object: unsafe .object(address.assumingMemoryBound(to: AnyObject?.self).pointee)
  case .array(let ofObjects):
    if ofObjects, let array = type as? any ArraySlot.Type {
      unsafe .array(array.objects(at: address))
    } else if let array = type as? any ArraySlot.Type {
      unsafe .text("\(array.count(at: address)) x \(Metadata.name(of: array.element))")
    } else {
      .opaque(Metadata.name(of: type))
    }
  case .string: unsafe .text(address.assumingMemoryBound(to: String.self).pointee)
  case .structure: unsafe .text(braced(type, at: address))
  case .trivial: unsafe .text(described(type, at: address))
  case .opaque: .opaque(Metadata.name(of: type))
  }
}

/// A structure of numbers as `{{0.0, 0.0}, {600.0, 4.0}}`.
private func braced(_ type: Any.Type, at address: UnsafeRawPointer) -> String {
  let members = Metadata.members(of: type).map { member in
    switch unsafe readValue(of: member.type, Storage(of: member.type).kind, at: address + member.offset) {
    case .float(let number): "\(number)"
    case .double(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .int(let number): "\(number)"
    case .uint(let number): "\(number)"
    default: unsafe braced(member.type, at: address + member.offset)
    }
  }
  return "{" + members.joined(separator: ", ") + "}"
}

/// A copy of bits without references may describe itself: it can't reach the object it was read from.
private func described(_ type: Any.Type, at address: UnsafeRawPointer) -> String {
  func describe<T>(_: T.Type) -> String { unsafe String(describing: address.assumingMemoryBound(to: T.self).pointee) }
  return _openExistential(type, do: describe)
}
