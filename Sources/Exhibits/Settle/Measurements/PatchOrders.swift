import Strategies

/// The 720 orders of the patch's six steps in one moment.
struct PatchOrders {
  private let trials: [(order: [PatchStep], trial: PatchTrial)]

  init(at moment: SettleMoment) {
    trials = PatchOrders.permutations(of: PatchStep.allCases).map { order in
      (order, PatchTrial(at: moment, onlyHolding: true) { $0.order = order })
    }
  }

  var count: Int { trials.count }
  /// Those that hold on screen and to the getter.
  var holding: Int { trials.count(where: \.trial.holds) }
  /// Those that besides leave every copy of the target at the value.
  var clean: Int { trials.count { $0.trial.holds && $0.trial.clean } }
  /// Those that hold on screen, whatever the getter says.
  var onScreen: Int { trials.count(where: \.trial.every) }

  /// Whether exactly those orders hold on screen that have `first` somewhere before `second`.
  func holdExactly(with first: PatchStep, before second: PatchStep) -> Bool {
    trials.allSatisfy { order, trial in
      let isBefore = order.firstIndex(of: first).map { order[$0...].contains(second) } ?? false
      return trial.every == isBefore
    }
  }

  static func permutations(of steps: [PatchStep]) -> [[PatchStep]] {
    guard steps.count > 1 else { return [steps] }
    return steps.flatMap { step in permutations(of: steps.filter { $0 != step }).map { [step] + $0 } }
  }
}
