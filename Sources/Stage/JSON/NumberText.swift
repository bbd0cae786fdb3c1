/// Numbers as text: the shortest decimal that reads back to the same bits, with a point whatever the locale. Whole numbers go without
/// ".0", and -0 prints as 0.
public nonisolated enum NumberText {
  public static func shortest(_ value: Double) -> String { tidy(value.description) }
  public static func shortest(_ value: Float) -> String { tidy(value.description) }

  /// `value` with exactly `places` digits after the point, for people; halves round away from zero.
  ///
  /// - Parameter places: 0 ... 9.
  public static func fixed(_ value: Double, places: Int) -> String {
    precondition((0...9).contains(places), "decimal places must lie in 0 ... 9, got \(places)")
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 1e15 else { return shortest(value) }  // also what isn't finite
    let whole = Int(scaled)
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard places > 0 else { return sign + "\(whole)" }
    let fraction = String(whole % Int(scale))
    return sign + "\(whole / Int(scale))." + String(repeating: "0", count: places - fraction.count) + fraction
  }

  private static func tidy(_ text: String) -> String {
    guard text.hasSuffix(".0") else { return text }
    let whole = text.dropLast(2)
    return whole == "-0" ? "0" : String(whole)
  }
}
