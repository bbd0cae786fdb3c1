import Introspection
import Stage
import Widgets

extension SettleClaims {
  static var writes: [Claim] { [doubleOverFloat, uncheckedDouble, wrongPairs, chainOfClasses, misses] }

  private static let doubleOverFloat = Claim(
    "S09", .article, "A double is never written over a float slot: setDoubleIvar writes only where the encoding is d",
    expected: "setDoubleIvar on the data model's _value: no byte of the object changes"
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let data = objects.data else { return noInternals(objects.slider) }
    var misses: [IntrospectionError] = []
    let bytes = ObjectBytes(objects)
    let isWritten = SafeKVC(objects.inside) { misses.append($0) }.setDoubleIvar("_value", to: 0.37, of: data)
    return Measurement(
      !isWritten && bytes.changed == 0 && misses.count == 1,
      "bytes changed: \(bytes.changed); " + misses.map(\.description).joined(separator: " "))
  }

  private static let uncheckedDouble = Claim(
    "S09b", .article, "Unchecked, it would leave garbage in the neighbours",
    expected: "on a scratch copy of the model: _value and _minValue both wrong after an 8-byte write of 0.37; shown with the bytes"
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let data = objects.data, let value = objects.inside.findIvar("_value", of: type(of: data)),
      let minimum = objects.inside.findIvar("_minValue", of: type(of: data))
    else { return noInternals(objects.slider) }
    let live = ObjectBytes(objects)
    let before = objects.inside.bytes(of: data)
    var scratch = before
    scratch.storeUnchecked(0.37, over: value)
    let changes = [value, minimum].map { ivar in
      "\(ivar.name) \(NumberText.shortest(before.float(ivar))) [\(hex(before[ivar]))] becomes "
        + "\(NumberText.shortest(scratch.float(ivar))) [\(hex(scratch[ivar]))]"
    }
    return Measurement(
      abs(scratch.float(value) - 0.37) > 0.001 && scratch.float(minimum) != before.float(minimum) && live.changed == 0,
      changes.joined(separator: ", "))
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }

  private static let wrongPairs = Claim(
    "S10", .article, "setBoolIvar writes only B or c; setLongIvar only q or Q", expected: "each wrong pair: no byte changes"
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    var misses = 0
    let door = SafeKVC(objects.inside) { _ in misses += 1 }
    var pairs = 0
    var written = 0
    let bytes = ObjectBytes(objects)
    for object in objects.all {
      for ivar in objects.inside.ivars(of: type(of: object), .whole) {
        if !["B", "c"].contains(ivar.encoding) {
          pairs += 1
          if door.setBoolIvar(ivar.name, to: true, of: object) { written += 1 }
        }
        if !["q", "Q"].contains(ivar.encoding) {
          pairs += 1
          if door.setLongIvar(ivar.name, to: 7, of: object) { written += 1 }
        }
      }
    }
    return Measurement(
      pairs > 0 && written == 0 && bytes.changed == 0 && misses == pairs,
      "\(pairs) wrong pairs of call and ivar in \(objects.all.count) objects: \(written) written, \(misses) reported, \(bytes.changed) bytes changed"
    )
  }

  private static let chainOfClasses = Claim(
    "S11", .article, "The search for an ivar walks up the chain of classes", expected: "an ivar of the parent is found through the child"
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let element = objects.element else { return noInternals(objects.slider) }
    let type: AnyClass = type(of: element)
    let isOwn = objects.inside.ivars(of: type, .own).contains { $0.name == "lastUpdate" }
    let owner = objects.inside.findIvar("lastUpdate", of: type)?.className ?? "nobody"
    return Measurement(
      !isOwn && objects.lastUpdate != nil && owner != "\(type)",
      "lastUpdate, which \(owner) declares, is \(objects.lastUpdate == nil ? "missed" : "found") through \(type); ivars walked up to: "
        + "\(objects.inside.ivars(of: type, .own).count) own, \(objects.inside.ivars(of: type, .whole).count) in the chain")
  }

  private static let misses = Claim(
    "S12", .article,
    "An unknown ivar, key or selector is a silent no-op in the article's helper, never a crash; ours reports each miss besides",
    expected: "10,000 random names: no crash, no byte changed; each miss reported"
  ) { conditions in
    let fuzz = RandomMisses(rounds: 10_000, seed: 12, on: SliderObjects(of: conditions.moment.rig().slider))
    return Measurement(
      fuzz.missed == fuzz.rounds && fuzz.reported == fuzz.rounds && fuzz.changedBytes == 0,
      "\(fuzz.rounds) random names, keys, selectors and encodings on \(fuzz.objects) objects: \(fuzz.missed) missed, \(fuzz.reported) reported, "
        + "\(fuzz.changedBytes) bytes changed")
  }
}
