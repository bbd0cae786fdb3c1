/// The files of a film that is written as one picture a frame.
public nonisolated enum FilmNames {
  static let leastDigits = 4
  /// A run lasts a minute at most, at 1000 Hz at most.
  static let mostDigits = 6

  /// Names that sort in the order of the frames: one for each, then one for the final state.
  public static func sequence(frames: Int) -> [String] {
    precondition(frames >= 0, "a film can't have \(frames) frames")
    let digits = digits(frames: frames)
    return (0...frames).map { name($0, digits: digits) }
  }

  static func digits(frames: Int) -> Int { max(leastDigits, String(frames).count) }

  static func name(_ number: Int, digits: Int) -> String {
    let text = String(number)
    return "frame-" + String(repeating: "0", count: max(0, digits - text.count)) + text + ".png"
  }
}
