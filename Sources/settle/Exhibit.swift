import Strategies

/// The exhibits by name, and the variants that each one's digits choose.
struct Exhibit {
  var name: String
  var variants: [String]

  static let all = [Exhibit(name: "settle", variants: StrategyID.allCases.map(\.rawValue))]
  static var names: [String] { all.map(\.name) }
}
