import Stage
import Strategies
import Testing
import Widgets

@testable import Exhibits

@Suite("A recording with edits")
struct InspectorReplayTests {
  /// Everything that could differ.
  private struct Moment: Hashable {
    var row: TraceRow?
    var state: [String]
    var writers: [CopyLedger.Entry]
    var undos: [String]
  }

  @Test("plays again, back and forth, to the same rows, bytes, books and undos")
  func replay() throws {
    let rig = try InspectorRig(variant: "patch")
    var moments: [Int: Moment] = [:]
    func note() {
      moments[rig.runner.recording.position] = Moment(
        row: rig.runner.shownRow, state: rig.state, writers: rig.inspection.ledger.entries, undos: rig.inspection.edits.map(\.title))
    }
    rig.exhibit.playGesture()
    let edits: [Int: InspectorEdit] = [
      14: .write(path: Path.locked, value: 0.9), 20: .call(path: Path.property, selector: "setVelocity:", argument: 1.5), 24: .undo,
      26: .rename(path: Path.interaction, name: "sliderInteraction"), 28: .forbid(.panDriver, isOn: true),
      30: .run(PatchWrite.allCases, value: 0.6), 34: .undo, 36: .undo, 38: .restoreNames, 40: .forbid(.panDriver, isOn: false),
      42: .write(path: Path.presentation, value: 0.1), 43: .undo,
    ]
    for number in 0..<60 {
      if let edit = edits[number] { rig.exhibit.inspect(edit) }
      rig.frame()
      note()
    }
    let last = rig.runner.recording.position
    let first = try #require(moments.keys.min())
    for index in stride(from: last, through: first, by: -1) {
      rig.runner.show(index, at: rig.time)
      compare(moments[index], rig, index)
    }
    for index in first...last {
      rig.runner.show(index, at: rig.time)
      compare(moments[index], rig, index)
    }
  }

  private func compare(_ wanted: Moment?, _ rig: InspectorRig, _ index: Int) {
    let now = Moment(
      row: rig.runner.shownRow, state: rig.state, writers: rig.inspection.ledger.entries, undos: rig.inspection.edits.map(\.title))
    #expect(now == wanted, "frame \(index)")
  }
}
