extension Control {
  /// Has `action` called on `target` for `events`; the body gets the target, the sender and the event behind it (nil where code sent it).
  ///
  /// The same target and selector twice is one entry with both masks. The target isn't retained. An empty mask changes nothing. A body
  /// that captures its own control strongly makes a cycle; removing the target frees it.
  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: Selector, for events: ControlEvent, _ body: @escaping (Target, Control, InputEvent?) -> Void
  ) {
    actions.add(target: target, selector: action, events: events) { [weak target] control, event in
      if let target { body(target, control, event) }
    }
  }

  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: Selector, for events: ControlEvent, _ body: @escaping (Target) -> () -> Void
  ) {
    addTarget(target, action: action, for: events) { target, _, _ in body(target)() }
  }

  public final func addTarget<Target: AnyObject>(
    _ target: Target, action: Selector, for events: ControlEvent, _ body: @escaping (Target) -> (Control) -> Void
  ) {
    addTarget(target, action: action, for: events) { target, sender, _ in body(target)(sender) }
  }

  /// Without a target: the first responder from this control upwards whose ``View/perform(_:from:event:)`` takes the action gets it.
  public final func addTarget(toResponderChain action: Selector, for events: ControlEvent) {
    actions.add(target: nil, selector: action, events: events) { control, event in
      var next: View? = control
      while let view = next {
        if view.perform(action, from: control, event: event) { return }
        next = view.nextResponder
      }
    }
  }

  /// Takes `events` from the entry of this target and action. A nil target means every target, a nil action every action of the target.
  public final func removeTarget(_ target: AnyObject?, action: Selector?, for events: ControlEvent) {
    actions.remove(target: target, selector: action, events: events)
  }

  /// A later action with the same identifier takes the place of the earlier one.
  public final func addAction(_ action: Action, for events: ControlEvent) {
    actions.add(action, events: events)
  }

  public final func removeAction(_ identifier: Selector, for events: ControlEvent) {
    actions.removeAction(identifier, events: events)
  }

  public final var allTargets: [AnyObject] {
    actions.purge()
    var seen: [AnyObject] = []
    for case .object(let target) in actions.entries.map(\.receiver) {
      if let object = target.object, !seen.contains(where: { $0 === object }) { seen.append(object) }
    }
    return seen
  }

  public final var allControlEvents: ControlEvent {
    actions.purge()
    return actions.entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The actions of `target` for `event`, in the order of adding; nil where there are none.
  public final func actions(forTarget target: AnyObject?, forControlEvent event: ControlEvent) -> [Selector]? {
    actions.purge()
    let found = actions.entries.filter { $0.has(target: target, selector: $0.selector) && !$0.events.isDisjoint(with: event) }
    return found.isEmpty ? nil : found.map(\.selector)
  }

  /// Calls every entry whose mask meets `events`, in the order of adding, once each.
  public final func sendActions(for events: ControlEvent) { send(events, nil) }

  /// One dispatch: works on a snapshot, so that an entry removed before its turn isn't called and one added isn't called until the next.
  final func send(_ events: ControlEvent, _ event: InputEvent?) {
    controlEventsObserver?(events)
    let outerEvents = sentEvents
    sentEvents = events
    dispatchDepth += 1
    defer {
      dispatchDepth -= 1
      sentEvents = outerEvents
    }
    precondition(dispatchDepth <= 64, "actions of \(description) send actions 64 levels deep: a handler sends what it handles")
    for entry in actions.entries.filter({ !$0.events.isDisjoint(with: events) }) {
      guard !entry.isRemoved, !entry.isDead, !entry.events.isDisjoint(with: events) else { continue }
      let target: AnyObject? = if case .object(let own) = entry.receiver { own.object } else { nil }
      sendAction(entry.selector, to: target, for: event) { entry.body(self, event) }
    }
    actions.purge()
  }

  /// Carries every target and action over to `other`, in order; the own table stays as it is.
  public final func copyActions(to other: Control) {
    for entry in actions.entries where !entry.isDead {
      other.actions.adopt(entry)
    }
  }
}
