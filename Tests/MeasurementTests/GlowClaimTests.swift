import Stage
import Testing

@testable import Exhibits

private nonisolated let glowIDs = [
  "P01", "P02", "P03", "P03b", "P04", "P05", "P06", "P07", "P07b", "P08", "P09", "P10", "P11", "P12", "P13",
]

@Suite("The glow's claims")
struct GlowClaimTests {
  @Test("claims hold", arguments: glowIDs)
  func holds(id: String) throws {
    let report = ClaimReport(try ClaimBook.claims([id]))
    #expect(report.allHold, "\(report.text)")
    guard case .array(let claims) = report.json, case .object(let members)? = claims.first, case .string(let measured) = members[4].1
    else { throw NoFigure() }
    #expect(measured.contains { $0.isNumber })
  }

  private struct NoFigure: Error {}

  @Test("they are fifteen, each once")
  func list() {
    #expect(Set(ClaimBook.all.map(\.id).filter { $0.hasPrefix("P") }) == Set(glowIDs))
    #expect(ClaimBook.all.count { $0.id.hasPrefix("P") } == glowIDs.count)
  }
}
