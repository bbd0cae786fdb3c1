import Stage
import Testing

@testable import Exhibits

@Suite("A scenario of the glow")
struct GlowRunTests {
  private func play(_ clock: String, _ events: String, more: String = "") throws -> GlowRun {
    let text = #"{"exhibit": "glow", "strategy": "\#(clock)", "events": [\#(events)]\#(more)}"#
    let run = try #require(ScenarioRuns.make(try Scenario.parse(text, file: "glow.json")) as? GlowRun)
    run.play()
    return run
  }

  private func steps(_ run: GlowRun) -> [Double] { zip(run.rows, run.rows.dropFirst()).map { $1.shown - $0.shown } }

  @Test("a pause at 60 Hz falls between draw and commit by itself: predicted goes back by a frame, the others don't")
  func pause() throws {
    let event = #"{"at": 0.75, "animating": false}"#
    let faulty = try play("predicted", event)
    let back = try #require(steps(faulty).min())
    #expect(abs(back + 1.0 / 60) < 1e-9)
    #expect(faulty.rows.contains { $0.events == ["paused", "wentBack"] })
    #expect(faulty.isRight == false && faulty.outcome.contains("1.33 degrees"))
    for clock in ["accumulated", "advanced"] {
      let run = try play(clock, event)
      #expect(steps(run).allSatisfy { $0 >= 0 })
      #expect(run.isRight == true)
      #expect(run.rows.last.map { abs($0.shown - $0.target) < 1e-12 } == true)
    }
  }

  @Test("a placed flip goes back only between draw and commit", arguments: ["beforeDraw", "between", "afterCommit"])
  func placed(placement: String) throws {
    let run = try play("predicted", #"{"at": 0.75, "animating": false, "placed": "\#(placement)"}"#)
    #expect(steps(run).contains { $0 < 0 } == (placement == "between"))
  }

  @Test("a stall is one step of a quarter of a second at most, and the pause after it takes all of it back")
  func hitch() throws {
    let run = try play("predicted", #"{"at": 0.5, "stall": 0.4}, {"at": 0.901, "animating": false}"#)
    #expect(abs((steps(run).max() ?? 0) - 0.25) < 1e-9)
    #expect(abs((steps(run).min() ?? 0) + 0.25) < 1e-9)
  }

  @Test("the time rests while a sticker is held and goes on after", arguments: ["accumulated", "advanced"])
  func held(clock: String) throws {
    let run = try play(
      clock, #"{"at": 0.5, "press": 0.2}, {"at": 0.6, "drag": 0.4, "over": 0.3}, {"at": 1.5, "release": true}"#, more: #", "until": 2"#)
    let held = run.rows.filter(\.isTracking)
    #expect(held.count > 50 && Set(held.map(\.shown)).count == 1)
    #expect(steps(run).allSatisfy { $0 >= 0 && $0 <= 1.0 / 60 + 1e-9 })
    #expect((run.rows.last?.shown ?? 0) > 0.9 && (run.rows.last?.shown ?? 0) <= 1.0 + 1e-6)
    #expect(run.rows.flatMap(\.events) == ["touchDown", "paused", "touchUpInside", "resumed"])
  }

  @Test("one that never pauses never settles, and two plays give the same rows")
  func endless() throws {
    let run = try play("predicted", "", more: #", "until": "settled""#)
    #expect(run.ranOut)
    #expect(run.rows == (try play("predicted", "")).rows)
  }

  @Test("what the glow has no use for is refused, with its path")
  func refused() throws {
    for (event, found) in [(#""set": 0.3"#, "set in the exhibit glow"), (#""call": "a", "on": "b""#, "call in the exhibit glow")] {
      let error = try #require(throws: ScenarioError.self) {
        try Scenario.parse(#"{"exhibit": "glow", "events": [{"at": 0, \#(event)}]}"#, file: "a.json")
      }
      #expect(error.description.contains("events[0]") && error.description.contains(found))
    }
    for text in [
      #"{"exhibit": "glow", "strategy": "patch", "events": []}"#, #"{"strategy": "predicted", "events": []}"#,
      #"{"exhibit": "glow", "events": [{"at": 0, "animating": true, "placed": "later"}]}"#,
      #"{"exhibit": "glow", "events": [{"at": 0, "press": 0, "placed": "between"}]}"#,
    ] {
      #expect(throws: ScenarioError.self) { try Scenario.parse(text, file: "a.json") }
    }
  }
}
