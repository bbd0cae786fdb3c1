import Strategies

/// The least of the patch's thirteen writes: subsets, done in the patch's order, that hold, and of which no part does.
enum MinimalWrites {
  /// The smaller ones first. Goes through all subsets (8192 of all writes) but those that contain one already found, which can't be
  /// minimal.
  static func find(at moment: SettleMoment, among all: [PatchWrite] = PatchWrite.allCases) -> [[PatchWrite]] {
    let bySize = (0..<1 << all.count).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
    var found: [Int] = []
    for subset in bySize where !found.contains(where: { subset & $0 == $0 }) {
      let trial = PatchTrial(at: moment, onlyHolding: true) { patch in
        patch.writes = Set(all.indices.filter { subset & 1 << $0 != 0 }.map { all[$0] })
      }
      if trial.holds { found.append(subset) }
    }
    return found.map { subset in all.indices.filter { subset & 1 << $0 != 0 }.map { all[$0] } }
  }
}
