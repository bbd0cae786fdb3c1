import Stage
import Testing
import Widgets

@MainActor
@Suite("A scenario")
struct ScenarioReadingTests {
  @Test("reads every field that the contract names")
  func everything() throws {
    let scenario = try Scenario.parse(
      #"""
      { "name": "set during settle", "exhibit": "settle", "refresh": 59.94, "os": "26-renamed", "strategy": "patch",
        "steps": [6, 2, 0], "deferral": 0.25, "load": 0.01,
        "slider": {"minimum": -1, "maximum": 3, "value": 0.5, "continuous": false, "width": 300, "step": 0.1},
        "events": [
          {"at": 0.1, "press": 0.2}, {"at": 0.1, "drag": 0.8, "over": 0.12}, {"at": 0.22, "release": true},
          {"at": 0.27, "set": 0.37}, {"at": 0.30, "key": "Ctrl+Right"}, {"at": 0.5, "refresh": 144}, {"at": 0.6, "stall": 0.025},
          {"at": 0.65, "pressX": 12.5, "pressY": 3}, {"at": 0.66, "dragX": -4}, {"at": 0.7, "cancel": true},
          {"at": 0.75, "animating": false},
          {"at": 0.8, "call": "setValue:", "on": "_visualElement.fluidInteraction.__animatedValue", "with": 0.4},
          {"at": 0.85, "call": "cancel", "on": "_visualElement.fluidInteraction.__panDriver"},
          {"at": 0.9, "write": "_visualElement.fluidInteraction._lockedValue", "as": "d", "with": 0.4} ],
        "until": 2.5,
        "expect": [ {"shown": 0.37, "from": 0.27, "within": 0.001}, {"value": 0.37, "from": 0.27, "to": 1},
                    {"events": ["touchDown", "valueChanged", "touchUpInside"]} ] }
      """#, file: "all.json")
    #expect(scenario.name == "set during settle")
    #expect(scenario.exhibit == "settle")
    #expect(scenario.refresh == 59.94)
    #expect(scenario.system == "26-renamed")
    #expect(scenario.strategy == "patch")
    #expect(scenario.steps == [6, 2, 0])
    #expect(scenario.deferral == 0.25)
    #expect(scenario.load == 0.01)
    #expect(scenario.slider.minimum == -1)
    #expect(scenario.slider.maximum == 3)
    #expect(scenario.slider.value == 0.5)
    #expect(!scenario.slider.isContinuous)
    #expect(scenario.slider.width == 300)
    #expect(scenario.slider.step == 0.1)
    #expect(scenario.until == .seconds(2.5))
    #expect(scenario.events.map(\.time) == [0.1, 0.1, 0.22, 0.27, 0.30, 0.5, 0.6, 0.65, 0.66, 0.7, 0.75, 0.8, 0.85, 0.9])
    let actions = scenario.events.map { String(describing: $0.action).replacing("Stage.", with: "").replacing("Widgets.", with: "") }
    #expect(
      actions == [
        "press(PointerPlace.position(0.2), y: nil)", "drag(PointerPlace.position(0.8), seconds: 0.12)", "release", "set(0.37)",
        "key(Key.right, Modifiers(rawValue: 2))", "refresh(144.0)", "stall(0.025)", "press(PointerPlace.point(12.5), y: Optional(3.0))",
        "drag(PointerPlace.point(-4.0), seconds: 0.0)", "cancel", "animating(false, placed: nil)",
        "call(\"setValue:\", on: \"_visualElement.fluidInteraction.__animatedValue\", with: Optional(0.4))",
        "call(\"cancel\", on: \"_visualElement.fluidInteraction.__panDriver\", with: nil)",
        "write(\"_visualElement.fluidInteraction._lockedValue\", ScenarioWrite.double(0.4))",
      ])
    #expect(
      scenario.expectations == [
        Expectation(path: "expect[0].shown", .number(.shown, 0.37, within: 0.001), from: 0.27),
        Expectation(path: "expect[1].value", .number(.value, 0.37, within: 1e-6), from: 0.27, to: 1),
        Expectation(path: "expect[2].events", .events(["touchDown", "valueChanged", "touchUpInside"])),
      ])
  }

  @Test("needs its events and nothing else")
  func defaults() throws {
    let scenario = try Scenario.parse(#"{"events": []}"#, file: "least.json")
    #expect(scenario.exhibit == "settle")
    #expect(scenario.refresh == 60)
    #expect(scenario.system == "26")
    #expect(scenario.strategy == "none")
    #expect(scenario.steps == [1, 2, 3, 4, 5, 6])
    #expect(scenario.deferral == 0.5)
    #expect(scenario.load == 0)
    #expect(scenario.slider == ScenarioSlider())
    #expect(scenario.slider.width == 600)
    #expect(scenario.until == .settled)
    #expect(scenario.events.isEmpty)
    #expect(scenario.expectations.isEmpty)
  }

  @Test(
    "writes an ivar as the type that its encoding names",
    arguments: [
      (#""as": "d", "with": 1"#, ScenarioWrite.double(1)), (#""as": "f", "with": 0.75"#, .float(0.75)),
      (#""as": "B", "with": true"#, .bool(true, encoding: "B")), (#""as": "c", "with": false"#, .bool(false, encoding: "c")),
      (#""as": "q", "with": -2"#, .integer(-2, encoding: "q")), (#""as": "Q", "with": 2"#, .integer(2, encoding: "Q")),
      (#""as": "@", "with": null"#, .none),
    ])
  func writes(json: String, value: ScenarioWrite) throws {
    let scenario = try Scenario.parse("{\"events\": [{\"at\": 0, \"write\": \"_a\", \(json)}]}", file: "write.json")
    guard case .write("_a", let found) = scenario.events[0].action else {
      Issue.record("not a write: \(scenario.events[0].action)")
      return
    }
    #expect(found == value)
    #expect(ScenarioWrite.encodings.contains(found.encoding))
  }

  @Test("takes a press and its release in the order of time, and of the file where times are equal")
  func pressOrder() throws {
    let later =
      #"{"events": [{"at": 0.2, "release": true}, {"at": 0.1, "press": 0}, {"at": 0.3, "press": 0}, {"at": 0.3, "cancel": true}]}"#
    #expect(try Scenario.parse(later, file: "order.json").events.count == 4)
  }

  @Test("reads its file from disk, whatever its name holds")
  func file() throws {
    let folder = try Folder()
    let path = folder.path("with space %20 und ä.json")
    try OutputFile.write("\u{FEFF}{\"events\": []}", to: path)
    #expect(try Scenario.read(path: path).events.isEmpty)
  }
}
