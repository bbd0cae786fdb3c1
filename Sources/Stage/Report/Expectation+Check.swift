nonisolated extension Expectation {
  /// Holds it against the rows of a run. Without a row between `from` and `to` it doesn't hold.
  public func check(_ rows: [TraceRow]) -> ExpectationResult {
    let rows = rows.filter { $0.time >= from - FrameSchedule.tolerance && $0.time <= (to ?? .infinity) + FrameSchedule.tolerance }
    guard !rows.isEmpty else { return result(false, "there is no frame then") }
    switch subject {
    case .number(let column, let wanted, let within): return check(rows, column, wanted, within)
    case .events(let wanted): return check(rows, wanted)
    }
  }

  private func check(_ rows: [TraceRow], _ column: Column, _ wanted: Float, _ within: Double) -> ExpectationResult {
    guard let failing = rows.first(where: { !column.isNear(wanted, within, in: $0) }) else {
      return result(true, "so it is in all \(rows.count) frames")
    }
    let count = rows.count { !column.isNear(wanted, within, in: $0) }
    return result(
      false,
      "it is \(column.text(in: failing)) in frame \(failing.frame) at \(NumberText.fixed(failing.time, places: 4)) s, and off in \(count) of \(rows.count) frames"
    )
  }

  private func check(_ rows: [TraceRow], _ wanted: [String]) -> ExpectationResult {
    let happened = rows.flatMap(\.events)
    var rest = happened[...]
    for (index, name) in wanted.enumerated() {
      // A name that repeats the one before it may be the same happening: repeats are folded.
      if index > 0, wanted[index - 1] == name { continue }
      guard let place = rest.firstIndex(of: name) else {
        let after = index > 0 ? " after \(wanted[index - 1])" : ""
        return result(false, "no \(name)\(after) among \(Expectation.listed(happened))")
      }
      rest = rest[(place + 1)...]
    }
    return result(true, "so they do")
  }

  private func result(_ holds: Bool, _ found: String) -> ExpectationResult {
    let wanted =
      switch subject {
      case .number(let column, let value, let within):
        "\(column.rawValue) stays within \(NumberText.shortest(within)) of \(NumberText.shortest(value))"
      case .events(let names): "events come in order: " + (names.isEmpty ? "none in particular" : names.joined(separator: ", "))
      }
    let start = "from \(NumberText.shortest(from)) s "
    let end = to.map { "to \(NumberText.shortest($0)) s" } ?? "to the end"
    return ExpectationResult(expectation: self, holds: holds, sentence: "\(wanted), \(start)\(end): \(found)")
  }

  /// The events with repeats folded, the first dozen of them.
  private static func listed(_ events: [String]) -> String {
    let folded = events.indices.filter { $0 == 0 || events[$0] != events[$0 - 1] }.map { events[$0] }
    guard !folded.isEmpty else { return "none" }
    return folded.prefix(12).joined(separator: ", ") + (folded.count > 12 ? ", ..." : "")
  }
}

nonisolated extension Expectation.Column {
  fileprivate func number(in row: TraceRow) -> Float {
    switch self {
    case .value: row.value
    case .shown: Float(row.shown)
    case .target: Float(row.target)
    }
  }

  /// False where the number isn't finite.
  fileprivate func isNear(_ wanted: Float, _ within: Double, in row: TraceRow) -> Bool {
    abs(number(in: row) - wanted) <= Float(within)
  }

  fileprivate func text(in row: TraceRow) -> String {
    switch self {
    case .value: NumberText.shortest(row.value)
    case .shown: NumberText.shortest(row.shown)
    case .target: NumberText.shortest(row.target)
    }
  }
}
