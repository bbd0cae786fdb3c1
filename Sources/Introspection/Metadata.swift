// Everything that Introspection asks of Swift's own metadata. Layout of what is read here: the class metadata and field
// descriptors of Swift's stable ABI (docs/ABI/TypeMetadata.rst), in the form without Objective-C interoperability.
@_spi(Reflection) import Swift

/// How an ivar holds a reference. Weak and unowned slots have the Swift type of a plain one, but never its bits.
public enum Ownership: Sendable {
  case strong
  case weak
  /// `unowned`, or `unowned(unsafe)`: reading one whose object is gone ends the process, so nobody reads it.
  case unowned
}

/// One stored property as the metadata describes it.
struct Field {
  let name: String
  /// Bytes from the start of the object, or of the structure.
  let offset: Int
  let type: Any.Type
  let ownership: Ownership
  /// `var`, not `let`.
  let isVariable: Bool
}

enum Metadata {
  static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// The stored properties that the class itself declares, in the order of their declaration.
  static func ownFields(of type: AnyClass) -> [Field] {
    let inherited = superclass(of: type).map { layout(of: $0, options: .aClass).count } ?? 0
    let own = layout(of: type, options: .aClass).dropFirst(inherited)
    return zip(own, FieldRecord.all(of: type)).map { entry, record in
      Field(name: entry.name, offset: entry.offset, type: entry.type, ownership: record.ownership, isVariable: record.isVariable)
    }
  }

  /// Name, offset and type of a structure's members.
  static func members(of structure: Any.Type) -> [(name: String, offset: Int, type: Any.Type)] {
    layout(of: structure, options: .aValue)
  }

  static func isClass(_ type: Any.Type) -> Bool { type is AnyObject.Type }

  static func isStructure(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 }

  /// Whether values of this existential type are references; nil where the type is no existential.
  static func isClassBound(_ type: Any.Type) -> Bool? {
    guard kind(of: type) == 0x303 else { return nil }
    let flags = unsafe pointer(to: type).load(fromByteOffset: 8, as: UInt32.self)
    return flags & 0x8000_0000 == 0
  }

  static func size(of type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// Whether the type is bits without references.
  static func isTrivial(_ type: Any.Type) -> Bool {
    func isTrivial<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: isTrivial)
  }

  /// The type's name without its module.
  static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  private static func kind(of type: Any.Type) -> Int { unsafe pointer(to: type).load(as: Int.self) }

  fileprivate static func pointer(to type: Any.Type) -> UnsafeRawPointer { unsafe unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private static func layout(of type: Any.Type, options: _EachFieldOptions) -> [(name: String, offset: Int, type: Any.Type)] {
    var fields: [(name: String, offset: Int, type: Any.Type)] = []
    _ = unsafe _forEachField(of: type, options: options) { name, offset, type, _ in
      fields.append((unsafe String(cString: name), offset, type))
      return true
    }
    return fields
  }
}

extension _EachFieldOptions {
  fileprivate static let aClass = _EachFieldOptions(rawValue: 1)
  fileprivate static let aValue = _EachFieldOptions([])
}

/// What a field descriptor says about one stored property beyond its name and type.
private struct FieldRecord {
  let isVariable: Bool
  let ownership: Ownership

  static func all(of type: AnyClass) -> [FieldRecord] {
    let description = unsafe Metadata.pointer(to: type).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    guard let fields = unsafe relative(description + 16) else { return [] }
    let size = unsafe Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = unsafe Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { unsafe FieldRecord(at: fields + 16 + $0 * size) }
  }

  private init(at record: UnsafeRawPointer) {
    isVariable = unsafe record.load(as: UInt32.self) & 2 != 0
    ownership = unsafe Self.relative(record + 4).map { unsafe Self.ownership(mangled: $0) } ?? .strong
  }

  /// A pointer stored as the distance from where it is stored; 0 stands for none.
  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = unsafe Int(place.load(as: Int32.self))
    return unsafe distance == 0 ? nil : place + distance
  }

  /// A mangled type name ends with `Xw` where it is weak, with `Xo` or `Xu` where unowned. Control characters in it announce a
  /// binary reference of 4 (up to 0x17) or 8 bytes, which may hold zeros.
  private static func ownership(mangled name: UnsafeRawPointer) -> Ownership {
    var at = unsafe name
    var last: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = unsafe at.load(as: UInt8.self)
      switch byte {
      case 0:
        guard last.0 == UInt8(ascii: "X") else { return .strong }
        return switch last.1 {
        case UInt8(ascii: "w"): .weak
        case UInt8(ascii: "o"), UInt8(ascii: "u"): .unowned
        default: .strong
        }
      case 0x01...0x17:
        unsafe at += 5
        last = (0, 0)
      case 0x18...0x1F:
        unsafe at += 9
        last = (0, 0)
      default:
        unsafe at += 1
        last = (last.1, byte)
      }
    }
  }
}
