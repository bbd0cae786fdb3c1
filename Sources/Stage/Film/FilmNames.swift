/// The files of a film that is written as one picture a frame.
public nonisolated enum FilmNames {
  /// Names that sort in the order of the frames: one for each, then one for the final state.
  public static func sequence(frames: Int) -> [String] {
    precondition(frames >= 0, "a film can't have \(frames) frames")
    let digits = max(4, String(frames).count)
    return (0...frames).map { number in
      let text = String(number)
      return "frame-" + String(repeating: "0", count: digits - text.count) + text + ".png"
    }
  }

  /// Whether a file bears such a name.
  static func isPicture(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let number = name.dropFirst(6).dropLast(4)
    return number.count >= 4 && number.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
