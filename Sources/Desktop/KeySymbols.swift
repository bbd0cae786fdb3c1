import Widgets

/// X11's numbers for keys that have a name, and for characters.
enum KeySymbols {
  static let leftTab: UInt32 = 0xfe20

  /// The key with a name that `symbol` stands for.
  static func named(_ symbol: UInt32) -> Key? {
    switch symbol {
    case 0xffbe...0xffe0: .function(Int(symbol - 0xffbe) + 1)
    case 0xffb0...0xffb9: .character(Character(Unicode.Scalar(UInt8(symbol - 0xffb0) + 0x30)))  // keypad digits
    default: names[symbol]
    }
  }

  private static let names: [UInt32: Key] = [
    0x20: .space, 0xa0: .space, 0xff80: .space,
    0xff08: .backspace, 0xff09: .tab, leftTab: .tab, 0xff89: .tab, 0xff0d: .enter, 0xff8d: .enter, 0xff1b: .escape,
    0xffff: .delete, 0xff9f: .delete,
    0xff50: .home, 0xff51: .left, 0xff52: .up, 0xff53: .right, 0xff54: .down, 0xff55: .pageUp, 0xff56: .pageDown, 0xff57: .end,
    0xff95: .home, 0xff96: .left, 0xff97: .up, 0xff98: .right, 0xff99: .down, 0xff9a: .pageUp, 0xff9b: .pageDown, 0xff9c: .end,
    0xffab: .keypadPlus, 0xffad: .keypadMinus,
    0x1008_ff11: .volumeDown, 0x1008_ff13: .volumeUp,
  ]

  /// The character that `symbol` types: Latin-1 as it is, the rest where the number says its Unicode, or the table of old names has it.
  static func character(_ symbol: UInt32) -> Character? {
    switch symbol {
    case 0x21...0x7e, 0xa1...0xff: Unicode.Scalar(symbol).map(Character.init)
    case 0x0100_0100...0x0110_ffff: Unicode.Scalar(symbol - 0x0100_0000).map(Character.init)
    case 0x6c0...0x6ff: koi8[Int(symbol - 0x6c0)]
    case 0xffaa...0xffaf: Character(Unicode.Scalar(UInt8(symbol - 0xff80)))  // keypad operators
    default: nil
    }
  }

  /// The Cyrillic letters, which X11 numbers in the order of KOI8.
  private static let koi8 = Array("юабцдефгхийклмнопярстужвьызшэщчъЮАБЦДЕФГХИЙКЛМНОПЯРСТУЖВЬЫЗШЭЩЧЪ")
}
