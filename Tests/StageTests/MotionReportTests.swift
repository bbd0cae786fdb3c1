import Stage
import Testing

/// A second at 60 Hz on a slider of 100 points' travel whose thumb settles towards 0.7 in a straight line and is set to 0.3 in frame 10.
private struct Run {
  var rows: [TraceRow]

  init(value: Float = 0.3, shown: (Int) -> Double, events: [Int: [String]] = [10: ["set"]]) {
    rows = (0..<60).map { frame in
      TraceRow(
        frame: frame, time: Double(frame) / 60, value: frame < 10 ? 0.7 : value, shown: shown(frame), target: 0.7, velocity: 0.6,
        events: events[frame, default: []])
    }
  }

  static func settle(_ frame: Int) -> Double { min(0.7, 0.5 + Double(frame) * 0.01) }

  func report(sets: [(Double, Float)] = [(10.0 / 60, 0.3)]) -> MotionReport {
    MotionReport(rows, sets: sets.map { (time: $0.0, value: $0.1) }, range: 0...1, travel: 100)
  }
}

@Suite("The numbers of a run")
struct MotionReportTests {
  @Test("tell a rollback: one frame at the value, then away from it for good")
  func rollback() throws {
    let report = Run(shown: { $0 == 10 ? 0.3 : Run.settle($0) }).report()
    let set = try #require(report.sets.first)
    #expect(set.frame == 10)
    #expect(set.latency == 0)
    #expect(set.frames == 50)
    #expect(set.offFrames == 49)
    #expect(set.rollbackFrames == 10)  // frames 11 to 20
    #expect(set.longestRollback == 10)
    #expect(abs(set.maxRollback - 40) < 1e-3)
    #expect(set.settleTime == nil)
    #expect(set.verdict == "shown 0.700, value 0.300: rolled back after 1 frame")
    #expect(report.disagreesAtEnd)
    #expect(report.disagreeingFrames == 59)  // value is at the target before the thumb
  }

  @Test("tell a set that holds: no rollback, no latency")
  func holds() throws {
    let report = Run(shown: { $0 < 10 ? Run.settle($0) : 0.3 }).report()
    let set = try #require(report.sets.first)
    #expect(set.latency == 0)
    #expect(set.settleTime == 0)
    #expect(set.offFrames == 0)
    #expect(set.rollbackFrames == 0)
    #expect(set.maxRollback == 0)
    #expect(set.overshoot == 0)
    #expect(set.verdict == "shown 0.300, value 0.300: arrives at once and holds")
    #expect(!report.disagreesAtEnd)
    #expect(abs(report.jump - 29) < 1e-9)
    #expect(report.jumpFrame == 10)
  }

  @Test("tell a late set by its lag, not by what happens before it arrives")
  func deferred() throws {
    let set = try #require(Run(shown: { $0 < 40 ? Run.settle($0) : 0.3 }).report().sets.first)
    #expect(set.latency == 0.5)
    #expect(set.latencyFrames == 30)
    #expect(set.settleTime == 0.5)
    #expect(set.offFrames == 30)
    #expect(set.rollbackFrames == 0)
    #expect(set.verdict == "shown 0.300, value 0.300: arrives 0.500 s late and holds")
  }

  @Test("tell a set that is never seen")
  func never() throws {
    let set = try #require(Run(shown: Run.settle).report().sets.first)
    #expect(set.latency == nil)
    #expect(set.settleTime == nil)
    #expect(set.offFrames == 50)
    #expect(set.rollbackFrames == 0)
    #expect(set.verdict == "shown 0.700, value 0.300: the thumb is never at the set value")
  }

