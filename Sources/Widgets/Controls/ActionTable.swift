/// The name of an action. Two entries of one target with equal names are the same entry.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

/// A closure registered under an identifier, in place of a target and a selector.
public struct Action {
  public let identifier: Selector
  let handler: (Control) -> Void

  public init(identifier: Selector, handler: @escaping (Control) -> Void) {
    self.identifier = identifier
    self.handler = handler
  }
}

/// Who is to be told what, in the order of adding. Targets aren't retained; dead ones are skipped and forgotten.
final class ActionTable {
  enum Receiver {
    case object(WeakTarget)
    /// No target: the responder chain is asked.
    case responderChain
    case closure
  }

  struct WeakTarget {
    weak var object: AnyObject?
  }

  final class Entry {
    let receiver: Receiver
    let selector: Selector
    var events: ControlEvent
    let body: (Control, InputEvent?) -> Void
    var isRemoved = false

    init(receiver: Receiver, selector: Selector, events: ControlEvent, body: @escaping (Control, InputEvent?) -> Void) {
      self.receiver = receiver
      self.selector = selector
      self.events = events
      self.body = body
    }

    var isDead: Bool {
      if case .object(let target) = receiver { target.object == nil } else { false }
    }

    func has(target: AnyObject?, selector: Selector) -> Bool {
      guard self.selector == selector else { return false }
      switch (receiver, target) {
      case (.object(let own), let target?): return own.object === target
      case (.responderChain, nil): return true
      default: return false
      }
    }
  }

  private(set) var entries: [Entry] = []

  func add(target: AnyObject?, selector: Selector, events: ControlEvent, body: @escaping (Control, InputEvent?) -> Void) {
    guard !events.isEmpty else { return }
    purge()
    if let entry = entries.first(where: { $0.has(target: target, selector: selector) }) {
      entry.events.formUnion(events)
      return
    }
    let receiver: Receiver = target.map { .object(WeakTarget(object: $0)) } ?? .responderChain
    entries.append(Entry(receiver: receiver, selector: selector, events: events, body: body))
  }

  func add(_ action: Action, events: ControlEvent) {
    guard !events.isEmpty else { return }
    purge()
    let body: (Control, InputEvent?) -> Void = { control, _ in action.handler(control) }
    let isSame: (Entry) -> Bool = { if case .closure = $0.receiver { $0.selector == action.identifier } else { false } }
    guard let index = entries.firstIndex(where: isSame) else {
      entries.append(Entry(receiver: .closure, selector: action.identifier, events: events, body: body))
      return
    }
    // Another entry in the old one's place: a dispatch in progress calls neither.
    let old = entries[index]
    old.isRemoved = true
    entries[index] = Entry(receiver: .closure, selector: old.selector, events: old.events.union(events), body: body)
  }

  /// Takes `events` from the entries that match; nil matches every target, every action. Entries left without events go.
  func remove(target: AnyObject?, selector: Selector?, events: ControlEvent) {
    for entry in entries {
      switch entry.receiver {
      case .object(let own): if let target, own.object !== target { continue }
      case .responderChain: if target != nil { continue }
      case .closure: continue
      }
      if let selector, entry.selector != selector { continue }
      entry.events.subtract(events)
      entry.isRemoved = entry.events.isEmpty
    }
    entries.removeAll(where: \.isRemoved)
  }

  func removeAction(_ identifier: Selector, events: ControlEvent) {
    for entry in entries where entry.selector == identifier {
      guard case .closure = entry.receiver else { continue }
      entry.events.subtract(events)
      entry.isRemoved = entry.events.isEmpty
    }
    entries.removeAll(where: \.isRemoved)
  }

  func removeAll() {
    for entry in entries { entry.isRemoved = true }
    entries.removeAll()
  }

  /// Takes over an entry of another table.
  func adopt(_ entry: Entry) {
    entries.append(Entry(receiver: entry.receiver, selector: entry.selector, events: entry.events, body: entry.body))
  }

  func purge() { entries.removeAll(where: \.isDead) }
}
