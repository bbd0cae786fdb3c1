import Stage
import Testing
import Widgets

@testable import Exhibits

/// The ids of the settle exhibit's claims, which never change.
private nonisolated let settleIDs = [
  "S01", "S02", "S03", "S04", "S05", "S05b", "S06", "S07", "S07b", "S08", "S08b", "S09", "S09b", "S10", "S11", "S12", "S13", "S14", "S15",
  "S15b", "S16", "S17", "S18", "S19", "S20", "S21", "S22", "S22b", "S23", "S23b", "S24", "S25", "S26", "S27", "S28", "S28b", "S29", "S30",
  "S31", "S31b", "S32", "S33",
]

/// The ids of the claims about the animator and the timer.
private nonisolated let stepIDs = [
  "D01", "D02", "D03", "D03b", "D04", "D05", "D06", "D06b", "D07", "D08", "D09", "D10", "D11", "D12", "D13", "D14", "D15",
]

@Suite("The claims")
struct ClaimTests {
  @Test("claims hold", arguments: settleIDs + stepIDs)
  func holds(id: String) throws {
    let report = ClaimReport(try ClaimBook.claims([id]))
    #expect(report.allHold, "\(report.text)")
  }

  @Test("every claim has a place and an id of its own, and a figure in its measured text")
  func list() throws {
    let settle = ClaimBook.all.filter { $0.id.hasPrefix("S") }
    #expect(ClaimBook.all.map(\.id).filter { $0.hasPrefix("D") } == stepIDs)
    #expect(settle.map(\.id) == settleIDs && Set(ClaimBook.all.map(\.id)).count == ClaimBook.all.count)
    #expect(ClaimBook.all.allSatisfy { !$0.title.isEmpty && !$0.expected.isEmpty })
  }

  @Test("the document is an array of objects with the contract's six keys")
  func document() throws {
    guard case .array(let claims) = ClaimReport(try ClaimBook.claims(["S02", "S16"])).json else { throw NoObject() }
    #expect(claims.count == 2)
    for claim in claims {
      guard case .object(let members) = claim else { throw NoObject() }
      #expect(members.map(\.0) == ["id", "origin", "title", "holds", "measured", "expected"])
      guard case .string(let measured) = members[4].1 else { throw NoObject() }
      #expect(measured.contains { $0.isNumber })
    }
  }

  @Test("with the renamed internals S16 doesn't hold, and the rest is still told")
  func renamed() throws {
    let conditions = ClaimConditions(system: .ios26Renamed)
    #expect(!ClaimReport(try ClaimBook.claims(["S16"]), under: conditions).allHold)
    let text = ClaimReport(try ClaimBook.claims(["S16", "S29"]), under: conditions).text
    #expect(text.contains("FAILS") && text.contains("holds") && text.contains("missed: "))
  }

  @Test("no system makes a measurement crash", arguments: SliderSystem.allCases)
  func everySystem(system: SliderSystem) {
    let claims = ClaimBook.all.filter { !["S23", "S23b"].contains($0.id) }
    let report = ClaimReport(claims, under: ClaimConditions(system: system))
    #expect(report.allHold == (system == .ios26))
  }

  @Test("an unknown id is refused, with the known ones named")
  func unknown() {
    #expect(throws: UnknownClaim.self) { try ClaimBook.claims(["S02", "S99"]) }
    #expect((try? ClaimBook.claims([]))?.count == ClaimBook.all.count)
  }
}
