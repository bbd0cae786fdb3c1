import Stage
import Strategies
import Widgets

/// What the patch, or a part of it, comes to in a moment.
struct PatchTrial {
  /// Whether the getter returns the value at the end.
  var getter = false
  /// Whether the value is shown in the frame of the set.
  var first = false
  /// Whether it is shown in that frame and in every one of the four seconds after it.
  var every = false
  /// Whether it is shown at the end.
  var final = false
  var finalValue = 0.0
  var getterValue: Float = 0
  /// Whether the next press begins a drag.
  var gesture = false
  /// Whether every copy of the target is at the value in the end.
  var clean = false

  /// On screen and to the getter.
  var holds: Bool { every && getter }

  /// What "is the value" means, in slider units.
  static let tolerance = 0.001

  /// - Parameters:
  ///   - onlyHolding: leaves off at the first frame that isn't at the value; then nothing else is measured.
  ///   - prepare: chooses steps, writes and order of the patch.
  init(at moment: SettleMoment, onlyHolding: Bool = false, _ prepare: (PatchStrategy) -> Void) {
    let rig = moment.rig()
    rig.choose(.patch)
    prepare(rig.model.patch)
    let isThere = { (row: TraceRow) in abs(row.shown - Double(moment.value)) <= PatchTrial.tolerance }
    guard let row = moment.play(on: rig) else { return }
    first = isThere(row)
    every = first
    // Once nothing ticks no later frame differs: those that are left over need not be run.
    for _ in 0..<rig.watchedFrames where !rig.isIdle {
      if onlyHolding && !every { return }
      every = isThere(rig.frame()) && every
    }
    let slider = rig.slider
    finalValue = slider.shownValue
    getterValue = slider.value
    final = abs(finalValue - Double(moment.value)) <= PatchTrial.tolerance
    getter = getterValue == moment.value
    clean = TargetCopies(of: slider).agree(at: slider.normalised(moment.value))
    if !onlyHolding { gesture = rig.followsNextPress() }
  }
}
