/// How large the desktop wants its text, which is how much an X desktop says about HiDPI.
enum TextResolution {
  /// Pixels a point from the text of RESOURCE_MANAGER: `Xft.dpi` over 96, within 0.5 ... 8; 1 where it says nothing usable.
  static func scale(resources: String) -> Double {
    for line in resources.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":"), trimmed(line[..<colon]) == "Xft.dpi" else { continue }
      guard let resolution = Double(trimmed(line[line.index(after: colon)...])), resolution.isFinite else { return 1 }
      let scale = resolution / 96
      return (0.5...8).contains(scale) ? scale : 1
    }
    return 1
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace } ?? start.startIndex
    return start.isEmpty ? start : start[...end]
  }
}
