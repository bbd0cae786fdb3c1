/// The claims about an animator on the display link, and a timer that isn't.
enum StepClaims {
  static var all: [Claim] { clocks + progress + distance + timing + control + choreographies + closures + [layoutSolves] }

  /// The rates that are measured, in hertz.
  static let rates: [Double] = [60, 75, 120, 144]

  static func milliseconds(_ seconds: Double) -> String { "\(figure(seconds * 1000)) ms" }
  static func list(_ values: [Double]) -> String { values.map(figure).joined(separator: ", ") }
}
