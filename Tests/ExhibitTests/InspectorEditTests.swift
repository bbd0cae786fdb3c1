import Geometry
import Strategies
import Testing
import Widgets

@testable import Exhibits

@Suite("Edits of the internals")
struct InspectorEditTests {
  static let edits: [InspectorEdit] = [
    .write(path: Path.locked, value: 0.91), .write(path: "_data._value", value: 0.11), .write(path: Path.atTarget, value: 1),
    .write(path: Path.state, value: 7), .call(path: Path.pan, selector: "cancel", argument: nil),
    .call(path: Path.property, selector: "setValue:", argument: 0.8), .call(path: Path.property, selector: "setVelocity:", argument: -3),
    .run(PatchStep.lastUpdate.writes, value: 0.37), .run(PatchStep.interaction.writes, value: 0.37),
    .run(PatchWrite.allCases, value: 0.37),
    .forbid(.panDriver, isOn: true), .forbid(.drivers, isOn: true), .forbid(.volumeButtonDriver, isOn: true),
  ]

  @Test("_lockedValue edited in a pause sends the settle there")
  func locked() throws {
    let rig = try InspectorRig()
    rig.playToSet()
    rig.runner.pause(at: rig.time)
    #expect(rig.slider.isSettling)
    rig.exhibit.inspect(.write(path: Path.locked, value: 0.9))
    rig.frame()
    let held = rig.slider.shownValue
    #expect(try rig.number(Path.locked) == 0.9)
    rig.frames(5)
    #expect(rig.slider.shownValue == held)
    rig.runner.resume(at: rig.time)
    #expect(rig.rest())
    #expect(abs(rig.slider.shownValue - 0.9) < 0.001)
  }

  @Test("an edit at rest asks for one tick: an untrue _atTarget makes the driver settle again, for the old target")
  func wakes() throws {
    let rig = try InspectorRig()
    rig.exhibit.inspect(.write(path: "_visualElement.lastUpdate.__unclampedValue", value: 0.6))
    rig.exhibit.inspect(.write(path: Path.atTarget, value: 0))
    #expect(rig.rest())
    #expect(abs(rig.slider.shownValue - 0.6) < 0.001)
    #expect(rig.slider.value == 0.2)
  }

  @Test(
    "undo puts back every bit that the edit changed",
    arguments: 0..<13)
  func undo(number: Int) throws {
    try #require(InspectorEditTests.edits.count == 13)
    let edit = InspectorEditTests.edits[number]
    let rig = try InspectorRig()
    rig.playToSet()
    rig.runner.pause(at: rig.time)
    rig.frame()
    let before = rig.state
    rig.exhibit.inspect(edit)
    rig.frame()
    #expect(rig.state != before, "\(edit) changed nothing")
    #expect(rig.inspection.edits.count == 1)
    rig.exhibit.inspect(.undo)
    rig.frame()
    #expect(rig.state == before)
    #expect(rig.inspection.edits.isEmpty)
    rig.exhibit.inspect(.undo)
    rig.frame()
    #expect(rig.inspection.remark == .refusal("There is nothing to undo."))
  }

  @Test("what can't be written is refused with a sentence, and changes nothing")
  func refused() throws {
    let rig = try InspectorRig()
    let before = rig.state
    for (path, value) in [
      (Path.atTarget, 2.0), (Path.state, 0.5), ("_visualElement.nothing", 1), (Path.interaction, 1), ("_data._value", 1e300),
    ] {
      rig.exhibit.inspect(.write(path: path, value: value))
      rig.frame()
      guard case .refusal(let words) = rig.inspection.remark else {
        Issue.record("\(path) = \(value) was taken")
        continue
      }
      #expect(words.hasSuffix("."))
    }
    rig.rest()
    #expect(rig.state == before)
    #expect(rig.inspection.edits.isEmpty)
  }

  @Test("a text that is no number of the slot is refused before it is sent")
  func texts() {
    func outcome(_ text: String, _ encoding: String) -> InspectorEntry.Outcome {
      InspectorEntry(purpose: .value(path: "x", encoding: encoding), text: "").outcome(of: text)
    }
    #expect(outcome("0.4", "d") == .edit(.write(path: "x", value: 0.4)))
    #expect(outcome("-1e-3", "f") == .edit(.write(path: "x", value: -0.001)))
    #expect(outcome("3", "q") == .edit(.write(path: "x", value: 3)))
    for (text, encoding) in [("", "d"), ("-", "d"), ("1e400", "d"), ("1e39", "f"), ("0.5", "q"), ("-1", "Q"), ("1.2.3", "d")] {
      guard case .refusal = outcome(text, encoding) else {
        Issue.record("\(text) was taken for \(encoding)")
        continue
      }
    }
  }

  @Test(
    "each of __panDriver and __drivers gone, a full drag moves the thumb by nothing, until the switch or a reset",
    arguments: [
      ForbiddenIvar.panDriver, .drivers,
    ])
  func frozen(ivar: ForbiddenIvar) throws {
    let rig = try InspectorRig()
    rig.exhibit.inspect(.forbid(ivar, isOn: true))
    rig.rest()
    #expect(rig.drag(by: 200) == 0)
    rig.exhibit.inspect(.forbid(ivar, isOn: false))
    rig.rest()
    #expect(abs(rig.drag(by: 100) - 100) < 1)
    rig.exhibit.inspect(.forbid(ivar, isOn: true))
    rig.rest()
    #expect(rig.drag(by: 100) == 0)
    rig.exhibit.reset()
    rig.rest()
    #expect(abs(rig.drag(by: 100) - 100) < 1)
  }

  @Test("a frozen slider stays frozen in the exhibit's gesture")
  func frozenGesture() throws {
    let rig = try InspectorRig()
    rig.exhibit.inspect(.forbid(.panDriver, isOn: true))
    rig.rest()
    rig.exhibit.playGesture()
    #expect(rig.rest())
    #expect(rig.inspection.forbidden == [.panDriver])
    #expect(rig.slider.value == 0.37)
    #expect(rig.slider.shownValue == Double(Float(0.37)))
  }

  @Test("without the volume-button driver a volume key does nothing")
  func volume() throws {
    let rig = try InspectorRig()
    rig.exhibit.inspect(.forbid(.volumeButtonDriver, isOn: true))
    rig.exhibit.pressVolumeButton(up: true)
    rig.rest()
    rig.exhibit.pressVolumeButton(up: true)
    rig.rest()
    // The first press is input of the frame whose work takes the driver away.
    #expect(abs(rig.slider.shownValue - (0.2 + 1.0 / 16)) < 0.001)
  }
}
