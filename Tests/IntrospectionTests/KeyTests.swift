import Introspection
import Testing

@Suite("Key-value coding")
struct KeyTests {
  let inside = Introspector.plain
  let everything = Everything()

  @Test("S07: declared keys work, ivars that are no keys raise undefined key")
  func keys() throws {
    let glass = everything.glass
    #expect(try inside.value(forKey: "data", of: glass) == .object(glass.data))
    #expect(try inside.value(forKey: "_value", of: glass.data) == .float(0.25))
    #expect(throws: IntrospectionError.undefinedKey("lastUpdate", in: "GlassElement")) { try inside.value(forKey: "lastUpdate", of: glass) }
    #expect(throws: IntrospectionError.undefinedKey("fluidInteraction", in: "GlassElement")) {
      try inside.value(forKey: "fluidInteraction", of: glass)
    }
  }

  @Test("S07b: four numbers out of its reach, and no Float for a d slot")
  func outOfReach() {
    let before = everything.bytes()
    let glass = everything.glass
    for (key, object) in [
      ("_lockedValue", everything.interaction), ("_presentationValue", everything.interaction), ("_value", glass.lastUpdate!),
      ("__unclampedValue", glass.lastUpdate!),
    ] as [(String, AnyObject)] {
      #expect(throws: IntrospectionError.undefinedKey(key, in: "\(type(of: object))")) {
        try inside.setValue(.float(0.37), forKey: key, of: object)
      }
    }
    #expect(everything.bytes() == before)
  }

  @Test("a value goes in only where its type is the slot's")
  func exactness() throws {
    let fits: [(IvarValue, Set<String>)] = [
      (.double(0.5), ["d"]), (.float(0.5), ["f"]), (.bool(false), ["B", "c"]), (.int(7), ["q"]), (.uint(7), ["Q"]),
      (.object(Base()), ["@\"Base\""]), (.array([]), []), (.text("new"), []), (.opaque("new"), []),
    ]
    for (value, encodings) in fits {
      for ivar in inside.ivars(of: Keyed.self, .own) {
        let keyed = Keyed()
        let before = inside.bytes(of: keyed)
        if encodings.contains(ivar.encoding) {
          try inside.setValue(value, forKey: ivar.name, of: keyed)
          #expect(try inside.value(forKey: ivar.name, of: keyed) == (ivar.encoding == "c" ? .int(0) : value))
        } else {
          #expect(throws: IntrospectionError.self) { try inside.setValue(value, forKey: ivar.name, of: keyed) }
          #expect(inside.bytes(of: keyed) == before, "\(ivar.name)")
        }
      }
    }
  }

  class Keyed: nonisolated Introspectable {
    var float: Float = 1
    var double = 1.0
    var flag = true
    var int8: Int8 = 3
    var int = 1
    var uint: UInt = 1
    var narrow: Int32 = 1
    var object: Base? = Base()
    var text = ""

    nonisolated class var introspection: ClassDeclaration { ClassDeclaration(Keyed.self, keys: .all) }
  }

  @Test("a subclass without a declaration keeps its superclass's keys, but not its article's name")
  func inheritance() throws {
    let limited = everything.limited
    try inside.setValue(.float(0.5), forKey: "_value", of: limited)
    #expect(limited._value == 0.5)
    #expect(inside.articleName(of: Model.self) == "UISliderDataModel")
    #expect(inside.articleName(of: LimitedModel.self) == nil)
  }
}
