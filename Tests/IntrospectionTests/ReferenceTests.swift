import Introspection
import Testing

@Suite("References")
struct ReferenceTests {
  let inside = Introspector.plain

  @Test("an object goes where its class fits, subclasses included, and is read back as itself")
  func fitting() throws {
    let menagerie = Menagerie()
    let derived = Derived()
    for name in ["base", "optionalBase", "anyObject"] {
      try inside.setObject(derived, name, of: menagerie)
      #expect(try inside.object(name, of: menagerie) === derived)
    }
    #expect(menagerie.base === derived && menagerie.optionalBase === derived && menagerie.anyObject === derived)
  }

  @Test("a protocol existential takes whatever conforms, and calls still arrive")
  func existential() throws {
    let interaction = Interaction()
    let pan = PanDriver()
    pan.momentum = 3
    try inside.setObject(pan, "__panDriver", of: interaction)
    #expect(interaction.__panDriver === pan)
    (interaction.__panDriver as? PanDriver)?.cancel()
    #expect(pan.momentum == 0)
    #expect(
      throws: IntrospectionError.wrongClass(
        ivar: "__panDriver", in: "Interaction", wanted: "Optional<DirectDriving>", found: "SettleDriver")
    ) { try inside.setObject(SettleDriver(), "__panDriver", of: interaction) }
    #expect(interaction.__panDriver === pan)
  }

  @Test("nil goes into optionals, empties an array, and is refused elsewhere")
  func nothing() throws {
    let interaction = Interaction()
    interaction.__activeDriver = SettleDriver()
    try inside.setObject(nil, "__activeDriver", of: interaction)
    try inside.setObject(nil, "__panDriver", of: interaction)
    try inside.setObject(nil, "__drivers", of: interaction)
    #expect(interaction.__activeDriver == nil && interaction.__panDriver == nil && interaction.__drivers.isEmpty)
    #expect(throws: IntrospectionError.notOptional(ivar: "__animatedValue", in: "Interaction")) {
      try inside.setObject(nil, "__animatedValue", of: interaction)
    }
  }

  @Test("an array takes elements that all fit, or none")
  func arrays() throws {
    let interaction = Interaction()
    let drivers: [AnyObject] = [SettleDriver(), PanDriver()]
    try inside.setArray(drivers, "__drivers", of: interaction)
    #expect(try inside.read("__drivers", of: interaction) == .array(drivers))
    #expect(throws: IntrospectionError.self) { try inside.setArray([drivers[0], Base()], "__drivers", of: interaction) }
    #expect(interaction.__drivers.elementsEqual(drivers, by: { $0 === $1 }))
  }

  @Test("a stored object is kept, the one before it is let go")
  func lifetimes() throws {
    let menagerie = Menagerie()
    weak let old = menagerie.base
    weak var new: Base?
    try {
      let made = Base()
      new = made
      try inside.setObject(made, "base", of: menagerie)
    }()
    #expect(old == nil && new != nil && menagerie.base === new)
    _ = try inside.read("base", of: menagerie)
    menagerie.base = Base()
    #expect(new == nil)
  }

  @Test("a weak reference is read without keeping its object, as nil once that is gone, and is never written")
  func weakReferences() throws {
    let menagerie = Menagerie()
    var base: Base? = Base()
    let pan = PanDriver()
    menagerie.weakBase = base
    menagerie.weakDriver = pan
    #expect(try inside.object("weakBase", of: menagerie) === base)
    #expect(try inside.object("weakDriver", of: menagerie) === pan)
    base = nil
    #expect(try inside.object("weakBase", of: menagerie) == nil)
    #expect(throws: IntrospectionError.self) { try inside.setObject(Base(), "weakBase", of: menagerie) }
  }

  @Test("an unowned reference is not read, not even when its object is gone")
  func unownedReferences() throws {
    let menagerie = Menagerie()
    menagerie.unownedBase = Base()
    menagerie.unsafeBase = nil
    #expect(try inside.read("unownedBase", of: menagerie) == .opaque("unowned Optional<Base>"))
    #expect(throws: IntrospectionError.self) { try inside.object("unownedBase", of: menagerie) }
    menagerie.unownedBase = nil
  }

  @Test("S07, S14: the ivar route finds objects of empty encoding, and nothing usable in a Swift value")
  func emptyEncodings() throws {
    let glass = GlassElement(data: Model())
    #expect(try inside.object("lastUpdate", of: glass) === glass.lastUpdate)
    #expect(try inside.object("fluidInteraction", of: glass) === glass.fluidInteraction)
    let property = AnimatableFloat()
    #expect(try inside.read("_animatableProperty", of: property) == .opaque("Spring"))
    #expect(throws: IntrospectionError.wrongEncoding(ivar: "_animatableProperty", in: "AnimatableFloat", stored: "", asked: "@")) {
      try inside.object("_animatableProperty", of: property)
    }
  }
}
