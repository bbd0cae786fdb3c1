import Introspection
import Stage
import Strategies
import Widgets

extension SettleClaims {
  static var patch: [Claim] { [allButTheProperty, numbersAlone, sixSteps, cancelInMomentum] }

  private static let allButTheProperty = Claim(
    "S15", .article, "Resetting value, lastUpdate and the interaction is not enough: the target is stored once more, in __animatedValue",
    expected: "steps 1, 2, 3, 4, 6 (all but 5): v for one frame, then away on the next tick; final = old target"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, without: .animatedValue)
    return Measurement(
      trial.framesAtOnce == 1 && trial.endsAtOldTarget, "frames at v: \(trial.framesAtOnce); \(trial.endText)")
  }

  private static let numbersAlone = Claim(
    "S15b", .ours,
    "The numbers written (value, lastUpdate's two, _lockedValue, _presentationValue), then setValue(v), __activeDriver left in place",
    expected: "shown leaves v on the next tick; in our mechanism the driver then carries it to v"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, .patch) { rig in
      rig.model.patch.writes = [.dataValue, .updateValue, .updateUnclampedValue, .lockedValue, .presentationValue, .sliderSetValue]
    }
    let back = trial.rows.dropFirst(trial.framesAtOnce).firstIndex { trial.isThere($0) }.map { $0 - trial.rows.startIndex }
    let away = trial.rows.map { abs($0.shown - Double(trial.value)) }.max() ?? 0
    return Measurement(
      trial.framesAtOnce == 1 && trial.isThere(trial.last),
      "frames at v: \(trial.framesAtOnce), then off it by up to \(figure(away)); the driver carries it to v again "
        + (back.map { "in frame \($0) after the set" } ?? "never") + "; \(trial.endText)")
  }

  private static let sixSteps = Claim(
    "S16", .article,
    "The six steps in order hold: 1 pan.cancel; 2 data._value; 3 lastUpdate; 4 interaction; 5 animated value and velocity; 6 setValue",
    expected:
      "shown = v on every later frame (240 of 240), value = v, interaction idle, all copies of the target agree, the next drag works"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, .patch)
    let slider = trial.rig.slider
    let objects = SliderObjects(of: slider)
    let state = objects.number("__state", of: objects.interaction)
    let isIdle = objects.interaction != nil && objects.activeDriver == nil && state == 0
    let copies = TargetCopies(of: slider)
    let place = slider.normalised(trial.value)
    let missed = trial.missedSteps
    let drags = trial.rig.followsNextPress()
    return Measurement(
      trial.holds && isIdle && copies.agree(at: place) && drags && missed.isEmpty,
      "\(trial.heldText); interaction \(isIdle ? "idle" : objects.interaction == nil ? "absent" : "busy"), copies at v: \(copies.count(at: place)) of \(copies.places.count), "
        + "next drag \(drags ? "works" : "fails")" + (missed.isEmpty ? "" : "; missed: " + missed.joined(separator: " ")))
  }

  private static let cancelInMomentum = Claim(
    "S17", .article, "cancel in mid-momentum puts the thumb at the track's minimum at once",
    expected: "shown = minimum right after the call; the getter unchanged; at rest the call does nothing"
  ) { conditions in
    let moment = conditions.moment
    let moving = moment.rig()
    guard SliderObjects(of: moving.slider).pan != nil else { return noInternals(moving.slider) }
    let cancelled = moment.play(on: moving) { [unowned moving] in cancelPan(of: moving.slider) }
    let before = moving.rows[moving.rows.count - 2]
    let resting = moment.rig()
    resting.frames(2)
    let objects = SliderObjects(of: resting.slider)
    // All but the slider itself, which goes onto the display link for a tick.
    let bytes = ObjectBytes(objects.all.filter { $0 !== resting.slider }, objects.inside)
    let shownBefore = resting.slider.shownValue
    resting.frame { [unowned resting] in cancelPan(of: resting.slider) }
    resting.rest()
    let minimum = Double(moving.slider.minimumValue)
    guard let cancelled else { return Measurement(false, "no frame ran") }
    return Measurement(
      cancelled.shown == minimum && cancelled.value == before.value && bytes.changed == 0 && resting.slider.shownValue == shownBefore,
      "shown \(figure(before.shown)) becomes \(figure(cancelled.shown)), getter \(figure(cancelled.value)) as before; "
        + "at rest shown stays \(figure(resting.slider.shownValue)) and \(bytes.changed) bytes change")
  }

  private static func cancelPan(of slider: Slider) {
    let objects = SliderObjects(of: slider)
    if let pan = objects.pan { _ = try? objects.inside.invoke("cancel", on: pan) }
  }
}

extension SetTrial {
  /// The patch without one of its steps.
  init(at moment: SettleMoment, without step: PatchStep) {
    self.init(at: moment, .patch) { $0.model.patch.set(step, on: false) }
  }

  /// What the patch failed to find, one sentence each, none of them twice.
  var missedSteps: [String] {
    let all = rig.model.log.entries.flatMap { entry -> [String] in
      if case .step(_, _, let missed) = entry { missed } else { [] }
    }
    return all.enumerated().filter { all.firstIndex(of: $0.element) == $0.offset }.map(\.element)
  }
}
