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

@Suite("The claims")
struct ClaimTests {
  @Test("claims hold", arguments: settleIDs)
  func holds(id: String) throws {
    let report = ClaimReport(try ClaimBook.claims([id]))
    #expect(report.allHold, "\(report.text)")
  }

  @Test("print", arguments: SliderSystem.allCases)
  func text(system: SliderSystem) { print(system, ClaimReport(ClaimBook.all, under: ClaimConditions(system: system)).text) }
}
