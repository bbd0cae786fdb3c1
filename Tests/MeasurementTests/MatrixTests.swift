import FrameTiming
import Motion
import Stage
import Strategies
import Testing
import Widgets

@testable import Exhibits

nonisolated struct Moment: CustomTestStringConvertible {
  var hertz: Double
  var velocity: Double
  var after: Int
  var value: Float

  var testDescription: String { "\(hertz) Hz, W \(velocity), N \(after), v \(value)" }

  /// Rates, velocities, frames after the release (those past the end included) and values, each with each.
  static let all: [Moment] = [60, 75, 120, 144].flatMap { hertz in
    [0, 0.5, 2, 6, -2].flatMap { velocity in
      [0, 1, 3, 10, 2 * Int(hertz)].flatMap { after in
        [0, 0.37, 1].map { Moment(hertz: hertz, velocity: velocity, after: after, value: $0) }
      }
    }
  }

  /// Whether the settle is still on then: without a velocity it ends in its first tick.
  var isMidSettle: Bool { velocity != 0 && after < Int(hertz) }

  /// Where the release carries the thumb.
  var oldTarget: Double { min(1, max(0, 0.5 + 0.099 * velocity)) }

  /// What is left of the velocity in the frame of the set: 0.99 of it a millisecond.
  var momentum: Double { velocity * DecelerationRate.fast.remainder(after: Double(after) / hertz) }

  @MainActor var moment: SettleMoment {
    var moment = SettleMoment()
    moment.rate = RefreshRate(hertz: hertz)
    moment.velocity = velocity
    moment.after = after
    moment.value = value
    return moment
  }

  @MainActor func trial(without step: PatchStep? = nil) -> PatchTrial {
    PatchTrial(at: moment) { patch in
      if let step { patch.set(step, on: false) }
    }
  }
}

@Suite("The matrix of the patch's steps")
struct MatrixTests {
  @Test("the six steps hold everywhere: shown, got, every copy clean, the next press a drag", arguments: Moment.all)
  func sixSteps(moment: Moment) {
    let trial = moment.trial()
    #expect(trial.first && trial.every && trial.final && trial.getter && trial.clean && trial.gesture)
    #expect(trial.getterValue == moment.value && abs(trial.finalValue - Double(moment.value)) < 1e-9)
  }

  @Test(
    "mid-settle, all but 1 ends where the momentum left carries it, in closed form",
    arguments: Moment.all.filter(\.isMidSettle))
  func withoutCancel(moment: Moment) {
    let trial = moment.trial(without: .cancelPan)
    let end = min(1, max(0, Double(moment.value) + 0.099 * moment.momentum))
    #expect(trial.getter && abs(trial.finalValue - end) < 1e-9)
  }

  @Test("mid-settle, all but 2 is shown at v and got at the old target", arguments: Moment.all.filter(\.isMidSettle))
  func withoutData(moment: Moment) {
    let trial = moment.trial(without: .dataModel)
    #expect(trial.every && trial.gesture)
    #expect(abs(Double(trial.getterValue) - moment.oldTarget) < 1e-6)
  }

  @Test("mid-settle, all but 3 and all but 6 end at the minimum", arguments: Moment.all.filter(\.isMidSettle))
  func withoutUpdateOrSet(moment: Moment) {
    for step in [PatchStep.lastUpdate, .setValue] {
      let trial = moment.trial(without: step)
      #expect(trial.finalValue == 0 && trial.every == (moment.value == 0) && trial.getter && trial.gesture)
    }
  }

  @Test("mid-settle, all but 4 and all but 5 end at the old target, from v in the first frame", arguments: Moment.all.filter(\.isMidSettle))
  func withoutInteractionOrProperty(moment: Moment) {
    for step in [PatchStep.interaction, .animatedValue] {
      let trial = moment.trial(without: step)
      #expect(trial.first && abs(trial.finalValue - moment.oldTarget) < 1e-6 && trial.getter && trial.gesture)
    }
  }

  @Test("after the end setValue alone holds and is clean", arguments: Moment.all.filter { !$0.isMidSettle && $0.after > 0 })
  func atRest(moment: Moment) {
    let trial = PatchTrial(at: moment.moment) { patch in
      for step in PatchStep.allCases { patch.set(step, on: step == .setValue) }
    }
    #expect(trial.holds && trial.clean && trial.gesture)
  }

  @Test(
    "mid-settle only all six hold with the getter right, at every rate; every subset leaves the next gesture alone", arguments: [60, 144.0])
  func onlyAllSix(hertz: Double) {
    let matrix = PatchMatrix(at: Moment(hertz: hertz, velocity: 2, after: 3, value: 0.37).moment)
    #expect(matrix.holding == ["123456"])
    #expect(PatchMatrix.subsets.allSatisfy { matrix[PatchMatrix.name(of: $0)]?.gesture == true })
    #expect(matrix["-"]?.finalValue == matrix["1"]?.finalValue)
  }

  @Test("the document has a key for each of 64 subsets, and the contract's eight keys under each")
  func document() throws {
    guard case .object(let members) = PatchMatrix(at: SettleMoment()).json else { throw NoObject() }
    #expect(members.count == 64 && Set(members.map(\.0)).count == 64)
    #expect(members.first?.0 == "-" && members.last?.0 == "123456")
    for (_, trial) in members {
      guard case .object(let numbers) = trial else { throw NoObject() }
      #expect(numbers.map(\.0) == ["getter", "first", "every", "final", "finalValue", "getterValue", "gesture", "clean"])
    }
  }

  @Test("the same moment twice gives the same document")
  func repeats() {
    #expect(PatchMatrix(at: SettleMoment()).json.compact == PatchMatrix(at: SettleMoment()).json.compact)
  }
}

struct NoObject: Error {}
