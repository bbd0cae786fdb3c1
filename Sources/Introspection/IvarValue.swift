/// What an ivar holds, read once. The number cases keep the width that the slot has.
public enum IvarValue {
  case float(Float)
  case double(Double)
  case bool(Bool)
  /// A signed integer of any width.
  case int(Int)
  /// An unsigned integer of any width.
  case uint(UInt)
  /// A reference, strong or weak; nil where the slot holds none.
  case object(AnyObject?)
  /// An array whose elements are references.
  case array([AnyObject])
  /// A value with no slot kind of its own that can be shown without running its owner's code: a structure of numbers, an enum
  /// without references, a string.
  case text(String)
  /// A value that is not read: a closure, a dictionary, an unowned reference. The payload is its Swift type.
  case opaque(String)

  /// The Objective-C type encoding of a slot that takes exactly this value; `?` where none does.
  public var encoding: String {
    switch self {
    case .float: "f"
    case .double: "d"
    case .bool: "B"
    case .int: "q"
    case .uint: "Q"
    case .object: "@"
    case .array: "@\"NSArray\""
    case .text, .opaque: "?"
    }
  }
}

extension IvarValue: Equatable {
  /// Numbers compare by their bits, so that a NaN equals itself; objects by identity.
  public static func == (left: IvarValue, right: IvarValue) -> Bool {
    switch (left, right) {
    case (.float(let a), .float(let b)): a.bitPattern == b.bitPattern
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.uint(let a), .uint(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    case (.array(let a), .array(let b)): a.elementsEqual(b, by: ===)
    case (.text(let a), .text(let b)), (.opaque(let a), .opaque(let b)): a == b
    default: false
    }
  }
}
