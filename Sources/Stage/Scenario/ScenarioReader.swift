/// What a checked document means as a scenario.
struct ScenarioReader {
  let names: ScenarioNames

  func scenario(_ node: JSONNode) throws(ScenarioError) -> Scenario {
    let members = try node.object([
      "name", "exhibit", "refresh", "os", "strategy", "steps", "deferral", "load", "slider", "events", "until", "expect",
    ])
    var scenario = Scenario()
    if let name = members["name"] { scenario.name = try name.string() }
    if let exhibit = members["exhibit"] { scenario.exhibit = try exhibit.name(among: names.exhibits) }
    if let refresh = members["refresh"] { scenario.refresh = try refresh.hertz() }
    if let system = members["os"] { scenario.system = try system.name(among: names.systems) }
    let strategies = names.variants[scenario.exhibit] ?? names.strategies
    scenario.strategy = try members["strategy"]?.name(among: strategies) ?? strategies[0]
    if let steps = members["steps"] { scenario.steps = try self.steps(steps) }
    if let deferral = members["deferral"] { scenario.deferral = try deferral.seconds() }
    if let load = members["load"] { scenario.load = try load.seconds() }
    if let slider = members["slider"] { scenario.slider = try self.slider(slider) }
    scenario.events = try events(members.required("events", "an array of events"), in: scenario.exhibit)
    if let until = members["until"] { scenario.until = try self.until(until) }
    if let expectations = members["expect"] { scenario.expectations = try self.expectations(expectations) }
    return scenario
  }

  private func steps(_ node: JSONNode) throws(ScenarioError) -> [Int] {
    var steps: [Int] = []
    for item in try node.array() {
      let wanted = "the number of a step, 0 ... 6"
      let step = try item.integer(wanted)
      guard (0...6).contains(step) else { throw item.refuse(wanted: wanted) }
      steps.append(step)
    }
    return steps
  }

  private func slider(_ node: JSONNode) throws(ScenarioError) -> ScenarioSlider {
    let members = try node.object(["minimum", "maximum", "value", "continuous", "width", "step"])
    var slider = ScenarioSlider()
    if let minimum = members["minimum"] { slider.minimum = try minimum.float("a number") }
    if let maximum = members["maximum"] { slider.maximum = try maximum.float("a number") }
    guard slider.minimum <= slider.maximum else {
      let range = "a minimum not above the maximum"
      let found = "\(NumberText.shortest(slider.minimum)) ... \(NumberText.shortest(slider.maximum))"
      throw (members["maximum"] ?? members["minimum"] ?? node).refuse(found: found, wanted: range)
    }
    if let value = members["value"] { slider.value = try value.float("a number") }
    if let continuous = members["continuous"] { slider.isContinuous = try continuous.bool() }
    if let width = members["width"] {
      slider.width = try width.number("points above the thumb's \(NumberText.shortest(SliderPath.thumbWidth)), at most 10000") {
        $0 > SliderPath.thumbWidth && $0 <= 10_000
      }
    }
    if let step = members["step"] {
      let wanted = "a number, 0 or above"
      slider.step = try step.float(wanted)
      if slider.step.map({ $0 < 0 }) == true { throw step.refuse(wanted: wanted) }
    }
    return slider
  }

  private func until(_ node: JSONNode) throws(ScenarioError) -> RunEnd {
    let wanted = "\"settled\" or seconds, 0 ... 60"
    if case .string(let text) = node.value {
      guard text == "settled" else { throw node.refuse(wanted: wanted) }
      return .settled
    }
    return .seconds(try node.number(wanted, in: 0...Scenario.longestRun))
  }
}

nonisolated extension JSONNode {
  func seconds() throws(ScenarioError) -> Double { try number("seconds, 0 or above") { $0 >= 0 } }

  func hertz() throws(ScenarioError) -> Double { try number("hertz, 10 ... 1000", in: 10...1000) }
}
