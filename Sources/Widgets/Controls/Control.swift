import FrameTiming
public import Geometry

/// A view that turns presses into events for its targets: UIControl's states, tracking hooks and target/action.
open class Control: View {
  /// False: no tracking, no wheel, no keys; a press in progress is cancelled.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { losePress() }
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

  /// The mask that the dispatch in progress sends; empty outside one.
  public internal(set) final var sentEvents: ControlEvent = []

  let actions = ActionTable()
  final var dispatchDepth = 0

  private enum Press { case none, beginning, tracking, ending, lost }
  private final var press = Press.none

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

  // The flags are changed before the hooks run and the events go out, so that every handler sees the new state.

  open override func pointerDown(_ event: PointerEvent) -> Bool {
    guard isEnabled, tracks(button: event.button) else { return false }
    let touch = Touch(event)
    press = .beginning
    let isAccepted = beginTracking(touch)
    let isLost = press == .lost
    press = .none
    guard isAccepted else { return false }
    guard !isLost else {
      // Lost while it began: there was no touchDown, so there is no touchCancel.
      cancelTracking(touch)
      return true
    }
    press = .tracking
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    if press == .tracking { send(event.clickCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, .pointer(event)) }
    return true
  }

  open override func pointerDragged(_ event: PointerEvent) {
    guard press == .tracking else { return }
    let touch = Touch(event)
    let wasInside = isTouchInside
    let isInside = isInsideWhileTracking(touch)
    isTouchInside = isInside
    if !highlightsOutside { isHighlighted = isInside }
    guard continueTracking(touch) else {
      if press == .tracking {
        endPress()
        trackingStopped()
      }
      return
    }
    // A handler of the hook's own events may have ended the press.
    guard press == .tracking else { return }
    switch (wasInside, isInside) {
    case (true, true): send(.touchDragInside, .pointer(event))
    case (true, false): send([.touchDragOutside, .touchDragExit], .pointer(event))
    case (false, false): send(.touchDragOutside, .pointer(event))
    case (false, true): send([.touchDragInside, .touchDragEnter], .pointer(event))
    }
  }

  open override func pointerUp(_ event: PointerEvent) {
    guard press == .tracking else { return }
    let touch = Touch(event)
    let isInside = isInsideWhileTracking(touch)
    endPress()
    press = .ending
    endTracking(touch)
    guard press == .ending else { return }
    press = .none
    send(isInside ? .touchUpInside : .touchUpOutside, .pointer(event))
  }

  open override func pointerCancelled(time: Double) {
    switch press {
    case .beginning: press = .lost
    case .tracking: fail(nil)
    // The release is on its way already.
    case .none, .ending, .lost: break
    }
  }

  /// Ends the press from inside a hook as if it had been lost: ``cancelTracking(_:)``, then one `touchCancel`. Later packets are ignored.
  public final func failTracking(_ touch: Touch?) {
    if press == .tracking || press == .ending { fail(touch) }
  }

  private func fail(_ touch: Touch?) {
    endPress()
    cancelTracking(touch)
    send(.touchCancel, touch.map { .pointer($0.event) })
  }

  /// Gives up a press in progress, whoever holds it.
  private func losePress() {
    guard press == .tracking || press == .beginning else { return }
    let time = frameClock?.time.timestamp ?? 0
    window?.cancelPress(of: self, time: time)
    pointerCancelled(time: time)
  }

  private func endPress() {
    press = .none
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// ``continueTracking(_:)`` ended the press without a release: time to put things in order. Nothing is sent.
  func trackingStopped() {}

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
