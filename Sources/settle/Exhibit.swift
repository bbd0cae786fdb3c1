import Strategies

/// The exhibits by name, and the variants that each one's digits choose.
struct Exhibit {
  var name: String
  var variants: [String]

  static let all = [
    Exhibit(name: "settle", variants: StrategyID.allCases.map(\.rawValue)), Exhibit(name: "gallery", variants: []),
    Exhibit(name: "thumb", variants: []), Exhibit(name: "step", variants: []), Exhibit(name: "timing", variants: []),
    Exhibit(name: "map", variants: []), Exhibit(name: "circles", variants: []), Exhibit(name: "glow", variants: []),
  ]
  static var names: [String] { all.map(\.name) }
}
