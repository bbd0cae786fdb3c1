import Animation
import Widgets

/// What makes an event: the key that names its action, and the keys that may stand beside it.
private let actions: [(key: String, beside: [String])] = [
  ("press", ["pressY"]), ("pressX", ["pressY"]), ("drag", ["over"]), ("dragX", ["over"]), ("release", []), ("cancel", []), ("set", []),
  ("key", []), ("refresh", []), ("stall", []), ("animating", ["placed"]), ("call", ["on", "with"]), ("write", ["as", "with"]),
]

/// All of these, each once.
private let eventKeys: [String] = ["at"] + actions.map(\.key) + ["pressY", "over", "placed", "on", "as", "with"]

extension ScenarioReader {
  func events(_ node: JSONNode, in exhibit: String) throws(ScenarioError) -> [ScenarioEvent] {
    let refused = names.refusedActions[exhibit] ?? []
    var events: [ScenarioEvent] = []
    var pointerEvents: [(time: Double, action: JSONNode, key: String)] = []
    for item in try node.array() {
      let members = try item.object(eventKeys)
      let time = try members.required("at", "a time in seconds").seconds()
      let named = actions.filter { members[$0.key] != nil }
      guard let (key, beside) = named.first, let action = members[key] else {
        throw item.refuse(found: "no action", wanted: "one of " + actions.map(\.key).joined(separator: ", "))
      }
      guard named.count == 1 else {
        throw item.refuse(found: named.map(\.key).joined(separator: " and "), wanted: "one action an event")
      }
      guard !refused.contains(key) else {
        let allowed = actions.map(\.key).filter { !refused.contains($0) }
        throw action.refuse(found: "\(key) in the exhibit \(exhibit)", wanted: "one of " + allowed.joined(separator: ", "))
      }
      if let stray = members.members.keys.filter({ $0 != "at" && $0 != key && !beside.contains($0) }).min() {
        throw members.node(stray, .null).refuse(
          found: "\(stray) beside \(key)",
          wanted: beside.isEmpty ? "no more than at" : "no more than at and " + beside.joined(separator: " and "))
      }
      events.append(ScenarioEvent(at: time, try self.action(key, action, members)))
      if ["press", "pressX", "drag", "dragX", "release", "cancel"].contains(key) { pointerEvents.append((time, action, key)) }
    }
    try checkPresses(pointerEvents)
    return events
  }

  private func action(_ key: String, _ node: JSONNode, _ members: JSONMembers) throws(ScenarioError) -> ScenarioAction {
    switch key {
    case "press": return .press(.position(try position(node)), y: try members["pressY"]?.number("points of the slider"))
    case "pressX": return .press(.point(try node.number("points of the slider")), y: try members["pressY"]?.number("points of the slider"))
    case "drag": return .drag(.position(try position(node)), seconds: try members["over"]?.seconds() ?? 0)
    case "dragX": return .drag(.point(try node.number("points of the slider")), seconds: try members["over"]?.seconds() ?? 0)
    case "release":
      try requireTrue(node)
      return .release
    case "cancel":
      try requireTrue(node)
      return .cancel
    case "set": return .set(try node.float("a number"))
    case "key":
      guard let (key, modifiers) = KeyName.parse(try node.string()) else { throw node.refuse(wanted: KeyName.syntax) }
      return .key(key, modifiers)
    case "refresh": return .refresh(try node.hertz())
    case "stall": return .stall(try node.seconds())
    case "animating":
      let placement = try members["placed"]?.name(among: FlipPlacement.allCases.map(\.rawValue))
      return .animating(try node.bool(), placed: placement.flatMap(FlipPlacement.init(rawValue:)))
    case "call":
      let object = try members.required("on", "the path of an object")
      return .call(try node.string(), on: try object.string(), with: try members["with"]?.number("a number"))
    default: return .write(try node.string(), try whatToWrite(members))
    }
  }

  private func position(_ node: JSONNode) throws(ScenarioError) -> Double {
    try node.number("a position along the track, 0 ... 1", in: 0...1)
  }

  private func requireTrue(_ node: JSONNode) throws(ScenarioError) {
    guard node.value == .bool(true) else { throw node.refuse(wanted: "true") }
  }

  private func whatToWrite(_ members: JSONMembers) throws(ScenarioError) -> ScenarioWrite {
    let encoding = try members.required("as", "a type encoding").name(among: ScenarioWrite.encodings)
    let value = try members.required("with", "the value to write")
    switch encoding {
    case "d": return .double(try value.number("a number"))
    case "f": return .float(try value.float("a number"))
    case "B", "c": return .bool(try value.bool(), encoding: encoding)
    case "q", "Q":
      let wanted = encoding == "q" ? "a whole number" : "a whole number, 0 or above"
      let integer = try value.integer(wanted)
      guard encoding == "q" || integer >= 0 else { throw value.refuse(wanted: wanted) }
      return .integer(integer, encoding: encoding)
    default:
      guard value.value == .null else { throw value.refuse(wanted: "null, the only object that a scenario can write") }
      return .none
    }
  }

  /// A drag, release or cancel needs a press that is still held, in the order of time, then of the file.
  private func checkPresses(_ events: [(time: Double, action: JSONNode, key: String)]) throws(ScenarioError) {
    var isPressed = false
    for event in events.enumerated().sorted(by: { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }).map(\.element) {
      switch event.key {
      case "press", "pressX": isPressed = true
      case _ where !isPressed: throw event.action.refuse(found: "a \(event.key) without a press", wanted: "a press before it")
      case "release", "cancel": isPressed = false
      default: break
      }
    }
  }
}