  @Test("tell an overshoot in per cent of the way")
  func overshoot() throws {
    // From 0.6 to 0.3 by way of 0.27: a tenth of the way too far.
    let path = [0.45, 0.3, 0.27, 0.29]
    let set = try #require(Run(shown: { $0 < 10 ? 0.6 : $0 < 14 ? path[$0 - 10] : 0.3 }).report().sets.first)
    #expect(abs(set.overshoot - 10) < 1e-3)
    #expect(set.latencyFrames == 1)
    #expect(set.settleTime == 14.0 / 60 - 10.0 / 60)
    #expect(set.rollbackFrames == 1)
    #expect(abs(set.maxRollback - 3) < 1e-3)
  }

  @Test("count a set from its first frame to the next set, press or key")
  func windows() {
    let events = [10: ["set"], 20: ["set"], 30: ["touchDown"], 40: ["set"], 45: ["valueChanged"]]
    let run = Run(shown: { _ in 0.3 }, events: events)
    let report = run.report(sets: [(9.5 / 60, 0.3), (20.0 / 60, 0.5), (40.0 / 60, 7), (2, 0.1)])
    #expect(report.sets.map(\.frame) == [10, 20, 40])
    #expect(report.sets.map(\.frames) == [10, 10, 5])
    #expect(report.sets.map(\.value) == [0.3, 0.5, 1])
    #expect(report.sets.map(\.offFrames) == [0, 10, 5])
  }

  @Test("count what a stall swallowed, and a jump that the velocity explains is none")
  func stall() {
    var rows = Run(shown: Run.settle).rows
    rows.removeSubrange(5..<15)  // 11 intervals at 0.6 a second: 11 points in one step
    let report = MotionReport(rows, sets: [], range: 0...1, travel: 100)
    #expect(report.frames == 50)
    #expect(report.missedFrames == 10)
    #expect(report.jump == 0)
    #expect(report.sets.isEmpty)
  }

  @Test("measure the change of velocity at a set in points a second")
  func velocityStep() throws {
    var run = Run(shown: { _ in 0.3 })
    run.rows[10].velocity = -0.4
    let set = try #require(run.report().sets.first)
    #expect(abs(set.velocityStep - 100) < 1e-9)
  }

  @Test("are in points of the slider whatever its range")
  func range() throws {
    let rows = Run(shown: { $0 == 10 ? 0.3 : Run.settle($0) }).rows.map { row in
      var row = row
      row.value = row.value * 200 - 50
      row.shown = row.shown * 200 - 50
      return row
    }
    let set = try #require(MotionReport(rows, sets: [(time: 10.0 / 60, value: 10)], range: -50...150, travel: 100).sets.first)
    #expect(abs(set.maxRollback - 40) < 1e-3)
    #expect(set.rollbackFrames == 10)
  }

  @Test("hold for no rows, one row and a range without length")
  func degenerate() {
    #expect(MotionReport([], sets: [(time: 0, value: 1)], range: 0...1, travel: 100).sets.isEmpty)
    let row = TraceRow(frame: 0, time: 0, value: 3, shown: 3, target: 3, velocity: 0)
    let report = MotionReport([row], sets: [(time: 0, value: 5)], range: 3...3, travel: 100)
    #expect(report.sets.first?.offFrames == 0)
    #expect(report.sets.first?.value == 3)
  }

  @Test("print in aligned columns, and as JSON with null for what never came")
  func output() {
    let report = Run(shown: { $0 == 10 ? 0.3 : Run.settle($0) }).report()
    #expect(
      report.text == """
        frames                                          60
        missed frames                                    0
        largest jump                              31.00 pt
        jump in frame                                   11
        frames where getter and picture disagree        59

        set                        0.3
        in frame                    10
        at                    0.1667 s
        latency               0.0000 s
        settled after            never
        frames off the value  49 of 50
        rollback frames             10
        longest run                 10
        largest rollback      40.00 pt
        overshoot               0.00 %
        velocity step         0.0 pt/s

        """)
    #expect(report.json.compact.contains(#""settleTime":null"#))
    #expect(report.json.compact.contains(#""verdict":"shown 0.700, value 0.300: rolled back after 1 frame""#))
  }
}
