import Introspection
import Testing

@Suite("Paths and edits")
struct PathTests {
  let inside = Introspector.plain
  let knob = Knob()
  var interaction: Interaction { knob._visualElement.fluidInteraction! }

  @Test("a path leads through ivars and arrays")
  func paths() throws {
    #expect(try inside.resolve("", from: knob) === knob)
    #expect(try inside.resolve("_visualElement.fluidInteraction.__animatedValue", from: knob) === interaction.__animatedValue)
    #expect(try inside.resolve("_visualElement.fluidInteraction.__drivers[1]", from: knob) === interaction.__drivers[1])
    let place = try inside.locate("_visualElement.fluidInteraction._lockedValue", from: knob)
    #expect(place.object === interaction && place.name == "_lockedValue")
    #expect(try inside.locate("_data", from: knob).object === knob)
  }

  @Test(
    "a broken path names the component that breaks",
    arguments: [
      ("_visualElement.interaction.x", "interaction"), ("_visualElement.fluidInteraction.__state", "__state"),
      ("_visualElement.fluidInteraction.__activeDriver", "__activeDriver"), ("_visualElement..x", ""), (".", ""),
      ("_visualElement.fluidInteraction.__drivers[2]", "__drivers[2]"), ("_visualElement.fluidInteraction.__drivers[-1]", "__drivers[-1]"),
      ("_visualElement.fluidInteraction.__drivers[0", "__drivers[0"), ("_data[0]", "_data[0]"), ("[0]", "[0]"),
      ("_visualElement.fluidInteraction.__drivers[]", "__drivers[]"),
    ])
  func broken(_ path: String, _ component: String) throws {
    let error = #expect(throws: IntrospectionError.self) { try inside.resolve(path, from: knob) }
    guard case .broken(path, component, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("an alias counts along a path")
  func renamed() throws {
    let renamed = Introspector(
      aliases: IvarAliases(["FluidElement": ["fluidInteraction": "state"], "Interaction": ["__animatedValue": "__spring"]]))
    #expect(try renamed.resolve("_visualElement.state.__spring", from: knob) === interaction.__animatedValue)
    #expect(throws: IntrospectionError.self) { try renamed.resolve("_visualElement.fluidInteraction", from: knob) }
  }

  @Test("B30: (c) 0.75 arrives in a Float field and changes no other; a Bool with 2, an enum with 99, no field: refused with a reason")
  func edits() throws {
    let menagerie = Menagerie()
    let before = inside.dump(menagerie, .everything).lines
    try inside.edit(0.75, "float", of: menagerie)
    let after = inside.dump(menagerie, .everything).lines
    #expect(menagerie.float == 0.75)
    #expect(zip(before, after).filter { $0 != $1 }.count == 1 && before.count == after.count)
    let bytes = inside.bytes(of: menagerie)
    #expect(throws: IntrospectionError.outOfRange(ivar: "flag", in: "Menagerie", stored: "B", value: 2)) {
      try inside.edit(2, "flag", of: menagerie)
    }
    #expect(throws: IntrospectionError.wrongEncoding(ivar: "mood", in: "Menagerie", stored: "?", asked: "a number")) {
      try inside.edit(99, "mood", of: menagerie)
    }
    #expect(throws: IntrospectionError.noIvar("floot", in: "Menagerie")) { try inside.edit(1, "floot", of: menagerie) }
    #expect(inside.bytes(of: menagerie) == bytes)
  }

  @Test("an edit fits the slot's range exactly or is refused")
  func ranges() throws {
    let menagerie = Menagerie()
    for (name, fits, fails) in [
      ("int8", -128, 128), ("uint8", 255, -1), ("int16", 32767, 32768), ("uint16", 65535, 0.5), ("int32", -2_147_483_648, 2_147_483_648),
      ("uint32", 4_294_967_295, -1), ("int", -0x1p63, 0x1p63), ("uint", 0x1p63, 0x1p64), ("int64", 1, .nan), ("uint64", 1, .infinity),
      ("flag", 0, 0.5), ("float", 3e38, 1e39),
    ] as [(String, Double, Double)] {
      try inside.edit(fits, name, of: menagerie)
      let held = try inside.read(name, of: menagerie)
      #expect(throws: IntrospectionError.self, "\(name)") { try inside.edit(fails, name, of: menagerie) }
      #expect(try inside.read(name, of: menagerie) == held, "\(name)")
    }
    #expect(menagerie.int8 == -128 && menagerie.uint8 == 255 && menagerie.int == .min && menagerie.uint == 1 << 63)
  }

  @Test("an edit with an encoding holds the ivar to it")
  func encodings() throws {
    try inside.edit(0.4, "_lockedValue", of: interaction, as: "d")
    #expect(interaction._lockedValue == 0.4)
    #expect(throws: IntrospectionError.wrongEncoding(ivar: "_value", in: "Model", stored: "f", asked: "d")) {
      try inside.edit(0.4, "_value", of: knob._data, as: "d")
    }
  }
}
