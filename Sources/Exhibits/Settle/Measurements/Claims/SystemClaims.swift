import Stage
import Strategies
import Widgets

extension SettleClaims {
  static var systems: [Claim] { [renamed, stepZero, custom, customLens, privateNames, ours] }

  private static let renamed = Claim(
    "S29", .article,
    "Names change with an OS update: the patch becomes a silent no-op and the bug comes back; replacement survives",
    expected: "with the renamed internals: patch final shown = old target; replacement = v"
  ) { conditions in
    var moment = conditions.moment
    moment.system = .ios26Renamed
    let patch = SetTrial(at: moment, .patch)
    let replacement = SetTrial(at: moment, .replace)
    let missed = patch.rows.flatMap(\.events).filter { $0.hasSuffix(":missed") }
    return Measurement(
      patch.endsAtOldTarget && !patch.isThere(patch.last) && replacement.holds && !missed.isEmpty,
      "patch: \(patch.endText), \(missed.joined(separator: ", ")); replacement: final shown \(figure(replacement.last.shown))")
  }

  private static let stepZero = Claim(
    "S30", .article, "The outer control's setValue calls the inner slider's setValue (step 0), then forces the interaction state",
    expected: "order of calls in the trace; step 0 hides what step 2 does"
  ) { conditions in
    let whole = SetTrial(at: conditions.moment, .patch) { $0.model.patch.includesStep0 = true }
    let calls = whole.rows.flatMap(\.events).filter { $0.hasPrefix("step") }
    let without2 = [true, false].map { includesStep0 in
      SetTrial(at: conditions.moment, .patch) {
        $0.model.patch.includesStep0 = includesStep0
        $0.model.patch.set(.dataModel, on: false)
      }.last.value
    }
    return Measurement(
      calls == (0...6).map { "step\($0)" } && without2[0] == whole.value && without2[1] != whole.value,
      "calls: \(calls.joined(separator: ", ")); getter without step 2: \(figure(without2[0])) with step 0, \(figure(without2[1])) without it: "
        + "step 0 hides what step 2 does")
  }

  private static let custom = Claim(
    "S31", .article, "The app's own custom slider, which it used before iOS 26, has no settle: setValue just works",
    expected: "shown = v on every later frame, with no strategy"
  ) { withoutStrategy(on: .custom, $0) }

  private static let customLens = Claim(
    "S31b", .article, "The author's first attempt: the private lens on top of the custom slider: glass look, no settle",
    expected: "shown = v on every later frame"
  ) { withoutStrategy(on: .customLens, $0) }

  private static func withoutStrategy(on system: SliderSystem, _ conditions: ClaimConditions) -> Measurement {
    var moment = conditions.moment
    moment.system = system
    let trial = SetTrial(at: moment, .none)
    var lenses = 0
    trial.rig.slider.visitSubtree { if $0 is GlassLensView { lenses += 1 } }
    let hasLook = (lenses > 0) == (system == .customLens)
    return Measurement(
      trial.holds && hasLook && !trial.rig.rows.contains(where: \.isSettling),
      "\(trial.heldText); settling in \(trial.rig.rows.count(where: \.isSettling)) frames, glass lenses \(lenses)")
  }

  private static let privateNames = Claim(
    "S32", .article, "The patch depends on private names; replacement on none",
    expected: "the list and count of ivars and selectors each strategy uses, read from the strategy; replacement: 0"
  ) { conditions in
    let model = conditions.moment.rig().model
    let names = { (id: StrategyID) in model.strategy(id).privateNames }
    let counts = StrategyID.allCases.map { "\($0.rawValue) \(names($0).count)" }
    return Measurement(
      !names(.patch).isEmpty && names(.replace).isEmpty,
      counts.joined(separator: ", ") + "; the patch's: " + names(.patch).joined(separator: " "))
  }

  private static let ours = Claim(
    "S33", .ours, "Our slider (retarget): one owner of the target",
    expected:
      "0 frames off v; no gesture lost; set during a drag: the value is v at once, the finger keeps the thumb, the next move or the release counts from the finger"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, .retarget)
    let off = trial.rows.count { !trial.isThere($0) || $0.value != trial.value }
    let followsNext = trial.rig.followsNextPress()
    let moved = SetDuringDrag(conditions, thenMovingTo: 0.7)
    let released = SetDuringDrag(conditions, thenMovingTo: nil)
    return Measurement(
      off == 0 && followsNext && moved.keepsFinger && released.keepsFinger && moved.cancels + released.cancels == 0
        && abs(moved.end - 0.7) <= PatchTrial.tolerance && abs(released.end - SettleMoment.releasePlace) <= PatchTrial.tolerance,
      "\(off) frames off v, next drag \(followsNext ? "works" : "fails"); set during a drag: value \(figure(moved.value)) at once, thumb at "
        + "\(figure(moved.shown)); after a move to 0.7 value \(figure(moved.end)), after a release instead \(figure(released.end)); "
        + "gestures lost: \(moved.cancels + released.cancels)")
  }
}

/// A set on our slider while the finger holds the thumb at 0.5.
private struct SetDuringDrag {
  /// Right after the set.
  let value: Float
  let shown: Double
  /// Whether the value was the one set and the thumb where the finger is.
  let keepsFinger: Bool
  /// The value after the move, or after the release where there is none.
  let end: Double
  let cancels: Int

  init(_ conditions: ClaimConditions, thenMovingTo place: Double?) {
    let moment = conditions.moment
    let rig = moment.rig()
    rig.choose(.retarget)
    rig.drag(to: SettleMoment.releasePlace)
    let row = rig.set(moment.value)
    value = row.value
    shown = row.shown
    keepsFinger = value == moment.value && abs(shown - SettleMoment.releasePlace) <= PatchTrial.tolerance
    if let place { rig.move(to: place) }
    rig.release(at: place ?? SettleMoment.releasePlace, velocity: 0)
    rig.rest()
    end = Double(rig.slider.value)
    cancels = rig.rows.flatMap(\.events).count { $0 == "touchCancel" }
  }
}
