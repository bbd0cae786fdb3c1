/// A copy of an object's stored properties, byte by byte. The object's header, which counts its references, is left out.
public struct InstanceBytes: Hashable, Sendable {
  /// Bytes of an object before its first ivar.
  public static let header = 16

  /// What follows the header.
  public private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of one ivar.
  public subscript(_ ivar: Ivar) -> [UInt8] { Array(bytes[range(of: ivar, ivar.size)]) }

  /// What a Float ivar holds in this copy.
  public func float(_ ivar: Ivar) -> Float {
    precondition(ivar.size == 4, "\(ivar.name) is no Float")
    return Float(bitPattern: self[ivar].reversed().reduce(0) { $0 << 8 | UInt32($1) })
  }

  /// Lays eight bytes over the ivar, whatever its width: what an unchecked write would do to the object.
  public mutating func storeUnchecked(_ value: Double, over ivar: Ivar) {
    let pattern = value.bitPattern
    bytes.replaceSubrange(range(of: ivar, 8), with: (0..<8).map { UInt8(truncatingIfNeeded: pattern >> ($0 * 8)) })
  }

  private func range(of ivar: Ivar, _ size: Int) -> Range<Int> {
    let start = ivar.offset - Self.header
    precondition(start >= 0 && start + size <= bytes.count, "\(ivar.name) doesn't lie inside these bytes")
    return start..<start + size
  }
}

extension Introspector {
  /// The object's bytes as they are now, without a reference taken or a getter called.
  public func bytes(of object: AnyObject) -> InstanceBytes {
    let end = table(of: object).ivars.values.reduce(InstanceBytes.header) { max($0, $1.offset + $1.size) }
    return InstanceBytes(Slot.copyBytes(of: object, InstanceBytes.header..<end))
  }
}
