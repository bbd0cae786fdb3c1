public import Stage

/// Claims with what was measured of each.
public struct ClaimReport {
  private let results: [(claim: Claim, measured: Measurement)]

  public init(_ claims: [Claim], under conditions: ClaimConditions = ClaimConditions()) {
    results = claims.map { ($0, $0.measure(conditions)) }
  }

  public var allHold: Bool { results.allSatisfy(\.measured.holds) }

  public var json: JSONText {
    .array(
      results.map { claim, measured in
        [
          "id": .string(claim.id), "origin": .string(claim.origin.rawValue), "title": .string(claim.title),
          "holds": .bool(measured.holds), "measured": .string(measured.text), "expected": .string(claim.expected),
        ]
      })
  }

  /// The same for people, three lines a claim.
  public var text: String {
    let width = results.map(\.claim.id.count).max() ?? 0
    let lines = results.map { claim, measured in
      let id = claim.id + String(repeating: " ", count: width - claim.id.count)
      let margin = String(repeating: " ", count: width + 12)
      return "\(id)  \(claim.origin.rawValue)  \(measured.holds ? "holds" : "FAILS")  \(claim.title)\n"
        + "\(margin)measured  \(measured.text)\n" + "\(margin)expected  \(claim.expected)\n"
    }
    let failing = results.count { !$0.measured.holds }
    return lines.joined() + "\n\(results.count) claims: \(results.count - failing) hold, \(failing) fail\n"
  }
}
