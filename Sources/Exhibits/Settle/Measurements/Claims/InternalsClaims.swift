import Introspection
import Widgets

extension SettleClaims {
  static var internals: [Claim] { [addedIvars, keys, keysOutOfReach, encodings, emptyEncodings] }

  private static let added = ["lensView", "thumbImageView", "defaultThumbTintColor", "minimumThumbHitSize"]
  private static let inherited = [
    "data", "lastUpdate", "fluidInteraction", "clipView", "barView", "trackView", "tickViews", "usingSliderStyling", "paddingAroundImage",
  ]

  private static let addedIvars = Claim(
    "S06", .article,
    "The glass visual element adds only lensView, thumbImageView, defaultThumbTintColor, minimumThumbHitSize; driver state lives on its parent, the fluid one",
    expected: "ivar lists without superclasses: exactly these four; on the parent exactly " + inherited.joined(separator: ", ")
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let element = objects.element else { return noInternals(objects.slider) }
    let own = objects.inside.ivars(of: type(of: element), .own).map(\.name)
    let parent = objects.inside.findIvar("fluidInteraction", of: type(of: element))?.className ?? "none"
    let parents = objects.inside.ivars(of: type(of: element), .whole).filter { $0.className == parent }.map(\.name)
    return Measurement(
      own == added && parents == inherited,
      "\(type(of: element)): \(own.count): \(own.joined(separator: ", ")); \(parent): \(parents.count): \(parents.joined(separator: ", "))")
  }

  private static let keys = Claim(
    "S07", .article,
    "KVC works for data and for data's _value; it raises undefined key for lastUpdate and fluidInteraction, though both exist as ivars",
    expected: "raw KVC raises; the safe wrapper returns nil; the ivar route returns the object"
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let element = objects.element, let data = objects.data else { return noInternals(objects.slider) }
    var misses: [IntrospectionError] = []
    let door = SafeKVC(objects.inside) { misses.append($0) }
    let knows = door.value(forKey: "data", of: element) == .object(data) && door.value(forKey: "_value", of: data) == .float(0.2)
    let hitsCleanly = misses.isEmpty
    let hidden = ["lastUpdate", "fluidInteraction"]
    let raised = hidden.filter { isUndefined($0, of: element, objects.inside) }
    let answers = hidden.filter { door.value(forKey: $0, of: element) != nil }
    let found = hidden.compactMap { door.ivar($0, of: element) }
    return Measurement(
      knows && hitsCleanly && raised == hidden && answers.isEmpty && misses.count == 2 && found.count == 2,
      "data and _value by key: \(knows ? "found" : "missed"); undefined key raised for \(raised.count) of 2, the safe wrapper answers nil for "
        + "\(2 - answers.count) of 2, the ivar route finds " + found.map { "\(type(of: $0))" }.joined(separator: " and "))
  }

  private static func isUndefined(_ key: String, of object: AnyObject, _ inside: Introspector) -> Bool {
    do {
      _ = try inside.value(forKey: key, of: object)
      return false
    } catch {
      if case .undefinedKey = error { return true } else { return false }
    }
  }

  private static let keysOutOfReach = Claim(
    "S07b", .article,
    "KVC can't reach _lockedValue, _presentationValue, lastUpdate's _value and __unclampedValue, and takes no Float for a d slot",
    expected: "four refusals, no byte written"
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let update = objects.lastUpdate, let interaction = objects.interaction else { return noInternals(objects.slider) }
    let slots: [(String, AnyObject)] = [
      ("_lockedValue", interaction), ("_presentationValue", interaction), ("_value", update), ("__unclampedValue", update),
    ]
    let bytes = ObjectBytes(objects)
    let refused = slots.filter { key, object in
      (try? objects.inside.setValue(.float(0.37), forKey: key, of: object)) == nil
        && objects.inside.findIvar(key, of: type(of: object))?.encoding == "d"
    }
    return Measurement(
      refused.count == 4 && bytes.changed == 0, "\(refused.count) of 4 refused, each of them a d slot; bytes changed: \(bytes.changed)")
  }

