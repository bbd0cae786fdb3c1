/// What lies where on a US keyboard, for layouts that carry no Latin at all.
enum USKeyboard {
  private struct Row {
    var name: String
    var firstKeycode: UInt32  // of the usual (evdev) numbering
    var plain: [Character]
    var shifted: [Character]

    init(_ name: String, _ firstKeycode: UInt32, _ plain: String, _ shifted: String) {
      self.name = name
      self.firstKeycode = firstKeycode
      self.plain = Array(plain)
      self.shifted = Array(shifted)
    }
  }

  private static let rows = [
    Row("AE", 10, "1234567890-=", "1234567890_+"), Row("AD", 24, "qwertyuiop[]", "qwertyuiop{}"),
    Row("AC", 38, "asdfghjkl;'", "asdfghjkl:\""), Row("AB", 52, "zxcvbnm,./", "zxcvbnm<>?"),
  ]

  /// The key's character: a lower-case letter or a digit whatever Shift says, else the punctuation.
  ///
  /// - Parameter place: XKB's name of the key ("AC01": row C, first key); where it is empty the keycode decides.
  static func character(place: String, keycode: UInt32, isShifted: Bool) -> Character? {
    for row in rows {
      let index: Int?
      if place.isEmpty {
        index = keycode >= row.firstKeycode ? Int(keycode - row.firstKeycode) : nil
      } else {
        index = place.hasPrefix(row.name) ? Int(place.dropFirst(2)).map { $0 - 1 } : nil
      }
      if let index, row.plain.indices.contains(index) { return isShifted ? row.shifted[index] : row.plain[index] }
    }
    switch place {
    case "TLDE": return isShifted ? "~" : "`"
    case "BKSL": return isShifted ? "|" : "\\"
    default: return nil
    }
  }
}
