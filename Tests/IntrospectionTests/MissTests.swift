import Introspection
import Testing

@Suite("SafeKVC and its misses")
struct MissTests {
  @Test("the article's calls reach what they may")
  func hits() {
    let log = MissLog()
    let safe = log.safe()
    let everything = Everything()
    let glass = everything.glass
    #expect(safe.ivars(of: glass, .own).count == 2 && safe.methods(of: glass, .whole).count == 1)
    #expect(safe.value(forKey: "data", of: glass) == .object(glass.data))
    #expect(safe.ivar("lastUpdate", of: glass) === glass.lastUpdate)
    #expect(safe.setValue(.float(0.5), forKey: "_value", of: glass.data))
    #expect(safe.setDoubleIvar("_lockedValue", to: 0.1, of: everything.interaction))
    #expect(safe.setBoolIvar("_locked", to: true, of: everything.interaction))
    #expect(safe.setLongIvar("__state", to: 2, of: everything.interaction))
    #expect(safe.setIvar("__activeDriver", to: nil, of: everything.interaction))
    #expect(safe.ivar("__activeDriver", of: everything.interaction) == nil)
    #expect(safe.invoke("setValue:", on: everything.interaction.__animatedValue, with: 0.3) == .void)
    #expect(safe.read("_lockedValue", of: everything.interaction) == .double(0.1))
    #expect(glass.data._value == 0.5 && everything.interaction._locked && everything.interaction.__state == 2)
    #expect(log.misses.isEmpty)
  }

  @Test("S12: 10,000 random wrong names, keys, selectors and encodings: no byte written, each miss reported once")
  func randomMisses() {
    var random = SplitMix(state: 0x5E77_1E)
    let everything = Everything()
    let objects = everything.objects
    let log = MissLog()
    let safe = log.safe()
    let before = everything.bytes()
    for round in 0..<10_000 {
      let object = objects.randomElement(using: &random)!
      let attempt = Attempt.allCases.randomElement(using: &random)!
      let missed = attempt.misses(object, safe, &random)
      #expect(missed && log.misses.count == round + 1 && everything.bytes() == before, "round \(round), \(attempt) of \(type(of: object))")
    }
    #expect(Set(log.misses.map(\.description)).allSatisfy { $0.hasSuffix(".") && !$0.isEmpty })
  }

  @Test("after a rename the old name is a reported miss, not a silent one")
  func renamed() {
    let log = MissLog()
    let safe = log.safe(Introspector(aliases: IvarAliases(["FluidElement": ["fluidInteraction": "fluidState"]])))
    let glass = GlassElement(data: Model())
    #expect(safe.ivar("fluidInteraction", of: glass) == nil)
    #expect(log.misses == [.noIvar("fluidInteraction", in: "GlassElement")])
    #expect(safe.ivar("fluidState", of: glass) === glass.fluidInteraction)
    #expect(log.misses.count == 1)
  }
}

/// One way to miss, by a wrong name or by an existing one of another kind.
private enum Attempt: CaseIterable {
  case wrongKey, setWrongKey, ivarNoKey, wrongTypeForKey
  case wrongIvar, setWrongIvar, foreignObject, double, bool, long, readWrongIvar
  case wrongSelector, wrongArgument

  func misses(_ object: AnyObject, _ safe: SafeKVC, _ random: inout SplitMix) -> Bool {
    let ivars = safe.ivars(of: object, .whole)
    func wrong() -> String { random.wrongName(unlike: ivars.map(\.name)) }
    /// An ivar of that object whose encoding is none of those, or a wrong name where it has only such.
    func other(than encodings: [String]) -> String {
      ivars.filter { !encodings.contains($0.encoding) }.randomElement(using: &random)?.name ?? wrong()
    }
    let number = Double.random(in: -10...10, using: &random)
    switch self {
    case .wrongKey: return safe.value(forKey: wrong(), of: object) == nil
    case .setWrongKey: return !safe.setValue(.double(number), forKey: wrong(), of: object)
    case .ivarNoKey:
      let hidden = ivars.filter { (try? safe.introspector.value(forKey: $0.name, of: object)) == nil }
      return safe.value(forKey: hidden.randomElement(using: &random)?.name ?? wrong(), of: object) == nil
    case .wrongTypeForKey: return !safe.setValue(.double(number), forKey: other(than: ["d"]), of: object)
    case .wrongIvar: return safe.ivar(wrong(), of: object) == nil
    case .readWrongIvar: return safe.read(wrong(), of: object) == nil
    case .setWrongIvar: return !safe.setIvar(wrong(), to: Bool.random(using: &random) ? object : nil, of: object)
    case .foreignObject: return !safe.setIvar(other(than: ["@"]), to: Foreign(), of: object)
    case .double: return !safe.setDoubleIvar(other(than: ["d"]), to: number, of: object)
    case .bool: return !safe.setBoolIvar(other(than: ["B", "c"]), to: .random(using: &random), of: object)
    case .long: return !safe.setLongIvar(other(than: ["q", "Q"]), to: .random(in: .min ... .max, using: &random), of: object)
    case .wrongSelector: return safe.invoke(wrong(), on: object, with: Bool.random(using: &random) ? number : nil) == nil
    case .wrongArgument:
      guard let method = safe.methods(of: object, .whole).randomElement(using: &random) else {
        return safe.read(wrong(), of: object) == nil
      }
      return safe.invoke(method.selector, on: object, with: method.signature.hasPrefix("v24") ? nil : number) == nil
    }
  }

  final class Foreign {}
}

/// A seeded generator, so that a failing round can be repeated.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Noise, or a real name with a small fault.
  mutating func wrongName(unlike names: [String]) -> String {
    while true {
      var name = names.randomElement(using: &self) ?? "_value"
      switch Int.random(in: 0..<6, using: &self) {
      case 0: name = ""
      case 1:
        name = String(
          String.UnicodeScalarView(
            (0..<Int.random(in: 1...40, using: &self)).compactMap { _ in
              Unicode.Scalar(UInt32.random(in: 1...0x2FFF, using: &self))
            }))
      case 2: name = "_" + name
      case 3: name = String(name.dropLast())
      case 4: name = name.uppercased() + ":"
      default: name += "." + name
      }
      if !names.contains(name) { return name }
    }
  }
}
