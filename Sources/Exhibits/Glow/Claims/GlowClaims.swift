import Animation
import Stage
import Widgets

/// The claims about a pause that goes back one frame.
enum GlowClaims {
  static var all: [Claim] { pauses + updates + components }

  static func degrees(_ seconds: Double) -> Double { seconds * GlowFigures.rotationSpeed }
  static func milliseconds(_ seconds: Double) -> String { NumberText.fixed(seconds * 1000, places: 2) + " ms" }
  static func angle(_ degrees: Double) -> String { NumberText.fixed(degrees, places: 2) + " degrees" }
  static func hertz(_ rate: Double) -> String { NumberText.shortest(rate) + " Hz" }
  static func isNear(_ number: Double, _ wanted: Double, within slack: Double = 1e-6) -> Bool { abs(number - wanted) <= slack }
}