  private static let encodings = Claim(
    "S08", .article,
    "Type encodings: the data model's _value and bounds f, its flags B; lastUpdate's and the interaction's of type d, B, q, @ and structures",
    expected: "the table, read from the live objects: " + EncodingTable.article.map(\.text).joined(separator: "; ")
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let data = objects.data, let update = objects.lastUpdate, let interaction = objects.interaction else {
      return noInternals(objects.slider)
    }
    let found = [("data", data), ("lastUpdate", update), ("fluidInteraction", interaction)].map { name, object in
      EncodingTable(name, objects.inside.ivars(of: type(of: object), .own).map { ($0.name, $0.encoding) })
    }
    let agreeing = zip(found, EncodingTable.article).reduce(0) { $0 + $1.0.agreeing(with: $1.1) }
    let count = EncodingTable.article.reduce(0) { $0 + $1.ivars.count }
    return Measurement(
      agreeing == count && found.reduce(0) { $0 + $1.ivars.count } == count,
      "\(agreeing) of \(count) as expected: " + found.map(\.text).joined(separator: "; "))
  }

  private static let emptyEncodings = Claim(
    "S08b", .article, "Some ivars answer an empty encoding (dumps show \": :\") although they exist",
    expected: "at least lastUpdate and fluidInteraction"
  ) { conditions in
    let objects = SliderObjects(of: conditions.moment.rig().slider)
    guard let element = objects.element else { return noInternals(objects.slider) }
    let empty = objects.inside.ivars(of: type(of: element), .whole).filter(\.encoding.isEmpty).map(\.name)
    let shown = objects.inside.dump(objects.slider, .declared).lines.count { $0.contains(" : : ") }
    let existing = empty.filter { objects.object($0, of: element) != nil }
    return Measurement(
      existing.contains("lastUpdate") && existing.contains("fluidInteraction") && shown >= 2,
      "\(empty.joined(separator: ", ")) answer an empty encoding, and hold an object; the dump shows \": :\" in \(shown) lines")
  }

  /// For a system whose slider keeps no such objects.
  static func noInternals(_ slider: Slider) -> Measurement {
    Measurement(false, "0 found: a slider of the system \(slider.system.rawValue) has no such internals")
  }
}

/// The encodings of one object's ivars.
private struct EncodingTable {
  let name: String
  let ivars: [(name: String, encoding: String)]

  init(_ name: String, _ ivars: [(name: String, encoding: String)]) {
    self.name = name
    self.ivars = ivars
  }

  var text: String { "\(name): " + ivars.map { "\($0.name) \($0.encoding)" }.joined(separator: ", ") }

  func agreeing(with other: EncodingTable) -> Int {
    ivars.count { ivar in other.ivars.contains { $0 == ivar } }
  }

  /// What the article found, with its classes' names here.
  static let article = [
    EncodingTable(
      "data",
      ["_value", "_minValue", "_maxValue", "_minEnabledValue", "_maxEnabledValue"].map { ($0, "f") }
        + ["_continuous", "_enabled", "_highlighted", "_selected", "_tracking"].map { ($0, "B") }),
    EncodingTable(
      "lastUpdate",
      [
        ("_tracking", "B"), ("_atTarget", "B"), ("_value", "d"), ("__unclampedValue", "d"), ("_interactionState", "q"), ("_type", "q"),
        ("_trackBounds", "{CGRect={CGPoint=dd}{CGSize=dd}}"), ("_barFrame", "{CGRect={CGPoint=dd}{CGSize=dd}}"),
        ("_trackTransform", "{CGAffineTransform=dddddd}"),
      ]),
    EncodingTable(
      "fluidInteraction",
      [
        ("_presentationValue", "d"), ("_lockedValue", "d"), ("_locked", "B"),
        ("_directDrivingDelegate", "@\"<FluidSliderDirectDrivingDelegate>\""),
        ("_configuration", "@\"FluidSliderInteractionConfiguration\""), ("__drivers", "@\"NSArray\""),
        ("__activeDriver", "@\"<FluidSliderDriving>\""), ("__panDriver", "@\"<FluidSliderDirectDriving>\""),
        ("__volumeButtonDriver", "@\"<FluidSliderVolumeButtonDriving>\""), ("__animatedValue", "@\"AnimatableFloatProperty\""),
        ("__state", "q"), ("__normalizedTrackSize", "{CGSize=dd}"),
      ]),
  ]
}
