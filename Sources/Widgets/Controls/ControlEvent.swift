/// What a control tells its targets; UIKit's names and raw values.
public nonisolated struct ControlEvent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let touchDown = ControlEvent(rawValue: 1 << 0)
  public static let touchDownRepeat = ControlEvent(rawValue: 1 << 1)
  public static let touchDragInside = ControlEvent(rawValue: 1 << 2)
  public static let touchDragOutside = ControlEvent(rawValue: 1 << 3)
  public static let touchDragEnter = ControlEvent(rawValue: 1 << 4)
  public static let touchDragExit = ControlEvent(rawValue: 1 << 5)
  public static let touchUpInside = ControlEvent(rawValue: 1 << 6)
  public static let touchUpOutside = ControlEvent(rawValue: 1 << 7)
  public static let touchCancel = ControlEvent(rawValue: 1 << 8)
  public static let valueChanged = ControlEvent(rawValue: 1 << 12)
  public static let primaryActionTriggered = ControlEvent(rawValue: 1 << 13)
  public static let menuActionTriggered = ControlEvent(rawValue: 1 << 14)
  public static let editingDidBegin = ControlEvent(rawValue: 1 << 16)
  public static let editingChanged = ControlEvent(rawValue: 1 << 17)
  public static let editingDidEnd = ControlEvent(rawValue: 1 << 18)
  public static let editingDidEndOnExit = ControlEvent(rawValue: 1 << 19)
  public static let allTouchEvents = ControlEvent(rawValue: 0xFFF)
  public static let allEditingEvents = ControlEvent(rawValue: 0xF0000)
  public static let applicationReserved = ControlEvent(rawValue: 0x0F00_0000)
  public static let systemReserved = ControlEvent(rawValue: 0xF000_0000)
  public static let allEvents = ControlEvent(rawValue: 0xFFFF_FFFF)

  private static let named: [(event: ControlEvent, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"),
  ]

  /// The names of the single events in the mask, in the order of their bits; editing and reserved bits have none.
  public var names: [String] { ControlEvent.named.filter { contains($0.event) }.map(\.name) }
  public static var allNames: [String] { named.map(\.name) }
}

/// The state of a control; UIKit's names and raw values. The union of what holds.
public nonisolated struct ControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let normal: ControlState = []
  public static let highlighted = ControlState(rawValue: 1 << 0)
  public static let disabled = ControlState(rawValue: 1 << 1)
  public static let selected = ControlState(rawValue: 1 << 2)
  public static let focused = ControlState(rawValue: 1 << 3)
  public static let application = ControlState(rawValue: 0x00FF_0000)
  public static let reserved = ControlState(rawValue: 0xFF00_0000)
}
