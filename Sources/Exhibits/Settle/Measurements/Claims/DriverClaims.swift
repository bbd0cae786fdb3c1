import Introspection
import Stage
import Widgets

extension SettleClaims {
  static var drivers: [Claim] { [frozen, activeDriverCleared] }

  private static let frozen = Claim(
    "S24", .article,
    "Setting __panDriver, __drivers or __volumeButtonDriver to nil freezes the slider: gestures (volume keys) no longer move it",
    expected: "movement after a full drag (a volume step) = 0"
  ) { conditions in
    let free = movements(without: nil, conditions)
    let withoutPan = movements(without: "__panDriver", conditions)
    let withoutAny = movements(without: "__drivers", conditions)
    let withoutVolume = movements(without: "__volumeButtonDriver", conditions)
    guard let free, let withoutPan, let withoutAny, let withoutVolume else {
      return Measurement(false, "0 found: the system \(conditions.system.rawValue) has no such drivers")
    }
    return Measurement(
      free.drag > 0.5 && free.volume > 0.05 && withoutPan.drag == 0 && withoutAny.drag == 0 && withoutAny.volume == 0
        && withoutVolume.volume == 0,
      "moved by a drag and a volume step: \(free.text); without __panDriver \(withoutPan.text); without __drivers \(withoutAny.text); "
        + "without __volumeButtonDriver \(withoutVolume.text)")
  }

  private struct Movements {
    let drag: Double
    let volume: Double
    var text: String { "\(figure(drag)) and \(figure(volume))" }
  }

  /// How far a full drag and then a volume step move the thumb once `name` is nil; nil where there is no such ivar.
  private static func movements(without name: String?, _ conditions: ClaimConditions) -> Movements? {
    let rig = conditions.moment.rig()
    if let name {
      let objects = SliderObjects(of: rig.slider)
      guard let interaction = objects.interaction else { return nil }
      guard SafeKVC(objects.inside, reporting: { _ in }).setIvar(name, to: nil, of: interaction) else { return nil }
    }
    func moved(by gesture: () -> Void) -> Double {
      let start = rig.slider.shownValue
      let first = rig.rows.count
      gesture()
      rig.rest()
      return rig.rows[first...].reduce(0) { max($0, abs($1.shown - start)) }
    }
    let drag = moved {
      rig.drag(to: 0.8)
      rig.release(at: 0.8, velocity: 0)
    }
    let volume = moved { rig.frame { [unowned rig] in rig.slider.pressVolumeButton(up: true) } }
    return Movements(drag: drag, volume: volume)
  }

  private static let activeDriverCleared = Claim(
    "S25", .article, "Setting __activeDriver to nil is safe: the next gesture takes its driver from __drivers",
    expected: "the next drag moves the thumb to the pointer"
  ) { conditions in
    let rig = conditions.moment.rig()
    var wasSet = false
    conditions.moment.play(on: rig) { [unowned rig] in
      let objects = SliderObjects(of: rig.slider)
      guard let interaction = objects.interaction, objects.activeDriver != nil else { return }
      wasSet = SafeKVC(objects.inside, reporting: { _ in }).setIvar("__activeDriver", to: nil, of: interaction)
    }
    guard wasSet else { return Measurement(false, "0 found: the system \(conditions.system.rawValue) has no active driver then") }
    rig.rest()
    rig.drag(to: 0.8)
    let distance = abs(rig.slider.shownPlace - 0.8) * rig.slider.geometry.travel
    let objects = SliderObjects(of: rig.slider)
    let takesPan = objects.activeDriver != nil && objects.activeDriver === objects.pan
    return Measurement(
      distance <= 0.01 && takesPan && rig.slider.isTracking,
      "dragged to 0.8, the thumb is \(NumberText.fixed(distance, places: 3)) pt from the pointer; the active driver is "
        + (takesPan ? "__panDriver" : "another one"))
  }
}
