import Widgets

extension Key {
  /// Which key a press means, whatever the layout. In this order:
  ///
  /// 1. a key with a name (arrows, Tab, F1 ...), by what the modifiers produce, or where that is nothing to type
  ///    by what one of its groups carries unshifted;
  /// 2. punctuation that shortcuts use and for which Shift or the third level is held: `?` over a German `ß`, `[` over a French `5`;
  /// 3. the Latin letter or digit that is produced, else that any group or level of the key carries, letters first;
  /// 4. the ASCII punctuation that is produced, else that another group carries in the same place;
  /// 5. where the key has nothing Latin at all: what a US keyboard has there;
  /// 6. else the character that is produced.
  init?(_ stroke: KeyStroke) {
    let found =
      Key.named(stroke) ?? Key.askedFor(stroke) ?? Key.letterOrDigit(stroke) ?? Key.punctuation(stroke) ?? Key.placed(stroke)
      ?? KeySymbols.character(stroke.produced).map { .character($0.lowercasedIfSingle) }
    guard let found else { return nil }
    self = found
  }

  private static func named(_ stroke: KeyStroke) -> Key? {
    if let key = KeySymbols.named(stroke.produced) { return key }
    if KeySymbols.character(stroke.produced) != nil { return nil }
    return stroke.groups.lazy.compactMap(\.first).compactMap(KeySymbols.named).first
  }

  private static func askedFor(_ stroke: KeyStroke) -> Key? {
    guard stroke.isShifted, let character = KeySymbols.character(stroke.produced), "?+.,[]-".contains(character) else { return nil }
    return .character(character)
  }

  private static func letterOrDigit(_ stroke: KeyStroke) -> Key? {
    let produced = KeySymbols.character(stroke.produced).flatMap { $0.isASCIILetter || $0.isASCIIDigit ? $0 : nil }
    let carried = stroke.characters
    let found = produced ?? carried.first(where: \.isASCIILetter) ?? carried.first(where: \.isASCIIDigit)
    return found.map { .character($0.lowercasedIfSingle) }
  }

  private static func punctuation(_ stroke: KeyStroke) -> Key? {
    let level = stroke.hasShift ? 1 : 0
    let sameLevel = stroke.groups.lazy.compactMap { level < $0.count ? $0[level] : nil }
    let symbols = [stroke.produced] + sameLevel
    return symbols.lazy.compactMap(KeySymbols.character).first(where: \.isASCII).map { .character($0) }
  }

  private static func placed(_ stroke: KeyStroke) -> Key? {
    if stroke.characters.contains(where: \.isLatin) { return nil }
    return USKeyboard.character(place: stroke.place, keycode: stroke.keycode, isShifted: stroke.hasShift).map { .character($0) }
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isLatin: Bool { unicodeScalars.allSatisfy { $0.value < 0x250 } }
  /// In lower case, where that is one character.
  fileprivate var lowercasedIfSingle: Character {
    let lower = lowercased()
    return lower.count == 1 ? lower.first! : self
  }
}
