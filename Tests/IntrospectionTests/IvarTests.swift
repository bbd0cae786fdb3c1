import Geometry
import Introspection
import Testing

@Suite("Ivars and their encodings")
struct IvarTests {
  let inside = Introspector.plain

  @Test("an ivar's offset is where its property lies")
  func offsets() {
    let model = Model()
    let base = Int(bitPattern: Unmanaged.passUnretained(model).toOpaque())
    func place<T>(_ value: inout T) -> Int { withUnsafeMutablePointer(to: &value) { Int(bitPattern: $0) } - base }
    let places = [
      "_value": place(&model._value), "_minValue": place(&model._minValue), "_maxValue": place(&model._maxValue),
      "_continuous": place(&model._continuous), "_enabled": place(&model._enabled), "_tracking": place(&model._tracking),
    ]
    let found = inside.ivars(of: Model.self, .own).map { ($0.name, $0.offset) }
    #expect(Dictionary(uniqueKeysWithValues: found) == places)
  }

  @Test(
    "each ivar begins where the one before ends, aligned",
    arguments: [Model.self, GlassElement.self, Interaction.self, Menagerie.self] as [AnyClass])
  func packing(_ type: AnyClass) {
    let rootFirst = sequence(first: type, next: { _getSuperclass($0) }).reversed().flatMap { inside.ivars(of: $0, .own) }
    var end = 16
    for ivar in rootFirst {
      #expect(ivar.offset >= end && ivar.offset < end + 8, "\(ivar.name)")
      end = ivar.offset + ivar.size
    }
  }

  @Test("own ivars leave the superclass's out; the whole chain lists both")
  func scopes() {
    #expect(inside.ivars(of: GlassElement.self, .own).map(\.name) == ["thumbImageView", "minimumThumbHitSize"])
    let parents = ["data", "lastUpdate", "fluidInteraction", "tickViews", "usingSliderStyling", "paddingAroundImage"]
    #expect(inside.ivars(of: FluidElement.self, .own).map(\.name) == parents)
    #expect(inside.ivars(of: GlassElement.self, .whole).map(\.name) == ["thumbImageView", "minimumThumbHitSize"] + parents)
  }

  @Test(
    "encodings follow from the Swift types",
    arguments: [
      (Knob.self, "_data", "@\"Model\""), (Knob.self, "_visualElement", "@\"FluidElement\""), (Knob.self, "_sliderStyle", "q"),
      (Knob.self, "_visualElementFlags", "Q"), (Model.self, "_value", "f"), (Model.self, "_enabled", "B"),
      (Update.self, "_value", "d"), (Update.self, "_type", "q"), (Update.self, "_trackBounds", "{CGRect={CGPoint=dd}{CGSize=dd}}"),
      (Update.self, "_trackTransform", "{CGAffineTransform=dddddd}"),
      (Interaction.self, "_directDrivingDelegate", "@\"<DirectDrivingDelegate>\""),
      (Interaction.self, "__drivers", "@\"NSArray\""), (Interaction.self, "__activeDriver", "@\"<Driving>\""),
      (Interaction.self, "__animatedValue", "@\"AnimatableFloat\""), (Interaction.self, "__normalizedTrackSize", "{CGSize=dd}"),
      (GlassElement.self, "thumbImageView", "@\"Picture\""), (GlassElement.self, "lastUpdate", ""),
      (FluidElement.self, "fluidInteraction", ""),
      (FluidElement.self, "data", "@\"Model\""), (AnimatableFloat.self, "_animatableProperty", ""),
      (Menagerie.self, "int8", "c"), (Menagerie.self, "int16", "s"), (Menagerie.self, "int32", "i"), (Menagerie.self, "int64", "q"),
      (Menagerie.self, "uint8", "C"), (Menagerie.self, "uint16", "S"), (Menagerie.self, "uint32", "I"), (Menagerie.self, "uint64", "Q"),
      (Menagerie.self, "anyObject", "@"), (Menagerie.self, "both", "@\"<DirectDrivingDelegate><Driving>\""),
      (Menagerie.self, "closure", "?"), (Menagerie.self, "loose", "?"), (Menagerie.self, "maybe", "?"), (Menagerie.self, "text", "?"),
      (Menagerie.self, "mood", "?"), (Menagerie.self, "anything", "?"), (Menagerie.self, "table", "?"),
      (Menagerie.self, "weakBase", "@\"Base\""),
    ] as [(AnyClass, String, String)])
  func encodings(_ type: AnyClass, _ name: String, _ encoding: String) {
    #expect(inside.findIvar(name, of: type)?.encoding == encoding)
  }

  @Test("weak, unowned, lazy and constant properties are told apart")
  func kinds() throws {
    let kinds = Dictionary(uniqueKeysWithValues: inside.ivars(of: Menagerie.self, .own).map { ($0.name, $0) })
    #expect(kinds.values.filter { $0.ownership == .weak }.map(\.name).sorted() == ["weakBase", "weakDriver"])
    #expect(kinds.values.filter { $0.ownership == .unowned }.map(\.name).sorted() == ["unownedBase", "unsafeBase"])
    #expect(kinds.values.filter(\.isLazy).map(\.name) == ["late"])
    #expect(kinds.values.filter { !$0.isVariable }.map(\.name) == ["constant"])
  }

  @Test("an alias hides the old name and shows the new one")
  func aliases() throws {
    let renamed = Introspector(aliases: IvarAliases(["FluidElement": ["fluidInteraction": "interactionState"]]))
    let element = GlassElement(data: Model())
    #expect(throws: IntrospectionError.noIvar("fluidInteraction", in: "GlassElement")) {
      try renamed.object("fluidInteraction", of: element)
    }
    #expect(try renamed.object("interactionState", of: element) === element.fluidInteraction)
    #expect(renamed.findIvar("interactionState", of: GlassElement.self)?.encoding == "")
  }
}
