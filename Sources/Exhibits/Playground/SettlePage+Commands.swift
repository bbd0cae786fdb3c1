import FrameTiming
import Geometry
import Stage
import Strategies
import Widgets

// What the keys do in the settle exhibit, and what its bars and the marker show.
extension SettlePage {
  func does(_ command: PlaygroundCommand) -> Bool {
    switch command {
    case .variant(let digit): settle.chooseVariant(digit)
    case .flipPatchReplace: settle.flipPatchReplace()
    case .gesture: if comparison.isHidden { settle.playGesture() } else { compare() }
    case .comparison: if comparison.isHidden { compare() } else { comparison.isHidden = true }
    case .setNow: settle.setNow()
    case .toggleArming: settle.toggleArming()
    case .armDelay(let forward): settle.stepArmDelay(forward: forward)
    case .nextValue(let forward): settle.nextSetValue(forward: forward)
    case .deferral(let forward): settle.nextDeferral(forward: forward)
    case .step(let number): settle.toggleStep(number)
    case .system(let forward): settle.nextSystem(forward: forward)
    case .toggleInspector: wantsInspector = inspector.isHidden
    case .toggleTimeline: timeline.isHidden.toggle()
    case .reset: settle.reset()
    default: return false
    }
    return true
  }

  /// Shows the lanes, from the beginning of the input.
  private func compare() {
    comparison.show(settle.makeComparison(period: window?.display?.rate.period ?? RefreshRate.fallback.period))
    comparison.isHidden = false
  }

  var settleTools: [ToolBar.Item] {
    let value = NumberText.fixed(Double(settle.setValue), places: 2)
    return [
      .init(command: .gesture, mark: "G", title: "Gesture"), .init(command: .setNow, mark: "S", title: "Set"),
      .init(command: .nextValue(forward: true), mark: "V", title: value),
      .init(command: .toggleArming, mark: "A", title: settle.isArmed ? "Armed" : "Arm", isOn: settle.isArmed),
      .init(command: .armDelay(forward: true), mark: "D", title: "after \(NumberText.fixed(settle.armDelay * 1000, places: 0)) ms"),
      .init(command: .system(forward: true), mark: "O", title: settle.settings.system.title),
      .init(command: .flipPatchReplace, mark: "X", title: "Patch / replace"),
      .init(command: .comparison, mark: "C", title: "Compare", isOn: !comparison.isHidden),
      .init(command: .deferral(forward: true), mark: "E", title: "defer \(NumberText.shortest(settle.settings.deferral)) s"),
    ]
  }

  var stepItems: [ToolBar.Item] {
    [.init(command: .step(0), mark: "0", title: "outer set", isOn: settle.settings.includesStep0)]
      + PatchStep.allCases.map { .init(command: .step($0.rawValue), mark: "\($0.rawValue)", title: $0.title, isOn: settle.has($0)) }
  }

  /// Where the value is while the thumb rests elsewhere.
  func updateMarker() {
    let slider = settle.runner.world.model.control.innerSlider
    let disagree = abs(slider.shownValue - Double(slider.value)) > 0.002 * slider.range.length && !slider.isTracking && !slider.isSettling
    marker.isHidden = !disagree
    guard disagree else { return }
    let x = slider.geometry.centerX(drawnAt: slider.normalised(slider.value))
    let place = slider.convertToWindow(Rect(x: x, y: slider.bounds.midY, width: 0, height: 0)).origin
    marker.frame = Rect(
      center: Point(x: worldView.frame.minX + place.x, y: worldView.frame.minY + place.y), size: slider.metrics.thumb)
    marker.text = NumberText.fixed(Double(slider.value), places: 3)
  }

  func describe(_ display: String) -> String {
    let runner = settle.runner
    let model = runner.world.model
    let slider = model.control.innerSlider
    var table = TextTable()
    table.add(["Settle", "the settle exhibit"])
    table.add(["system", "\(model.system.title)"])
    table.add(["strategy", "\(settle.strategy.digit) \(settle.strategy.rawValue)"])
    if settle.strategy == .patch {
      let steps = ([settle.settings.includesStep0 ? "0" : nil] + PatchStep.allCases.map { settle.has($0) ? "\($0.rawValue)" : nil })
      table.add(["steps", steps.compactMap { $0 }.joined(separator: " ")])
    }
    table.add(["display", display])
    table.add(["clock", runner.isPaused ? "paused" : "\(NumberText.shortest(runner.speed))x"])
    table.add(["value", NumberText.shortest(slider.value)])
    table.add(["shown", NumberText.fixed(slider.shownValue, places: 6)])
    table.add(["target", NumberText.fixed(slider.targetValue, places: 6)])
    table.add(["velocity", NumberText.fixed(slider.shownVelocity, places: 6)])
    table.add(["tracking", "\(slider.isTracking)"])
    table.add(["settling", "\(slider.isSettling)"])
    table.add(["verdict", verdict.text])
    for flag in lastEvents { table.add([NumberText.fixed(flag.time, places: 3), flag.name]) }
    for copy in TargetCopies(of: slider).places {
      table.add([copy.name, copy.place.map { NumberText.fixed($0, places: 6) } ?? "not found"])
    }
    return table.text
  }

  /// The last ten events with their times in seconds of the world, oldest first.
  private var lastEvents: [(time: Double, name: String)] {
    var found: [(time: Double, name: String)] = []
    for entry in timeline.model.entries.reversed() where found.count < 10 {
      for name in entry.row.events.reversed() where name != "touchDragInside" && found.count < 10 {
        if found.last?.name != name { found.append((entry.row.time, name)) }
      }
    }
    return found.reversed()
  }
}
