import CX11
import Widgets

/// A press of a key as the server tells it: which symbols its key carries, and which one the modifiers held make of it.
struct KeyStroke {
  /// The keysym that the present group and modifiers produce; 0 for none.
  var produced: UInt32
  /// The keysyms of the key's groups, each with its levels.
  var groups: [[UInt32]]
  /// Where the key lies, as XKB names it ("AC01"); empty where unknown.
  var place: String
  /// X11's number of the key.
  var keycode: UInt32
  /// X11's modifier bits.
  var state: UInt32

  init(produced: UInt32, groups: [[UInt32]], place: String = "", keycode: UInt32 = 0, state: UInt32 = 0) {
    self.produced = produced
    self.groups = groups
    self.place = place
    self.keycode = keycode
    self.state = state
  }

  init(_ event: cx_event) {
    let symbols = unsafe withUnsafeBytes(of: event.symbols) { unsafe Array($0.bindMemory(to: UInt32.self)) }
    let name = unsafe withUnsafeBytes(of: event.key_name) { unsafe $0.prefix { $0 != 0 }.map { $0 } }
    produced = event.produced
    groups = stride(from: 0, to: symbols.count, by: 4).map { Array(symbols[$0..<$0 + 4]) }
    place = String(decoding: name, as: UTF8.self)
    keycode = event.detail
    state = event.state
  }

  /// What the key can type, group by group.
  var characters: [Character] { groups.joined().compactMap(KeySymbols.character) }
  var hasShift: Bool { state & UInt32(CX_SHIFT) != 0 }
  /// Whether Shift or the key for the third level is held: the symbol is one that had to be asked for.
  var isShifted: Bool { state & UInt32(CX_SHIFT | CX_LEVEL3) != 0 }

  /// The modifiers that go with `key`. Shift+Tab may arrive as a symbol of its own without the Shift.
  func modifiers(for key: Key) -> Modifiers {
    produced == KeySymbols.leftTab && key == .tab ? Modifiers(state: state).union(.shift) : Modifiers(state: state)
  }
}
