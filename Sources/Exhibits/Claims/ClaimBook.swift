/// Every claim that can be measured, in the order of the articles.
public enum ClaimBook {
  public static var all: [Claim] { SettleClaims.all + ThumbClaims.all + GlowClaims.all + StepClaims.all }

  /// The claims of these ids, in the order asked for; all of them where none is given.
  public static func claims(_ ids: [String]) throws(UnknownClaim) -> [Claim] {
    guard !ids.isEmpty else { return all }
    let known = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    var found: [Claim] = []
    for id in ids {
      guard let claim = known[id] else { throw UnknownClaim(id: id, known: all.map(\.id)) }
      found.append(claim)
    }
    return found
  }
}

/// Somebody asked for a claim that there isn't.
public nonisolated struct UnknownClaim: Error, Hashable, CustomStringConvertible {
  public let id: String
  let known: [String]

  public var description: String { "there is no claim \(id); they are " + known.joined(separator: ", ") }
}
