import Geometry
public import Stage
import Widgets

// What is said and shown of a run.
extension SettleRun {
  public var setting: String { "\(scenario.strategy) on \(scenario.system)" }
  public var outcome: String { ranOut ? "never settled" : report.sets.last?.verdict ?? "nothing was set from outside" }
  public var isRight: Bool? { report.sets.last.map { $0.offFrames == 0 } }
  public var reportText: String { report.text }
  public var reportJSON: JSONText { report.json }
  public var filmedEvent: String { "set" }

  public func dress() {
    stage.window.backgroundColor = Theme.dark.raised
    model.control.fillColor = Theme.dark.accent
  }

  public func caption(_ row: TraceRow) -> String {
    "shown \(NumberText.fixed(row.shown, places: 3))  value \(NumberText.fixed(Double(row.value), places: 3))"
  }

  /// Where the thumb's middle is at the value that was set last.
  public var wantedX: Double? {
    sets.last.map { set in
      let slider = model.control.innerSlider
      let x = slider.geometry.centerX(drawnAt: slider.normalised(set.value))
      return slider.convertToWindow(Rect(x: x, y: 0, width: 0, height: 0)).minX * stage.window.scale
    }
  }
}
