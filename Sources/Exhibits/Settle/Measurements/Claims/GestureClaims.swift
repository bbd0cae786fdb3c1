import Stage
import Strategies
import Widgets

extension SettleClaims {
  static var gestures: [Claim] { [replacedInDrag, patchedInDrag] }

  private static let replacedInDrag = Claim(
    "S28", .article, "Replacement in mid-drag loses the gesture",
    expected: "motion of the same press moves nothing afterwards; the press ends with one touchCancel; nothing stays highlighted"
  ) { LostGesture(by: .replace, $0).measurement }

  private static let patchedInDrag = Claim(
    "S28b", .ours, "So does the patch in mid-drag", expected: "the same, measured and shown beside it"
  ) { LostGesture(by: .patch, $0).measurement }
}

/// A set by a strategy in the middle of a drag, and what the same press still does after it.
private struct LostGesture {
  private let moved: Double
  private let cancels: Int
  private let releases: Int
  private let isLit: Bool
  private let shown: Double

  init(by strategy: StrategyID, _ conditions: ClaimConditions) {
    let rig = conditions.moment.rig()
    rig.choose(strategy)
    rig.drag(to: SettleMoment.releasePlace)
    let setFrame = rig.rows.count
    rig.set(conditions.moment.value)
    let start = rig.slider.shownValue
    for place in [0.6, 0.7, 0.8] { rig.move(to: place) }
    rig.release(at: 0.8, velocity: 0)
    rig.rest()
    let after = rig.rows[setFrame...]
    moved = after.reduce(0) { max($0, abs($1.shown - start)) }
    let events = after.flatMap(\.events)
    cancels = events.count { $0 == "touchCancel" }
    releases = events.count { $0.hasPrefix("touchUp") }
    isLit = rig.slider.isHighlighted || rig.slider.isTracking
    shown = rig.slider.shownValue
  }

  var measurement: Measurement {
    Measurement(
      moved == 0 && cancels == 1 && releases == 0 && !isLit,
      "three moves of the same press move the thumb by \(figure(moved)); touchCancel \(cancels), touchUp \(releases), highlighted \(isLit); "
        + "final shown \(figure(shown))")
  }
}
