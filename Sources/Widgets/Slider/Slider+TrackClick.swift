import Geometry

/// What a press on the bare track does. With Shift, or the middle button, it does the other one of page and jump; the secondary button goes
/// one step towards the click.
public nonisolated enum TrackClick: String, CaseIterable, Hashable, Sendable {
  /// Nothing: only the thumb can be taken.
  case none
  /// One page towards the click.
  case page
  /// The thumb comes to the click, and is dragged from there.
  case jump
}

extension Slider {
  nonisolated enum TrackPress { case page, jump, step }

  final func trackPress(for event: PointerEvent) -> TrackPress? {
    let isOther: Bool
    switch (trackClick, event.button) {
    case (.none, _): return nil
    case (_, 1): isOther = event.modifiers.contains(.shift)
    case (_, 2): isOther = true
    case (_, 3): return .step
    default: return nil
    }
    return (trackClick == .page) != isOther ? .page : .jump
  }

  /// A click that moves the value without taking the thumb.
  final func clickTrack(_ event: PointerEvent) -> Bool {
    let point = convertFromWindow(event.location)
    guard isEnabled, bounds.contains(point), let press = trackPress(for: event), press != .jump else { return false }
    if event.button != 2, thumbHitRect.contains(point) { return false }
    let place = geometry.place(atCenterX: axis.distance(of: point, in: bounds))
    guard place != valuePlace else { return true }
    let direction = place > valuePlace ? 1 : -1
    setByPerson(keyValue(after: press == .page ? .pages(direction) : .steps(direction)))
    return true
  }
}
