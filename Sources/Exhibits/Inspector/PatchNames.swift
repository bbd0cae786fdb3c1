import Introspection
import Strategies
import Widgets

/// A private name that the patch looks up, and in which object.
struct PatchName: Hashable {
  enum Owner: Hashable { case slider, data, element, lastUpdate, interaction, property, pan }

  var owner: Owner
  /// An ivar's name, or a selector.
  var name: String
  var isSelector = false

  static let data = PatchName(owner: .slider, name: "_data")
  static let element = PatchName(owner: .slider, name: "_visualElement")
  static let lastUpdate = PatchName(owner: .element, name: "lastUpdate")
  static let interaction = PatchName(owner: .element, name: "fluidInteraction")
  static let pan = PatchName(owner: .interaction, name: "__panDriver")
  static let property = PatchName(owner: .interaction, name: "__animatedValue")
}

extension PatchWrite {
  /// The names that have to be found for it, from the slider on.
  var names: [PatchName] {
    func update(_ name: String) -> [PatchName] { [.element, .lastUpdate, PatchName(owner: .lastUpdate, name: name)] }
    func interaction(_ name: String) -> [PatchName] { [.element, .interaction, PatchName(owner: .interaction, name: name)] }
    func property(_ selector: String) -> [PatchName] {
      [.element, .interaction, .property, PatchName(owner: .property, name: selector, isSelector: true)]
    }
    return switch self {
    case .panCancel: [.element, .interaction, .pan, PatchName(owner: .pan, name: "cancel", isSelector: true)]
    case .dataValue: [.data, PatchName(owner: .data, name: "_value")]
    case .updateValue: update("_value")
    case .updateUnclampedValue: update("__unclampedValue")
    case .updateAtTarget: update("_atTarget")
    case .updateTracking: update("_tracking")
    case .lockedValue: interaction("_lockedValue")
    case .presentationValue: interaction("_presentationValue")
    case .activeDriver: interaction("__activeDriver")
    case .state: interaction("__state")
    case .propertyValue: property("setValue:")
    case .propertyVelocity: property("setVelocity:")
    case .sliderSetValue: []
    }
  }
}

/// Which of the patch's names lookups would find now, and what the ivars are called instead.
struct PatchNames {
  struct Entry: Hashable {
    var name: PatchName
    /// The class that declares the ivar.
    var className: String
    /// What lookups know it by.
    var current: String
    var isFound: Bool
    /// From the slider, by the present names.
    var path: String
  }

  /// The ivars, in the order in which the patch comes to them; empty where the slider keeps no private copies.
  let entries: [Entry]

  init(of slider: Slider, _ inside: Introspector) {
    let objects = SliderObjects(of: slider)
    var entries: [Entry] = []
    var paths: [PatchName.Owner: String] = [.slider: ""]
    let all = PatchWrite.allCases.flatMap(\.names).reduce(into: [PatchName]()) { if !$0.contains($1) { $0.append($1) } }
    for name in all where !name.isSelector {
      guard let object = objects.object(name.owner), let ivar = Introspector.plain.findIvar(name.name, of: type(of: object)) else {
        continue
      }
      let current =
        inside.ivars(of: type(of: object), .whole)
        .first { $0.className == ivar.className && $0.storedName == ivar.storedName }?.name ?? name.name
      let parent = paths[name.owner] ?? ""
      let path = parent.isEmpty ? current : "\(parent).\(current)"
      if let owner = name.leadsTo { paths[owner] = path }
      entries.append(
        Entry(
          name: name, className: ivar.className, current: current, isFound: inside.findIvar(name.name, of: type(of: object)) != nil,
          path: path))
    }
    self.entries = objects.element == nil ? [] : entries
  }

  /// The names that nothing is found under.
  var missing: [String] { entries.filter { !$0.isFound }.map(\.name.name) }

  /// Whether the write finds nothing to write to.
  func isLost(_ write: PatchWrite) -> Bool { write.names.contains { name in entries.contains { $0.name == name && !$0.isFound } } }

  /// Where a write goes, by the present names: an ivar's path, or an object's with a selector.
  func place(of write: PatchWrite) -> (path: String, selector: String?)? {
    guard let last = write.names.last else { return nil }
    let name = last.isSelector ? write.names[write.names.count - 2] : last
    guard let entry = entries.first(where: { $0.name == name }) else { return nil }
    return (entry.path, last.isSelector ? last.name : nil)
  }

  /// What the misses come to, in a sentence. Empty without any.
  var loss: String {
    let steps = PatchStep.allCases.map { step in (step, lost: step.writes.count(where: isLost)) }.filter { $0.lost > 0 }
    let whole = steps.filter { $0.lost == $0.0.writes.count }.map { "\($0.0.rawValue)" }
    var parts: [String] = []
    if !whole.isEmpty {
      parts.append("step\(whole.count == 1 ? "" : "s") \(PatchNames.list(whole)) do\(whole.count == 1 ? "es" : "") nothing")
    }
    for (step, lost) in steps where lost < step.writes.count {
      parts.append("step \(step.rawValue) misses \(lost) of \(step.writes.count)")
    }
    guard !parts.isEmpty else { return "" }
    let text = parts.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  static func list(_ words: [String]) -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }
}

extension PatchName {
  /// Two objects have a `_value`: the name with what tells them apart.
  var title: String {
    switch owner {
    case .data: "data.\(name)"
    case .lastUpdate: "lastUpdate.\(name)"
    default: name
    }
  }

  /// The object that the ivar leads to, where the patch goes on from it.
  fileprivate var leadsTo: Owner? {
    switch self {
    case .data: .data
    case .element: .element
    case .lastUpdate: .lastUpdate
    case .interaction: .interaction
    case .pan: .pan
    case .property: .property
    default: nil
    }
  }
}

extension SliderObjects {
  fileprivate func object(_ owner: PatchName.Owner) -> AnyObject? {
    switch owner {
    case .slider: slider
    case .data: data
    case .element: element
    case .lastUpdate: lastUpdate
    case .interaction: interaction
    case .property: property
    case .pan: pan
    }
  }
}
