import Exhibits
import Stage
import Testing

/// Released at 0.5 with 2 track lengths a second; 0.37 set 50 ms later.
func recording(_ strategy: String, system: String = "26", set: Double = 0.27) throws -> SettleRun {
  let text = """
    {"strategy": "\(strategy)", "os": "\(system)",
     "events": [{"at": 0.1, "press": 0.2}, {"at": 0.1, "drag": 0.5, "over": 0.15}, {"at": 0.25, "release": true},
                {"at": \(set), "set": 0.37}]}
    """
  let run = SettleRun(try Scenario.parse(text, file: "recording"))
  run.play()
  return run
}

@Suite("One recording, by strategy")
struct RecordingTests {
  @Test("none and removeAllAnimations end at the old target with the value at 0.37, with equal traces")
  func rolledBack() throws {
    let none = try recording("none", set: 0.3)
    let last = try #require(none.rows.last)
    #expect(abs(last.shown - 0.698) < 0.001)
    #expect(last.value == 0.37)
    let other = try recording("removeAllAnimations", set: 0.3)
    #expect(TraceFormat.csv.text(none.rows) == TraceFormat.csv.text(other.rows))
  }

  @Test("patch, replacement and retarget show 0.37 in every frame from the set on", arguments: ["patch", "replace", "retarget"])
  func holds(strategy: String) throws {
    let run = try recording(strategy, set: 0.3)
    let after = run.rows.drop { !$0.events.contains("set") }
    #expect(!after.isEmpty)
    for row in after { #expect(abs(row.shown - 0.37) < 0.001, "\(strategy) \(row)") }
    for row in after { #expect(row.value == 0.37) }
  }

  @Test("a set kept for endTracking is overridden by the settle that starts after it")
  func endTracking() throws {
    let run = try recording("endTracking", set: 0.22)
    #expect(run.rows.first { $0.events.contains("set") }?.isTracking == true)
    let last = try #require(run.rows.last)
    #expect(abs(last.shown - 0.698) < 0.001)
    #expect(last.value == 0.37)
  }

  @Test("a deferred set ends at its value, late by its delay")
  func deferred() throws {
    let run = try recording("deferred", set: 0.3)
    let last = try #require(run.rows.last)
    #expect(last.value == 0.37 && abs(last.shown - 0.37) < 0.001)
    let set = try #require(run.rows.first { $0.events.contains("set") })
    let arrival = try #require(run.rows.first { $0.time >= set.time && $0.value == 0.37 })
    #expect(abs(arrival.time - set.time - 0.5) < 1e-9)
  }
}
