import Strategies

/// What the steps of the patch came to, since the last set.
struct PatchBook {
  /// What a step did when it was done last.
  struct Result: Hashable {
    var done: [PatchWrite] = []
    var lost: [PatchWrite] = []
    /// What wasn't found, one sentence each.
    var missed: [String] = []
  }

  private(set) var results: [PatchStep: Result] = [:]
  /// The writes that are being done by hand; nil while the strategy does its own.
  private var byHand: [PatchWrite]?

  mutating func begin(_ writes: [PatchWrite]?) { byHand = writes }

  mutating func clear() { results = [:] }

  mutating func add(_ step: PatchStep, done names: [String], missed: [String], chosen: Set<PatchWrite>) {
    let tried = byHand.map { $0.filter { $0.step == step } } ?? step.writes.filter(chosen.contains)
    let done = names.compactMap(PatchWrite.init(rawValue:))
    results[step] = Result(done: done, lost: tried.filter { !done.contains($0) }, missed: missed)
  }

  /// The writes that found their ivar or selector.
  var done: [PatchWrite] { PatchStep.allCases.flatMap { results[$0]?.done ?? [] } }

  func isDone(_ write: PatchWrite) -> Bool { results[write.step]?.done.contains(write) ?? false }
  func isLost(_ write: PatchWrite) -> Bool { results[write.step]?.lost.contains(write) ?? false }
}

extension PatchBook.Result {
  /// In a few words.
  func text(of step: PatchStep) -> String {
    guard !done.isEmpty else { return missed.isEmpty ? "did nothing" : "found nothing" }
    let found =
      switch step {
      case .cancelPan: "called cancel"
      case .dataModel, .lastUpdate, .interaction: "wrote \(done.count) ivar\(done.count == 1 ? "" : "s")"
      case .animatedValue: done.count == 2 ? "called both setters" : "called \(done[0] == .propertyValue ? "setValue:" : "setVelocity:")"
      case .setValue: "set the value"
      }
    return lost.isEmpty ? found : "\(found), missed \(lost.count)"
  }
}

extension TargetCopies {
  /// The copies that a write of that name puts a value into.
  static func written(by name: String) -> [String] {
    switch PatchWrite(rawValue: name) {
    case .propertyValue: ["property.value", "property.presentationValue"]
    case .dataValue, .updateValue, .updateUnclampedValue, .lockedValue, .presentationValue: [name]
    default: []
    }
  }
}
