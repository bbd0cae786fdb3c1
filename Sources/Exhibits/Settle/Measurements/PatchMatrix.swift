public import Stage
import Strategies

/// All 64 subsets of the patch's six steps in one moment; on demand its 720 orders, and the least of its writes that hold.
public struct PatchMatrix {
  private let trials: [(steps: String, trial: PatchTrial)]
  private let orders: PatchOrders?
  private let minimalWrites: [[PatchWrite]]?

  public init(at moment: SettleMoment, orders: Bool = false, writes: Bool = false) {
    trials = PatchMatrix.subsets.map { steps in
      let trial = PatchTrial(at: moment) { patch in
        for step in PatchStep.allCases { patch.set(step, on: steps.contains(step)) }
      }
      return (PatchMatrix.name(of: steps), trial)
    }
    self.orders = orders ? PatchOrders(at: moment) : nil
    minimalWrites = writes ? MinimalWrites.find(at: moment) : nil
  }

  /// The smaller ones first, then in the order of the steps.
  static let subsets: [[PatchStep]] = (0..<64)
    .map { bits in PatchStep.allCases.filter { bits & 1 << ($0.rawValue - 1) != 0 } }
    .sorted { ($0.count, PatchMatrix.name(of: $0)) < ($1.count, PatchMatrix.name(of: $1)) }

  /// "-" for none, "123456" for all.
  static func name(of steps: [PatchStep]) -> String { steps.isEmpty ? "-" : steps.map { "\($0.rawValue)" }.joined() }

  subscript(steps: String) -> PatchTrial? { trials.first { $0.steps == steps }?.trial }

  /// The subsets that hold on screen and to the getter.
  var holding: [String] { trials.filter(\.trial.holds).map(\.steps) }

  // MARK: output

  public var json: JSONText {
    var members = trials.map { ($0.steps, $0.trial.json) }
    if let orders { members += [("orders", .int(orders.count)), ("holding", .int(orders.holding)), ("clean", .int(orders.clean))] }
    if let minimalWrites {
      members.append(("minimalWrites", .array(minimalWrites.map { .array($0.map { .string($0.rawValue) }) })))
    }
    return .object(members)
  }

  /// The same for people, in aligned columns.
  public var text: String {
    var table = TextTable(header: ["steps", "getter", "first", "every", "final", "final value", "getter value", "gesture", "clean"])
    for (steps, trial) in trials { table.add([steps] + trial.cells) }
    var text = table.text
    if let orders {
      text += "\n\(orders.count) orders: \(orders.holding) hold, \(orders.clean) of them leave every copy of the target at the value\n"
    }
    if let minimalWrites {
      text += "\nminimal subsets of the \(PatchWrite.allCases.count) writes that hold: \(minimalWrites.count)\n"
      for writes in minimalWrites { text += "  \(writes.count): " + writes.map(\.rawValue).joined(separator: ", ") + "\n" }
    }
    return text
  }
}

extension PatchTrial {
  var json: JSONText {
    [
      "getter": .bool(getter), "first": .bool(first), "every": .bool(every), "final": .bool(final), "finalValue": .number(finalValue),
      "getterValue": .float(getterValue), "gesture": .bool(gesture), "clean": .bool(clean),
    ]
  }

  var cells: [String] {
    let flag = { (isSo: Bool) in isSo ? "yes" : "-" }
    return [
      flag(getter), flag(first), flag(every), flag(final), NumberText.fixed(finalValue, places: 3),
      NumberText.fixed(Double(getterValue), places: 3), flag(gesture), flag(clean),
    ]
  }
}
