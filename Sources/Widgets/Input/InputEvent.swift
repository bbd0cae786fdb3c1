public import Geometry

/// What a person did, as the driver of the tree (the desktop window, the headless stage) hands it in.
///
/// Times are seconds on the driver's clock: the moment the event itself happened, not the frame in which it is handled. Velocities come
/// from them, never from frame times.
public nonisolated enum InputEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  /// The pointer left the window.
  case pointerLeft(time: Double)
  /// The window lost the keyboard, or a grab was broken: a press in progress is cancelled.
  case cancelled(time: Double)

  public var time: Double {
    switch self {
    case .pointer(let event): event.time
    case .wheel(let event): event.time
    case .key(let event): event.time
    case .pointerLeft(let time), .cancelled(let time): time
    }
  }
}

/// One packet from the pointer.
public nonisolated struct PointerEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case down, moved, up }

  public var phase: Phase
  /// In points of the window.
  public var location: Point
  /// X11's number of the button that went down or up: 1 primary, 2 middle, 3 secondary; 0 for a motion.
  public var button: Int
  public var modifiers: Modifiers
  /// 1 for a single press, 2 for the second one of a double press, ...
  public var clickCount: Int
  public var time: Double

  public init(_ phase: Phase, at location: Point, button: Int = 1, modifiers: Modifiers = [], clickCount: Int = 1, time: Double) {
    self.phase = phase
    self.location = location
    self.button = phase == .moved ? 0 : button
    self.modifiers = modifiers
    self.clickCount = clickCount
    self.time = time
  }
}

/// Turns of a wheel, in notches; fractions from smooth-scrolling devices. Up and right are positive.
public nonisolated struct WheelEvent: Hashable, Sendable {
  public var location: Point
  public var horizontal: Double
  public var vertical: Double
  public var modifiers: Modifiers
  public var time: Double

  public init(at location: Point, horizontal: Double = 0, vertical: Double = 0, modifiers: Modifiers = [], time: Double) {
    self.location = location
    self.horizontal = horizontal
    self.vertical = vertical
    self.modifiers = modifiers
    self.time = time
  }
}

/// A key that went down (again, where it repeats). Releases aren't reported: nothing here depends on them.
public nonisolated struct KeyEvent: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers
  public var isRepeat: Bool
  public var time: Double

  public init(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false, time: Double) {
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.time = time
  }
}

public nonisolated struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  public static let control = Modifiers(rawValue: 2)
  public static let alt = Modifiers(rawValue: 4)
}

/// A key by what it means, whatever the keyboard's layout.
///
/// A `character` is a lower-case Latin letter, a digit or the punctuation typed. A key counts by the Latin letter or digit that any of its
/// groups and levels carries, so that `x` is the same key under a Russian layout and `5` needs no Shift under a French one.
public nonisolated enum Key: Hashable, Sendable {
  case character(Character)
  case left, right, up, down
  case pageUp, pageDown, home, end
  case tab, escape, space, enter, backspace, delete
  case function(Int)
  case volumeUp, volumeDown
  /// Keypad plus and minus.
  case keypadPlus, keypadMinus
}
