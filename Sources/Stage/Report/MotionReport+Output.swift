nonisolated extension MotionReport {
  /// Aligned columns, a line for each number.
  public var text: String {
    var run = TextTable()
    run.add(["frames", "\(frames)"])
    run.add(["missed frames", "\(missedFrames)"])
    run.add(["largest jump", points(jump)])
    if let jumpFrame { run.add(["jump in frame", "\(jumpFrame)"]) }
    run.add(["frames where getter and picture disagree", "\(disagreeingFrames)"])
    guard !sets.isEmpty else { return run.text }
    var table = TextTable(header: ["set"] + sets.map { NumberText.shortest($0.value) })
    table.add(["in frame"] + sets.map { "\($0.frame)" })
    table.add(["at"] + sets.map { seconds($0.time) })
    table.add(["latency"] + sets.map { $0.latency.map(seconds) ?? "never" })
    table.add(["settled after"] + sets.map { $0.settleTime.map(seconds) ?? "never" })
    table.add(["frames off the value"] + sets.map { "\($0.offFrames) of \($0.frames)" })
    table.add(["rollback frames"] + sets.map { "\($0.rollbackFrames)" })
    table.add(["longest run"] + sets.map { "\($0.longestRollback)" })
    table.add(["largest rollback"] + sets.map { points($0.maxRollback) })
    table.add(["overshoot"] + sets.map { NumberText.fixed($0.overshoot, places: 2) + " %" })
    table.add(["velocity step"] + sets.map { NumberText.fixed($0.velocityStep, places: 1) + " pt/s" })
    return run.text + "\n" + table.text
  }

  public var json: JSONText {
    [
      "frames": .int(frames), "missedFrames": .int(missedFrames), "jump": .number(jump), "jumpFrame": jumpFrame.map { .int($0) } ?? .null,
      "disagreeingFrames": .int(disagreeingFrames), "disagreesAtEnd": .bool(disagreesAtEnd), "sets": .array(sets.map(\.json)),
    ]
  }

  private func points(_ value: Double) -> String { NumberText.fixed(value, places: 2) + " pt" }
  private func seconds(_ value: Double) -> String { NumberText.fixed(value, places: 4) + " s" }
}

nonisolated extension SetReport {
  /// Times in seconds, distances in points, the overshoot in per cent; null for what never came.
  public var json: JSONText {
    [
      "frame": .int(frame), "time": .number(time), "value": .float(value), "verdict": .string(verdict), "frames": .int(frames),
      "offFrames": .int(offFrames), "latency": latency.map { .number($0) } ?? .null,
      "latencyFrames": latencyFrames.map { .int($0) } ?? .null, "settleTime": settleTime.map { .number($0) } ?? .null,
      "rollbackFrames": .int(rollbackFrames), "longestRollback": .int(longestRollback), "maxRollback": .number(maxRollback),
      "overshoot": .number(overshoot), "velocityStep": .number(velocityStep), "finalShown": .number(finalShown),
      "finalValue": .float(finalValue),
    ]
  }
}
