import Strategies
import Testing

@testable import Exhibits

@Suite("What the inspector says of the thirteen writes")
struct PatchWriteNeedTests {
  @Test("is what the patch comes to without each", arguments: PatchWrite.allCases)
  func need(write: PatchWrite) {
    let trial = PatchTrial(at: SettleMoment()) { $0.writes.remove(write) }
    switch write.need {
    case .needed: #expect(!trial.holds)
    case .leavesCopy: #expect(trial.holds && !trial.clean)
    case .redundant: #expect(trial.holds && trial.clean)
    }
  }
}
