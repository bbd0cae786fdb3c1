public import Widgets

/// A key with its modifiers.
public struct Chord: Hashable {
  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// One line of the key table: what dispatches it and what help says of it.
public struct KeyBinding {
  public enum Group: String, CaseIterable {
    case variants = "Variants"
    case setting = "Setting the value"
    case patch = "The patch"
    case time = "Time"
    case slider = "The slider"
    case window = "Window"
  }

  /// How the keys are written, as in `Shift+D`.
  public let keys: String
  public let group: Group
  public let help: String
  let chords: [(chord: Chord, command: PlaygroundCommand)]

  /// What a click on the line does: the command that it stands for, or the forward one of two; none where it stands for a choice.
  var clickCommand: PlaygroundCommand? {
    let commands = chords.reduce(into: [PlaygroundCommand]()) { if !$0.contains($1.command) { $0.append($1.command) } }
    return commands.count <= 2 ? commands.first : nil
  }
}

/// What a key or a click asks the window to do.
enum PlaygroundCommand: Hashable {
  case variant(Int)
  case flipPatchReplace
  case gesture
  case comparison
  case copyState
  /// Something was copied for the visitor.
  case copied
  case setNow
  case toggleArming
  case armDelay(forward: Bool)
  case nextValue(forward: Bool)
  case deferral(forward: Bool)
  case step(Int)
  case system(forward: Bool)
  case pause
  case frame(forward: Bool)
  case speed(faster: Bool)
  case realSpeed
  case toggleInspector, toggleHUD, toggleTimeline
  case theme, reducedMotion, reducedTransparency
  case reset
  case animating
  case load, loadPlace
  case exhibit(Int), nextExhibit(forward: Bool)
  case help, escape
  case fullScreen, savePicture, quit
}

/// The keys of the window: one table dispatches them and writes the help, so that neither can be stale.
public enum KeyTable {
  public static let bindings: [KeyBinding] = [
    binding("1 ... 9", .variants, "a variant; its own digit again: the first", digits()),
    binding("X", .variants, "flip between patch and replacement", [(letter("x"), .flipPatchReplace)]),
    binding(
      "O, Shift+O", .variants, "next, previous system",
      [
        (letter("o"), .system(forward: true)), (letter("o", .shift), .system(forward: false)),
      ]),
    binding("C", .variants, "the same input to several at once", [(letter("c"), .comparison)]),
    binding("G", .setting, "play the exhibit's gesture", [(letter("g"), .gesture)]),
    binding("S", .setting, "set the value from outside, now", [(letter("s"), .setNow)]),
    binding("A", .setting, "have a set follow each release by itself", [(letter("a"), .toggleArming)]),
    binding(
      "D, Shift+D", .setting, "its delay up, down: 0, 16, 50, 150, 400 ms",
      [
        (letter("d"), .armDelay(forward: true)), (letter("d", .shift), .armDelay(forward: false)),
      ]),
    binding(
      "V, Shift+V", .setting, "the value that is set: 0.37, 0, 1",
      [
        (letter("v"), .nextValue(forward: true)), (letter("v", .shift), .nextValue(forward: false)),
      ]),
    binding(
      "E, Shift+E", .setting, "strategy 4's deferral: 0.1, 0.25, 0.5, 1 s",
      [
        (letter("e"), .deferral(forward: true)), (letter("e", .shift), .deferral(forward: false)),
      ]),
    binding("Alt+0 ... 6", .patch, "a step of the patch on or off", (0...6).map { (Chord(.character(digit($0)), .alt), .step($0)) }),
    binding("Space", .time, "pause, go on", [(Chord(.space), .pause)]),
    binding(
      ". and ,", .time, "one frame on, one back",
      [
        (letter("."), .frame(forward: true)), (letter(","), .frame(forward: false)),
      ]),
    binding(
      "[ and ]", .time, "slower, faster: 1, 0.5, 0.25, 0.1, 0.02",
      [
        (letter("["), .speed(faster: false)), (letter("]"), .speed(faster: true)),
      ]),
    binding("Backspace", .time, "real speed", [(Chord(.backspace), .realSpeed)]),
    binding("R", .time, "reset the exhibit", [(letter("r"), .reset)]),
    binding("K", .time, "glow, map, circles: animate or rest", [(letter("k"), .animating)]),
    binding(
      "L, Shift+L", .time, "a load of each frame; where it sits",
      [(letter("l"), .load), (letter("l", .shift), .loadPlace)]),
    binding("arrows", .slider, "a step; Ctrl a page, Shift a tenth", []),
    binding("Page Up, Page Down", .slider, "a page", []),
    binding("Home, End", .slider, "minimum, maximum", []),
    binding("+ and -", .slider, "a step", []),
    binding("Volume keys", .slider, "a sixteenth, by the volume driver", []),
    binding("Tab, Shift+Tab", .slider, "focus", []),
    binding(
      "I, H, P", .window, "inspector, figures, timeline",
      [
        (letter("i"), .toggleInspector), (letter("h"), .toggleHUD), (letter("p"), .toggleTimeline),
      ]),
    binding(
      "T, M, Shift+M", .window, "theme; reduced motion, transparency",
      [(letter("t"), .theme), (letter("m"), .reducedMotion), (letter("m", .shift), .reducedTransparency)]),
    binding("Ctrl+1 ... 9", .window, "exhibit", (1...9).map { (Chord(.character(digit($0)), .control), .exhibit($0)) }),
    binding(
      "Ctrl+PgUp, Ctrl+PgDn", .window, "previous, next exhibit",
      [
        (Chord(.pageUp, .control), .nextExhibit(forward: false)), (Chord(.pageDown, .control), .nextExhibit(forward: true)),
      ]),
    binding("? or F1", .window, "this help", [(letter("?"), .help), (letter("?", .shift), .help), (Chord(.function(1)), .help)]),
    binding("Esc", .window, "close the top-most, else cancel a drag", [(Chord(.escape), .escape)]),
    binding("F11", .window, "full screen", [(Chord(.function(11)), .fullScreen)]),
    binding("Ctrl+S", .window, "save a picture of the window", [(letter("s", .control), .savePicture)]),
    binding("Ctrl+C", .window, "copy the state as text", [(letter("c", .control), .copyState)]),
    binding("Ctrl+Q", .window, "quit", [(letter("q", .control), .quit)]),
  ]

  private static let commands = Dictionary(
    bindings.flatMap(\.chords).map { ($0.chord, $0.command) }, uniquingKeysWith: { _, _ in preconditionFailure("two bindings for one key") }
  )

  static func command(for event: KeyEvent) -> PlaygroundCommand? {
    let exact = Chord(event.key, event.modifiers)
    if let command = commands[exact] { return command }
    // Punctuation may need Shift on this keyboard.
    guard case .character(let character) = event.key, !character.isLetter, !character.isNumber else { return nil }
    return commands[Chord(event.key, event.modifiers.subtracting(.shift))]
  }

  private static func binding(
    _ keys: String, _ group: KeyBinding.Group, _ help: String, _ chords: [(chord: Chord, command: PlaygroundCommand)]
  ) -> KeyBinding { KeyBinding(keys: keys, group: group, help: help, chords: chords) }

  private static func letter(_ character: Character, _ modifiers: Modifiers = []) -> Chord { Chord(.character(character), modifiers) }
  private static func digits() -> [(Chord, PlaygroundCommand)] { (1...9).map { (letter(digit($0)), .variant($0)) } }
  private static func digit(_ number: Int) -> Character { Character(String(number)) }
}
