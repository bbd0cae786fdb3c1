import Geometry
import Stage
import Strategies
import Widgets

// What the bars and the marker show, from what was chosen and what is the case.
extension PlaygroundWindow {
  var toolItems: [ToolBar.Item] {
    let value = NumberText.fixed(Double(exhibit.setValue), places: 2)
    let runner = exhibit.runner
    var items: [ToolBar.Item] = [
      .init(command: .gesture, mark: "G", title: "Gesture"), .init(command: .setNow, mark: "S", title: "Set"),
      .init(command: .nextValue(forward: true), mark: "V", title: value),
      .init(command: .toggleArming, mark: "A", title: exhibit.isArmed ? "Armed" : "Arm", isOn: exhibit.isArmed),
      .init(command: .armDelay(forward: true), mark: "D", title: "after \(NumberText.fixed(exhibit.armDelay * 1000, places: 0)) ms"),
    ]
    items += [
      .init(command: .system(forward: true), mark: "O", title: exhibit.settings.system.title),
      .init(command: .flipPatchReplace, mark: "X", title: "Patch / replace"),
      .init(command: .comparison, mark: "C", title: "Compare", isOn: !comparison.isHidden),
      .init(command: .deferral(forward: true), mark: "E", title: "defer \(NumberText.shortest(exhibit.settings.deferral)) s"),
      .init(command: .pause, mark: "Space", title: runner.isPaused ? "Go on" : "Pause", isOn: runner.isPaused),
      .init(command: .frame(forward: false), mark: ",", title: "Back"), .init(command: .frame(forward: true), mark: ".", title: "Step"),
      .init(command: .speed(faster: false), mark: "[", title: "\(NumberText.shortest(runner.speed))x", isOn: runner.speed != 1),
      .init(command: .reset, mark: "R", title: "Reset"),
      .init(command: .theme, mark: "T", title: appearance.name == .dark ? "Dark" : "Light"),
    ]
    return items
  }

  var stepItems: [ToolBar.Item] {
    [.init(command: .step(0), mark: "0", title: "outer set", isOn: exhibit.settings.includesStep0)]
      + PatchStep.allCases.map { .init(command: .step($0.rawValue), mark: "\($0.rawValue)", title: $0.title, isOn: exhibit.has($0)) }
  }

  /// Where the value is while the thumb rests elsewhere.
  func updateMarker() {
    let slider = exhibit.runner.world.model.control.innerSlider
    let disagree = abs(slider.shownValue - Double(slider.value)) > 0.002 * slider.range.length && !slider.isTracking && !slider.isSettling
    marker.isHidden = !disagree
    guard disagree else { return }
    let x = slider.geometry.centerX(drawnAt: slider.normalised(slider.value))
    let place = slider.convertToWindow(Rect(x: x, y: slider.bounds.midY, width: 0, height: 0)).origin
    marker.frame = Rect(
      center: Point(x: worldView.frame.minX + place.x, y: worldView.frame.minY + place.y), size: slider.metrics.thumb)
    marker.text = NumberText.fixed(Double(slider.value), places: 3)
  }
}
