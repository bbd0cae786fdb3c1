import Introspection
import Testing

@Suite("Writes by checked encoding")
struct WriteTests {
  let inside = Introspector.plain
  let everything = Everything()

  enum Setter: String, CaseIterable {
    case double, float, bool, long, object, array

    /// The encodings that the setter is for; references take only what their Swift type admits, so no foreign object.
    var encodings: Set<String> {
      switch self {
      case .double: ["d"]
      case .float: ["f"]
      case .bool: ["B", "c"]
      case .long: ["q", "Q"]
      case .object, .array: []
      }
    }

    func write(_ ivar: Ivar, of object: AnyObject) throws(IntrospectionError) {
      let inside = Introspector.plain
      switch self {
      case .double: try inside.setDouble(0.375, ivar.name, of: object)
      case .float: try inside.setFloat(0.375, ivar.name, of: object)
      case .bool: try inside.setBool(true, ivar.name, of: object)
      case .long: try inside.setLong(-1, ivar.name, of: object)
      case .object: try inside.setObject(Stranger(), ivar.name, of: object)
      case .array: try inside.setArray([Stranger()], ivar.name, of: object)
      }
    }
  }

  class Stranger {}

  @Test("a setter writes its own encodings and nothing but the ivar; any other ivar it refuses without a byte", arguments: Setter.allCases)
  func pairs(_ setter: Setter) throws {
    for object in everything.objects {
      for ivar in inside.ivars(of: type(of: object), .whole) where ivar.encoding != "@" {
        let before = everything.bytes()
        let mayWrite = setter.encodings.contains(ivar.encoding) && ivar.isVariable
        if mayWrite {
          let own = inside.bytes(of: object)
          try setter.write(ivar, of: object)
          let now = inside.bytes(of: object)
          let changed = now.bytes.indices.filter { now.bytes[$0] != own.bytes[$0] }
          let extent = ivar.offset - InstanceBytes.header..<ivar.offset - InstanceBytes.header + ivar.size
          #expect(changed.allSatisfy(extent.contains), "\(setter) \(ivar.className).\(ivar.name)")
        } else {
          #expect(throws: IntrospectionError.self, "\(setter) \(ivar.className).\(ivar.name)") { try setter.write(ivar, of: object) }
          #expect(everything.bytes() == before, "\(setter) \(ivar.className).\(ivar.name)")
        }
      }
    }
  }

  @Test("what is written is what the property then holds")
  func roundTrip() throws {
    let menagerie = everything.menagerie
    try inside.setDouble(.pi, "double", of: menagerie)
    try inside.setFloat(0.1, "float", of: menagerie)
    try inside.setBool(false, "flag", of: menagerie)
    try inside.setBool(true, "int8", of: menagerie)
    try inside.setLong(.min, "int", of: menagerie)
    try inside.setLong(-1, "uint", of: menagerie)
    #expect(menagerie.double == .pi && menagerie.float == 0.1 && !menagerie.flag)
    #expect(menagerie.int8 == 1 && menagerie.int == .min && menagerie.uint == .max)
    #expect(try inside.read("double", of: menagerie) == .double(.pi))
    #expect(try inside.read("float", of: menagerie) == .float(0.1))
    #expect(try inside.read("flag", of: menagerie) == .bool(false))
    #expect(try inside.read("uint", of: menagerie) == .uint(.max))
    #expect(try inside.read("int32", of: menagerie) == .int(-3))
    #expect(try inside.read("hidden", of: menagerie) == .float(0.5))
  }

  @Test("S09, S10: doubles only into d, Bools only into B or c, longs only into q or Q; a refusal names both")
  func refusals() {
    let model = everything.knob._data
    #expect(throws: IntrospectionError.wrongEncoding(ivar: "_value", in: "Model", stored: "f", asked: "d")) {
      try inside.setDouble(0.37, "_value", of: model)
    }
    #expect(throws: IntrospectionError.wrongEncoding(ivar: "_value", in: "Model", stored: "f", asked: "B or c")) {
      try inside.setBool(true, "_value", of: model)
    }
    #expect(throws: IntrospectionError.wrongEncoding(ivar: "_enabled", in: "Model", stored: "B", asked: "q or Q")) {
      try inside.setLong(1, "_enabled", of: model)
    }
    #expect(throws: IntrospectionError.notWritable(ivar: "constant", in: "Menagerie", because: "it is a constant")) {
      try inside.setDouble(1, "constant", of: everything.menagerie)
    }
  }

  @Test("S11: a write through the child finds the parent's ivar")
  func chain() throws {
    try inside.setFloat(0.5, "_value", of: everything.limited)
    #expect(everything.limited._value == 0.5)
    try inside.setDouble(9, "paddingAroundImage", of: everything.glass)
    #expect(everything.glass.paddingAroundImage == 9)
  }
}
