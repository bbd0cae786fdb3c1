import Introspection

/// Wrong names, keys, selectors and encodings, tried on a slider's private objects at random, the same for the same seed.
struct RandomMisses {
  let rounds: Int
  /// How many objects they were tried on.
  let objects: Int
  /// Rounds in which nothing was found or written.
  private(set) var missed = 0
  /// Misses that were told, once each.
  private(set) var reported = 0
  private(set) var changedBytes = 0

  private enum Way: CaseIterable {
    case key, setKey, setRealKey, ivar, read, setIvar, foreignObject, double, bool, long, selector, argument
  }

  init(rounds: Int, seed: UInt64, on objects: SliderObjects) {
    self.rounds = rounds
    let targets = objects.all
    self.objects = targets.count
    var random = SplitMix64(seed: seed)
    var told = 0
    let door = SafeKVC(objects.inside) { _ in told += 1 }
    let before = ObjectBytes(objects)
    for _ in 0..<rounds {
      guard let target = targets.randomElement(using: &random), let way = Way.allCases.randomElement(using: &random) else { continue }
      let toldBefore = told
      let bytes = objects.inside.bytes(of: target)
      if RandomMisses.misses(by: way, target, door, &random) { missed += 1 }
      if told == toldBefore + 1 { reported += 1 }
      changedBytes += zip(bytes.bytes, objects.inside.bytes(of: target).bytes).count { $0 != $1 }
    }
    changedBytes = max(changedBytes, before.changed)
  }

  private static func misses(by way: Way, _ target: AnyObject, _ door: SafeKVC, _ random: inout SplitMix64) -> Bool {
    let ivars = door.ivars(of: target, .whole)
    let names = ivars.map(\.name) + door.methods(of: target, .whole).map(\.selector)
    let wrong = random.wrongName(unlike: names)
    /// Half the time a real ivar whose slot is of another kind.
    func other(than encodings: [String]) -> String {
      let others = ivars.filter { !encodings.contains($0.encoding) }
      return Bool.random(using: &random) ? wrong : others.randomElement(using: &random)?.name ?? wrong
    }
    let number = Double.random(in: -10...10, using: &random)
    switch way {
    case .key: return door.value(forKey: wrong, of: target) == nil
    case .setKey: return !door.setValue(.double(number), forKey: wrong, of: target)
    case .setRealKey: return !door.setValue(.double(number), forKey: other(than: ["d"]), of: target)
    case .ivar: return door.ivar(wrong, of: target) == nil
    case .read: return door.read(wrong, of: target) == nil
    case .setIvar: return !door.setIvar(wrong, to: Bool.random(using: &random) ? target : nil, of: target)
    case .foreignObject: return !door.setIvar(other(than: ["@"]), to: Foreign(), of: target)
    case .double: return !door.setDoubleIvar(other(than: ["d"]), to: number, of: target)
    case .bool: return !door.setBoolIvar(other(than: ["B", "c"]), to: .random(using: &random), of: target)
    case .long: return !door.setLongIvar(other(than: ["q", "Q"]), to: .random(in: .min ... .max, using: &random), of: target)
    case .selector: return door.invoke(wrong, on: target, with: Bool.random(using: &random) ? number : nil) == nil
    case .argument:
      guard let method = door.methods(of: target, .whole).randomElement(using: &random) else {
        return door.invoke(wrong, on: target) == nil
      }
      let takesNumber = method.signature.hasPrefix("v24@0:8d")
      return door.invoke(method.selector, on: target, with: takesNumber ? nil : number) == nil
    }
  }

  private final class Foreign {}
}

/// Vigna's splitmix64: the same numbers for the same seed on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Noise, or a real name with a small fault; never one of `names`.
  mutating func wrongName(unlike names: [String]) -> String {
    while true {
      let real = names.randomElement(using: &self) ?? "_value"
      let name =
        switch Int.random(in: 0..<6, using: &self) {
        case 0: ""
        case 1: noise()
        case 2: "_" + real
        case 3: String(real.dropLast())
        case 4: real.uppercased() + ":"
        default: real + "." + real
        }
      if !names.contains(name) { return name }
    }
  }

  private mutating func noise() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...40, using: &self) {
      if let scalar = Unicode.Scalar(UInt32.random(in: 1...0x2FFF, using: &self)) { scalars.append(scalar) }
    }
    return String(scalars)
  }
}
