import FrameTiming
public import Geometry

/// A view that turns presses into events for its targets: UIControl's states, tracking hooks and target/action.
open class Control: View {
  /// False: no tracking, no wheel, no keys; a press in progress is cancelled.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled && isTracking { window?.cancelPress(time: frameClock?.time.timestamp ?? 0) }
      stateChanged()
    }
  }
  public final var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  /// Pressed and inside; may be set by code, which draws the highlight and sends nothing.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { highlightChanged() } }
  }
  /// Whether the keyboard is here and came by the keyboard: then a focus ring is due.
  public private(set) final var showsFocus = false {
    didSet { if showsFocus != oldValue { stateChanged() } }
  }
  /// True from an accepted ``beginTracking(_:)`` until the end or the cancel.
  public private(set) final var isTracking = false
  /// Whether the press is inside the control at the moment.
  public private(set) final var isTouchInside = false

  public final var state: ControlState {
    var state = ControlState.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if showsFocus { state.insert(.focused) }
    return state
  }

  /// Told of every mask that is sent, before the targets: how recorders see events without being one of the targets.
  public final var controlEventsObserver: ((ControlEvent) -> Void)?

  let actions = ActionTable()
  final var dispatchDepth = 0

  // MARK: hooks for subclasses

  /// A press begins. False refuses it: nothing is sent, and the rest of that press is ignored.
  open func beginTracking(_ touch: Touch) -> Bool { true }
  /// The pointer moved with the button down. False ends the tracking: the release sends nothing then.
  open func continueTracking(_ touch: Touch) -> Bool { true }
  /// The button was released. The events follow.
  open func endTracking(_ touch: Touch?) {}
  /// The press was lost. `touchCancel` follows.
  open func cancelTracking(_ touch: Touch?) {}
  /// A state other than the highlight changed.
  open func stateChanged() { setNeedsDisplay() }
  open func highlightChanged() { stateChanged() }
  /// Whether the highlight lasts while the press is outside.
  open var highlightsOutside: Bool { false }
  /// The buttons whose presses are tracked.
  open func tracks(button: Int) -> Bool { button == 1 }

  /// Calls one action of one target. Not calling super suppresses the call.
  open func sendAction(_ action: Selector, to target: AnyObject?, for event: InputEvent?, perform: () -> Void) { perform() }

  // MARK: the press

  open override func pointerDown(_ event: PointerEvent) -> Bool {
    guard isEnabled, tracks(button: event.button) else { return false }
    guard beginTracking(Touch(event)) else { return false }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(event.clickCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, .pointer(event))
    return true
  }

  open override func pointerDragged(_ event: PointerEvent) {
    guard isTracking else { return }
    let touch = Touch(event)
    let wasInside = isTouchInside
    let isInside = isInsideWhileTracking(touch)
    guard continueTracking(touch) else {
      endPress()
      return
    }
    // A handler of the hook's own events may have ended the press.
    guard isTracking else { return }
    isTouchInside = isInside
    if !highlightsOutside { isHighlighted = isInside }
    switch (wasInside, isInside) {
    case (true, true): send(.touchDragInside, .pointer(event))
    case (true, false): send([.touchDragOutside, .touchDragExit], .pointer(event))
    case (false, false): send(.touchDragOutside, .pointer(event))
    case (false, true): send([.touchDragInside, .touchDragEnter], .pointer(event))
    }
  }

  open override func pointerUp(_ event: PointerEvent) {
    guard isTracking else { return }
    let touch = Touch(event)
    let isInside = isInsideWhileTracking(touch)
    endTracking(touch)
    guard isTracking else { return }
    endPress()
    send(isInside ? .touchUpInside : .touchUpOutside, .pointer(event))
  }

  open override func pointerCancelled(time: Double) {
    guard isTracking else { return }
    cancelTracking(nil)
    guard isTracking else { return }
    endPress()
    send(.touchCancel, nil)
  }

  /// Ends the press from inside a hook as if it had been lost: ``cancelTracking(_:)``, then one `touchCancel`. Later packets are ignored.
  public final func failTracking(_ touch: Touch?) {
    guard isTracking else { return }
    cancelTracking(touch)
    guard isTracking else { return }
    endPress()
    send(.touchCancel, touch.map { .pointer($0.event) })
  }

  private func endPress() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether the press counts as inside. A mouse has no slop beyond the bounds.
  open func isInsideWhileTracking(_ touch: Touch) -> Bool { contains(touch.location(in: self)) }

  open override func focusChanged(_ isFocused: Bool, visibly: Bool) {
    showsFocus = isFocused && visibly
  }
}

/// The pointer of a press, as the tracking hooks see it.
public struct Touch {
  public let event: PointerEvent

  public init(_ event: PointerEvent) { self.event = event }

  /// When the packet happened, in seconds.
  public var timestamp: Double { event.time }
  public var tapCount: Int { event.clickCount }

  public func location(in view: View) -> Point { view.convertFromWindow(event.location) }
}
