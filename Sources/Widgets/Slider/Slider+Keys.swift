/// What a key does to a slider (behaviour of GTK, Qt and the ARIA slider pattern together).
public nonisolated enum SliderKeyAction: Hashable, Sendable {
  case steps(Int)
  /// A page is ten steps of a hundredth, or as many of the slider's own as come next to a tenth of the range.
  case pages(Int)
  /// A tenth of a step.
  case fine(Int)
  case minimum, maximum

  /// Nil for keys that a slider leaves to others.
  public init?(_ event: KeyEvent, isRightToLeft: Bool) {
    guard !event.modifiers.contains(.alt) else { return nil }
    let direction: Int
    switch event.key {
    case .right: direction = isRightToLeft ? -1 : 1
    case .left: direction = isRightToLeft ? 1 : -1
    case .up: direction = 1
    case .down: direction = -1
    case .pageUp where event.modifiers.isEmpty: self = .pages(1); return
    case .pageDown where event.modifiers.isEmpty: self = .pages(-1); return
    case .home: self = .minimum; return
    case .end: self = .maximum; return
    case .character("+"), .character("="), .keypadPlus:
      self = event.modifiers.contains(.control) ? .pages(1) : .steps(1)
      return
    case .character("-"), .keypadMinus:
      self = event.modifiers.contains(.control) ? .pages(-1) : .steps(-1)
      return
    default: return nil
    }
    if event.modifiers.contains(.control) {
      self = .pages(direction)
    } else if event.modifiers.contains(.shift) {
      self = .fine(direction)
    } else if event.modifiers.isEmpty {
      self = .steps(direction)
    } else {
      return nil
    }
  }
}

extension Slider {
  final func keyValue(after action: SliderKeyAction) -> Float {
    switch action {
    case .steps(let count): tickStepped(value, by: count) ?? range.stepped(value, by: count, defaultStep: range.length / 100)
    case .pages(let count):
      tickStepped(value, by: 10 * count) ?? range.stepped(value, by: count * range.stepsInPage, defaultStep: range.length / 100)
    case .fine(let direction):
      tickStepped(value, by: direction) ?? range.stepped(value, by: direction, defaultStep: range.hasSteps ? 0 : range.length / 1000)
    case .minimum: enabledClamp(minimumValue)
    case .maximum: enabledClamp(maximumValue)
    }
  }

  /// A key's new value: by the programmatic spring, and told once. False where nothing changes.
  @discardableResult
  final func setByPerson(_ newValue: Float) -> Bool {
    let old = value
    let newValue = allowed(newValue)
    guard newValue != old, drag == nil else { return false }
    setValue(newValue, animated: true)
    sendActions(for: .valueChanged)
    return true
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard isEnabled else { return false }
    switch event.key {
    case .volumeUp: pressVolumeButton(up: true)
    case .volumeDown: pressVolumeButton(up: false)
    default:
      guard let action = SliderKeyAction(event, isRightToLeft: axis == .rightToLeft) else { return false }
      setByPerson(keyValue(after: action))
    }
    return true
  }

  /// A notch is a step, a page with Control or Shift. Fractions of a notch add up.
  func handleWheel(_ event: WheelEvent) -> Bool {
    guard isEnabled, drag == nil else { return false }
    let turned = event.vertical + event.horizontal
    guard turned.isFinite else { return true }
    // No wheel turns further at once; whoever sends more still ends at an end.
    wheelRemainder += min(max(turned, -1e6), 1e6)
    let notches = wheelRemainder.rounded(.towardZero)
    guard notches != 0 else { return true }
    wheelRemainder -= notches
    let isPage = event.modifiers.contains(.control) || event.modifiers.contains(.shift)
    setByPerson(keyValue(after: isPage ? .pages(Int(notches)) : .steps(Int(notches))))
    return true
  }

  /// A volume key on a slider without drivers.
  final func plainVolumeStep(by fraction: Double) {
    setByPerson(range.clamp(Float(Double(value) + fraction * range.length)))
  }
}
