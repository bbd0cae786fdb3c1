import Stage
import Strategies
import Widgets

extension SettleClaims {
  static var withoutSteps: [Claim] {
    [withoutData, withoutUpdate, withoutInteraction, withoutProperty, withoutSet, withoutCancel]
  }

  private static let withoutData = Claim(
    "S18", .article, "Without step 2 the getter returns the old value though the thumb stands right",
    expected: "value = old target, shown = v (the six steps alone, without the outer control's own first set)"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, without: .dataModel)
    let isOld = abs(Double(trial.last.value) - trial.oldTarget) <= PatchTrial.tolerance
    return Measurement(isOld && trial.rows.allSatisfy { trial.isThere($0) } && trial.last.value != trial.value, trial.heldText)
  }

  private static let withoutUpdate = Claim(
    "S19", .article, "Without step 3 the driver believes the last animation unfinished and settles again on the next tick",
    expected: "settle state entered again within 1 tick"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, without: .lastUpdate)
    let again = trial.rows.dropFirst().firstIndex { $0.events.contains("settleBegan") }.map { $0 - trial.rows.startIndex }
    return Measurement(
      again == 1 && trial.rows.first?.isSettling == false && trial.rows.dropFirst().first?.isSettling == true,
      (again.map { "settling again in frame \($0) after the set" } ?? "no settle begins again") + "; \(trial.endText)")
  }

  private static let withoutInteraction = Claim(
    "S20", .article, "Without step 4 the active driver goes on", expected: "final shown = old target"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, without: .interaction)
    return Measurement(
      trial.endsAtOldTarget && !trial.isThere(trial.last), "settling in \(trial.rows.count(where: \.isSettling)) frames; \(trial.endText)")
  }

  private static let withoutProperty = Claim(
    "S21", .article, "Without step 5 the spring holds the old target and takes the thumb back on the next frame",
    expected: "frames at v = 1; final shown = old target"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, without: .animatedValue)
    let target = trial.rows.first?.target ?? .nan
    return Measurement(
      trial.framesAtOnce == 1 && trial.endsAtOldTarget && !trial.isThere(trial.last),
      "frames at v: \(trial.framesAtOnce); the spring heads for \(figure(target)); \(trial.endText)")
  }

  private static let withoutSet = Claim(
    "S22", .article, "Without step 6 the thumb stays at the track's minimum", expected: "final shown = minimum"
  ) { conditions in
    let trial = SetTrial(at: conditions.moment, without: .setValue)
    let minimum = Double(trial.rig.slider.minimumValue)
    let count = trial.rows.count { trial.isAt(minimum, $0) }
    return Measurement(
      trial.isAt(minimum, trial.last) && Double(trial.value) != minimum,
      "at the minimum in \(count) of \(trial.rows.count) frames; \(trial.endText)")
  }

  private static let withoutCancel = Claim(
    "S22b", .derived, "Without step 1 what is left of the momentum carries the thumb off v",
    expected: "final shown != v after a fast release; = v after one without momentum"
  ) { conditions in
    let fast = SetTrial(at: conditions.moment, without: .cancelPan)
    var still = conditions.moment
    still.velocity = 0
    let slow = SetTrial(at: still, without: .cancelPan)
    return Measurement(
      !fast.isThere(fast.last) && slow.isThere(slow.last),
      "released at \(NumberText.shortest(conditions.moment.velocity)) track lengths a second: final shown \(figure(fast.last.shown)); "
        + "at 0: \(figure(slow.last.shown)); v \(figure(fast.value))")
  }
}
