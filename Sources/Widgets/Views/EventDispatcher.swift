import Geometry

/// Brings events to views: the press captures the pointer, the keyboard goes to the focused view and up from there.
final class EventDispatcher {
  private(set) weak var focusedView: View?
  private var focusIsVisible = false
  private var press: (view: View, button: Int)?
  private weak var hoveredView: View?

  var pressedView: View? { press?.view }

  func dispatch(_ event: InputEvent, in window: Window) {
    switch event {
    case .pointer(let event): pointer(event, in: window)
    case .wheel(let event): wheel(event, in: window)
    case .key(let event): key(event, in: window)
    case .pointerLeft: hover(nil)
    case .cancelled(let time): cancelPress(time: time)
    }
  }

  // MARK: pointer

  private func pointer(_ event: PointerEvent, in window: Window) {
    switch event.phase {
    case .down:
      // The gesture belongs to the button that began it: others pressed meanwhile neither end nor disturb it.
      guard press == nil else { return }
      let hit = window.hitTest(event.location)
      let taker = firstResponder(from: hit) { view in
        // Set before the view is asked, so that it can cancel or replace itself from there.
        press = (view, event.button)
        if view.pointerDown(event) { return true }
        if press?.view === view { press = nil }
        return false
      }
      if let taker, taker.canBecomeFocused, taker.window === window { focus(taker, visibly: false) }
    case .moved:
      if let press { press.view.pointerDragged(event) } else { hover(window.hitTest(event.location)) }
    case .up:
      guard let press, press.button == event.button else { return }
      self.press = nil
      press.view.pointerUp(event)
      hover(window.hitTest(event.location))
    }
  }

  @discardableResult
  func cancelPress(time: Double) -> Bool {
    guard let press else { return false }
    self.press = nil
    press.view.pointerCancelled(time: time)
    return true
  }

  private func hover(_ view: View?) {
    guard view !== hoveredView else { return }
    hoveredView?.hoverChanged(false)
    hoveredView = view
    view?.hoverChanged(true)
  }

  private func wheel(_ event: WheelEvent, in window: Window) {
    // Never while a press is held: X11 sends wheels as buttons, and the press belongs to its own.
    guard press == nil else { return }
    _ = firstResponder(from: window.hitTest(event.location)) { $0.wheel(event) }
  }

  // MARK: keyboard

  private func key(_ event: KeyEvent, in window: Window) {
    if window.interceptKey(event) { return }
    // A view that can't be seen keeps the keyboard for later, and takes no keys.
    let focused = focusedView.flatMap { $0.isVisible ? $0 : nil }
    if firstResponder(from: focused, where: { $0.keyDown(event) }) != nil { return }
    if event.key == .tab, event.modifiers.subtracting(.shift).isEmpty {
      moveFocus(in: window, backwards: event.modifiers.contains(.shift))
      return
    }
    _ = window.unhandledKey(event)
  }

  func focus(_ view: View?, visibly: Bool) {
    if view === focusedView && visibly == focusIsVisible { return }
    let old = focusedView
    focusedView = view
    focusIsVisible = visibly
    if old !== view { old?.focusChanged(false, visibly: false) }
    view?.focusChanged(true, visibly: visibly)
  }

  /// Focus goes round in the order of the tree.
  func moveFocus(in window: Window, backwards: Bool) {
    let stops = stops(in: window)
    guard !stops.isEmpty else { return }
    let present = stops.firstIndex { $0 === focusedView }
    let next = present.map { ($0 + (backwards ? stops.count - 1 : 1)) % stops.count } ?? (backwards ? stops.count - 1 : 0)
    focus(stops[next], visibly: true)
  }

  /// Whether there is a stop after the focused one, before the round begins again.
  func hasStop(in window: Window, backwards: Bool) -> Bool {
    let stops = stops(in: window)
    return !stops.isEmpty && (backwards ? stops.first : stops.last) !== focusedView
  }

  private func stops(in window: Window) -> [View] {
    var stops: [View] = []
    window.visitSubtree { if $0.canBecomeFocused && $0.isVisible && $0.isUserInteractionEnabled { stops.append($0) } }
    return stops
  }

  // MARK: views that leave

  func viewWillLeave(_ view: View, time: Double) {
    if let press, press.view.isDescendant(of: view) { cancelPress(time: time) }
    if let hoveredView, hoveredView.isDescendant(of: view) { hover(nil) }
    if let focusedView, focusedView.isDescendant(of: view) { focus(nil, visibly: false) }
  }

  private func firstResponder(from view: View?, where takes: (View) -> Bool) -> View? {
    var next = view
    while let view = next {
      if takes(view) { return view }
      next = view.nextResponder
    }
    return nil
  }
}
