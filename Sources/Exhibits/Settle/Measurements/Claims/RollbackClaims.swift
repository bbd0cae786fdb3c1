import Animation
import FrameTiming
import Stage
import Strategies
import Widgets

extension SettleClaims {
  static var rollback: [Claim] { [driven, rolledBack, removingAnimations, inEndTracking, deferred, deferredTooShort] }

  private static let driven = Claim(
    "S01", .article, "After release the thumb is carried on by a driver on the display link, not by a layer animation",
    expected: "frames after release with the thumb moving > 0, and the layer's animation keys empty in every one"
  ) { conditions in
    let moment = conditions.moment
    let rig = moment.rig()
    rig.drag(to: SettleMoment.releasePlace)
    rig.release(at: SettleMoment.releasePlace, velocity: moment.velocity)
    var moving = 0
    var onLink = 0
    var keys = 0
    let frames = rig.watchedFrames
    for _ in 0..<frames {
      let before = rig.slider.shownValue
      let wasOnLink = rig.slider.isOnDisplayLink
      rig.frame()
      rig.stage.window.visitSubtree { keys += $0.layerAnimations.keys.count }
      guard rig.slider.shownValue != before else { continue }
      moving += 1
      if wasOnLink { onLink += 1 }
    }
    return Measurement(
      moving > 0 && onLink == moving && keys == 0,
      "the thumb moves in \(moving) frames after release, in \(onLink) of them from the display link; layer animation keys: \(keys) in \(frames) frames"
    )
  }

  private static let rolledBack = Claim(
    "S02", .article,
    "setValue(v, animated: false) during settle: the thumb is at v for one frame, then goes back to where the settle takes it",
    expected: "frames at v = 1; final shown = old target; value = v: picture and getter disagree for good"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, .none)
    return Measurement(
      trial.framesAtOnce == 1 && trial.endsAtOldTarget && !trial.isThere(trial.last) && trial.last.value == trial.value,
      "frames at v: \(trial.framesAtOnce); \(trial.endText)")
  }

  private static let removingAnimations = Claim(
    "S03", .article, "layer.removeAllAnimations() after it changes nothing", expected: "the trace with the call equals S02's to the byte"
  ) { conditions in
    let traces = [StrategyID.none, .removeAllAnimations].map { TraceFormat.csv.text(SetTrial(at: conditions.moment, $0).rig.rows) }
    let bytes = traces.map(\.utf8.count)
    let differing = zip(traces[0].utf8, traces[1].utf8).count { $0 != $1 } + abs(bytes[0] - bytes[1])
    return Measurement(differing == 0, "traces of \(bytes[0]) and \(bytes[1]) bytes, \(differing) of them differ")
  }

  private static let inEndTracking = Claim(
    "S04", .article, "Setting the value in endTracking does not help",
    expected: "final shown = old target (the settle starts after endTracking)"
  ) { conditions in
    let moment = conditions.moment
    let rig = moment.rig()
    rig.choose(.endTracking)
    rig.drag(to: SettleMoment.releasePlace)
    rig.set(moment.value)
    rig.release(at: SettleMoment.releasePlace, velocity: moment.velocity)
    let release = rig.rows.count - 1
    rig.frames(rig.watchedFrames)
    let trial = SetTrial(rig, value: moment.value, oldTarget: rig.rows[release].target, from: release)
    return Measurement(
      trial.endsAtOldTarget && !trial.isThere(trial.last) && trial.rows[release].value == trial.value,
      "value set in the release's endTracking: \(figure(trial.rows[release].value)); \(trial.endText)")
  }

  private static let deferred = Claim(
    "S05", .article, "Deferring the set (main queue, asyncAfter) heals the picture, not the cause: the value arrives late",
    expected: "final shown = v; lag = the delay, in ms and frames; of 5 sets 40 ms apart every one is late by the delay"
  ) { conditions in
    let moment = conditions.moment
    let trial = SetTrial(at: moment, .deferred)
    let delay = trial.rig.model.deferred.delay
    let lag = trial.rows.firstIndex { trial.isThere($0) }.map { trial.rows[$0].time - trial.rows[trial.rows.startIndex].time }
    let lags = lagsOfSeveral(at: moment)
    let isLate = { (lag: Double) in abs(lag - delay) < 0.5 * moment.rate.period }
    let texts = lags.map { $0.map { milliseconds($0) } ?? "never" }
    return Measurement(
      trial.isThere(trial.last) && lag.map(isLate) == true && lags.allSatisfy { $0.map(isLate) == true },
      "final shown \(figure(trial.last.shown)); lag "
        + (lag.map { "\(milliseconds($0)) ms, \(Int(($0 * moment.rate.hertz).rounded())) frames" } ?? "endless")
        + ", of five sets 40 ms apart " + texts.joined(separator: ", ") + " ms; delay \(milliseconds(delay)) ms")
  }

  /// Five sets 40 ms apart: how late each one is at the getter, in seconds.
  private static func lagsOfSeveral(at moment: SettleMoment) -> [Double?] {
    let rig = moment.rig()
    rig.choose(.deferred)
    let values: [Float] = [0.3, 0.34, 0.38, 0.42, 0.46]
    var asked: [Double] = []
    moment.play(on: rig) {}
    let start = rig.stage.time.timestamp
    for (index, value) in values.enumerated() {
      rig.stage.window.frameClock?.perform(at: start + 0.04 * Double(index)) { [unowned rig] in
        asked.append(rig.stage.time.timestamp)
        rig.setNow(value)
      }
    }
    rig.frames(rig.watchedFrames)
    guard asked.count == values.count else { return values.map { _ in nil } }
    return zip(values, asked).map { value, time in
      let arrived = rig.rows.first { $0.time >= time && $0.value == value && abs($0.shown - Double(value)) <= PatchTrial.tolerance }
      return arrived.map { $0.time - time }
    }
  }

  private static let deferredTooShort = Claim(
    "S05b", .ours, "A delay shorter than the rest of the settle still loses", expected: "final shown = old target"
  ) { conditions in
    let delay = 0.1
    let trial = SetTrial(at: conditions.moment, .deferred) { $0.model.deferred.delay = delay }
    return Measurement(
      trial.endsAtOldTarget && !trial.isThere(trial.last), "delay \(milliseconds(delay)) ms: \(trial.endText)")
  }

  private static func milliseconds(_ seconds: Double) -> String { NumberText.fixed(seconds * 1000, places: 0) }
}
