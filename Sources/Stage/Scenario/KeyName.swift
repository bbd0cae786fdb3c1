public import Widgets

/// A key as scenarios and the help write it: `[Ctrl+][Shift+][Alt+]Name`.
public enum KeyName {
  /// The keys with a name. Besides them a key is called by the one character that it types: `x`, `5`, `+`, `?`.
  public static let named: [(name: String, key: Key)] =
    [
      ("Left", .left), ("Right", .right), ("Up", .up), ("Down", .down), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home),
      ("End", .end), ("Tab", .tab), ("Escape", .escape), ("Space", .space), ("Enter", .enter), ("Backspace", .backspace),
      ("Delete", .delete), ("VolumeUp", .volumeUp), ("VolumeDown", .volumeDown), ("KeypadPlus", .keypadPlus),
      ("KeypadMinus", .keypadMinus),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  /// The modifiers, in the order in which they print. They may be read in any order, each once.
  public static let modifiers: [(name: String, modifier: Modifiers)] = [("Ctrl", .control), ("Shift", .shift), ("Alt", .alt)]

  /// One line that says what ``parse(_:)`` takes.
  public static var syntax: String {
    modifiers.map { "[\($0.name)+]" }.joined() + "a character or one of " + named.map(\.name).joined(separator: ", ")
  }

  /// The key and modifiers that `text` names; nil where it names none.
  public static func parse(_ text: String) -> (key: Key, modifiers: Modifiers)? {
    var rest = text[...]
    var held: Modifiers = []
    while let (prefix, modifier) = modifiers.lazy.map({ ($0.name + "+", $0.modifier) }).first(where: { rest.hasPrefix($0.0) }) {
      guard !held.contains(modifier) else { return nil }
      held.insert(modifier)
      rest.removeFirst(prefix.count)
    }
    if let key = named.first(where: { $0.name == rest })?.key { return (key, held) }
    guard rest.utf8.count == 1, let character = rest.lowercased().first, character.asciiValue.map({ (0x21...0x7E).contains($0) }) == true
    else { return nil }
    return (.character(character), held)
  }
}
