import Drawing
import FrameTiming
import Geometry
import Stage
import Strategies
import Widgets

extension SettleClaims {
  static var replacement: [Claim] { [replaces, costs] }

  private static let replaces = Claim(
    "S26", .article,
    "Replacement holds: a new inner slider from the factory, with range, value, constraints and targets carried over, in place of the old one",
    expected:
      "shown = v on every later frame; events arrive once each; the old slider is freed and off the display link; the track stays visible"
  ) { conditions in
    weak var old: Slider?
    let trial = SetTrial(at: conditions.moment, .replace) { old = $0.slider }
    let rig = trial.rig
    let links = rig.stage.window.frameClock?.linkCount ?? 0
    let isFreed = old == nil
    let visible = rig.visibleTrackColumns
    let isConfigured =
      rig.slider.minimumTrackTintColor == .clear && rig.slider.maximumTrackTintColor == .clear
      && rig.slider.semanticContentAttribute == .forceLeftToRight
    let counter = EventCounter(rig.control)
    rig.drag(to: 0.6)
    rig.release(at: 0.6, velocity: 0)
    let counts = ["touchDown", "valueChanged", "touchUpInside"].map { (name: $0, count: counter.counts[$0, default: 0]) }
    // Two moves, each with a change of its own.
    let onceEach = counts.map(\.count) == [1, 2, 1]
    return Measurement(
      trial.holds && onceEach && isFreed && links == 0 && visible.seen == visible.all && isConfigured,
      "\(trial.heldText); a drag of two moves: " + counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
        + "; old slider \(isFreed ? "freed" : "still there"), display links \(links), track visible in \(visible.seen) of \(visible.all) columns"
        + ", inner tracks \(isConfigured ? "clear" : "not clear")")
  }

  private static let costs = Claim(
    "S27", .article, "Replacement costs: a new slider, its constraints and targets for every set",
    expected: "time and objects built, layout solves, of an external set: replacement / patch, as ratios, each above 1"
  ) { conditions in
    let replacement = SetCost(of: .replace, conditions)
    let patch = SetCost(of: .patch, conditions)
    let times =
      if let time = replacement.time, let other = patch.time, other > 0 {
        ", time \(NumberText.fixed(time / other, places: 1)) (\(microseconds(time)) / \(microseconds(other)) us)"
      } else {
        ", time not taken (no clock here)"
      }
    return Measurement(
      replacement.views > patch.views && replacement.solves > patch.solves && replacement.sliders > patch.sliders,
      "replacement / patch: sliders \(ratio(replacement.sliders, patch.sliders)), views \(ratio(replacement.views, patch.views)), "
        + "layout solves \(ratio(replacement.solves, patch.solves))" + times)
  }

  private static func ratio(_ one: Int, _ other: Int) -> String {
    "\(one) / \(other)" + (other > 0 ? " = \(NumberText.fixed(Double(one) / Double(other), places: 1))" : "")
  }

  private static func microseconds(_ seconds: Double) -> String { NumberText.fixed(seconds * 1e6, places: 1) }
}

/// What one set from outside takes, its frame included.
private struct SetCost {
  let sliders: Int
  /// Views in the tree that weren't there before.
  let views: Int
  let solves: Int
  /// Seconds, of the quickest of several; nil without a clock.
  let time: Double?

  init(of strategy: StrategyID, _ conditions: ClaimConditions) {
    let moment = conditions.moment
    let rig = moment.rig()
    rig.choose(strategy)
    let control = rig.control
    let window = rig.stage.window
    var before: [View] = []
    var solvesBefore = 0
    var built = 0
    moment.play(on: rig) { [unowned rig] in
      window.visitSubtree { before.append($0) }
      solvesBefore = control.layoutSolves
      built = control.slidersBuilt
      rig.setNow(moment.value)
    }
    let known = Set(before.map { ObjectIdentifier($0) })
    var new = 0
    window.visitSubtree { if !known.contains(ObjectIdentifier($0)) { new += 1 } }
    views = new
    solves = control.layoutSolves - solvesBefore
    sliders = control.slidersBuilt - built
    time = conditions.clock.map { now in
      (0..<40).map { round in
        let start = now()
        rig.set(round.isMultiple(of: 2) ? 0.6 : 0.4)
        return now() - start
      }.min() ?? 0
    }
  }
}

/// Counts what arrives at a target of the outer control.
private final class EventCounter {
  private(set) var counts: [String: Int] = [:]

  init(_ control: Control) {
    for event: ControlEvent in [.touchDown, .valueChanged, .touchUpInside] {
      control.addTarget(self, action: Selector("count(\(event.names[0])):"), for: event) { counter, _, _ in
        counter.counts[event.names[0], default: 0] += 1
      }
    }
  }
}

extension SettleRig {
  /// In how many columns of the track's length, the thumb's left out, the picture shows something on the track's middle line.
  fileprivate var visibleTrackColumns: (seen: Int, all: Int) {
    _ = stage.window.takeDamage()
    let picture = stage.freshPicture()
    let track = control.convertToWindow(slider.trackRect(forBounds: slider.bounds).insetBy(dx: 4, dy: 0))
    let thumb = slider.convertToWindow(slider.thumbFrame.insetBy(dx: -4, dy: 0))
    let columns = (Int(track.minX)..<Int(track.maxX)).filter { Double($0) < thumb.minX || Double($0) > thumb.maxX }
    return (columns.count { picture[$0, Int(track.midY)] >> 24 > 0 }, columns.count)
  }
}
