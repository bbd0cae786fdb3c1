import Stage
import Testing
import Widgets

@testable import Exhibits

private func play(_ events: String, system: String = "26") throws -> SettleRun {
  let text = #"{"os": "\#(system)", "events": [\#(events)], "until": 2}"#
  let run = SettleRun(try Scenario.parse(text, file: "internals"))
  run.play()
  return run
}

@Suite("Scenarios that reach inside")
struct ScenarioInternalsTests {
  @Test("a call moves the spring, and the thumb with it in the next tick")
  func call() throws {
    let run = try play(#"{"at": 0.1, "call": "setValue:", "on": "_visualElement.fluidInteraction.__animatedValue", "with": 0.4}"#)
    #expect(run.misses.isEmpty)
    #expect(run.rows[6].shown == Double(Float(0.2)) && run.rows[6].target == 0.4)
    #expect(run.rows[7].shown == 0.4)
    #expect(run.rows.last?.value == 0.2)
  }

  @Test("a write changes one ivar and asks for one tick: the presentation follows the spring again, the thumb stays")
  func write() throws {
    let run = try play(#"{"at": 0.1, "write": "_visualElement.fluidInteraction._presentationValue", "as": "d", "with": 0.4}"#)
    let objects = SliderObjects(of: run.model.control.innerSlider)
    #expect(run.misses.isEmpty)
    #expect(objects.number("_presentationValue", of: objects.interaction) == Double(Float(0.2)))
    #expect(run.rows.allSatisfy { abs($0.shown - 0.2) < 1e-6 })
  }

  @Test("an update that isn't at its target is believed unfinished in the tick that the write asked for")
  func unfinished() throws {
    let run = try play(
      #"""
      {"at": 0.1, "write": "_visualElement.lastUpdate.__unclampedValue", "as": "d", "with": 0.6},
      {"at": 0.1, "write": "_visualElement.lastUpdate._atTarget", "as": "B", "with": false}
      """#)
    #expect(run.rows[7].events == ["settleBegan"])
    #expect(abs((run.rows.last?.shown ?? 0) - 0.6) < 1e-9)
  }

  @Test(
    "what leads nowhere is a reported miss and changes nothing",
    arguments: [
      #"{"at": 0.1, "call": "setValue", "on": "_visualElement.fluidInteraction.__animatedValue", "with": 0.4}"#,
      #"{"at": 0.1, "call": "setValue:", "on": "_visualElement.fluidInteraction.__animatedValue"}"#,
      #"{"at": 0.1, "call": "setValue:", "on": "_visualElement.nowhere", "with": 0.4}"#,
      #"{"at": 0.1, "call": "cancel", "on": "_visualElement.fluidInteraction.__activeDriver"}"#,
      #"{"at": 0.1, "write": "_visualElement.fluidInteraction._lockedValue", "as": "f", "with": 0.4}"#,
      #"{"at": 0.1, "write": "_visualElement.fluidInteraction.__state", "as": "Q", "with": 1}"#,
      #"{"at": 0.1, "write": "_data._value", "as": "d", "with": 0.4}"#,
      #"{"at": 0.1, "write": "_visualElement.lastUpdate", "as": "@", "with": null}"#,
      #"{"at": 0.1, "write": "", "as": "d", "with": 0.4}"#,
    ])
  func misses(event: String) throws {
    let run = try play(event)
    #expect(run.misses.count == 1)
    #expect(run.rows.allSatisfy { $0.shown == Double(Float(0.2)) && $0.value == 0.2 && !$0.isSettling })
  }

  @Test("on a system without the internals, or with other names, each is a miss", arguments: ["custom", "settle", "26-renamed"])
  func otherSystems(system: String) throws {
    let run = try play(
      #"""
      {"at": 0.1, "write": "_visualElement.fluidInteraction._lockedValue", "as": "d", "with": 0.4},
      {"at": 0.1, "call": "setValue:", "on": "_visualElement.fluidInteraction.__animatedValue", "with": 0.4}
      """#, system: system)
    #expect(run.misses.count == 2)
    #expect(run.rows.allSatisfy { abs($0.shown - 0.2) < 1e-6 })
  }
}
