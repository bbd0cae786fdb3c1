import Testing

@testable import Exhibits

/// The ids of the thumb's claims, which never change.
private nonisolated let thumbIDs = (1...10).map { $0 < 10 ? "T0\($0)" : "T10" }

@Suite("The claims about a growing thumb")
struct ThumbClaimTests {
  @Test("hold", arguments: thumbIDs)
  func holds(id: String) throws {
    let report = ClaimReport(try ClaimBook.claims([id]))
    #expect(report.allHold, "\(report.text)")
  }

  @Test("are ten, each with an id and a place of its own")
  func list() {
    #expect(ClaimBook.all.map(\.id).filter { $0.hasPrefix("T") } == thumbIDs)
  }
}
