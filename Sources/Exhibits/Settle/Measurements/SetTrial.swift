import Stage
import Strategies
import Widgets

/// A set from outside by one strategy in one moment, and the four seconds after it.
struct SetTrial {
  let rig: SettleRig
  let value: Float
  /// Where the release was carrying the thumb, in slider units.
  let oldTarget: Double
  /// The row of the set's frame, then those after it.
  let rows: ArraySlice<TraceRow>

  /// - Parameter prepare: called before the drag begins.
  init(at moment: SettleMoment, _ strategy: StrategyID, _ prepare: (SettleRig) -> Void = { _ in }) {
    let rig = moment.rig()
    rig.choose(strategy)
    prepare(rig)
    moment.play(on: rig)
    let setFrame = rig.rows.count - 1
    rig.frames(rig.watchedFrames)
    self.init(rig, value: moment.value, oldTarget: rig.rows[setFrame - moment.after].target, from: setFrame)
  }

  init(_ rig: SettleRig, value: Float, oldTarget: Double, from setFrame: Int) {
    self.rig = rig
    self.value = value
    self.oldTarget = oldTarget
    rows = rig.rows[setFrame...]
  }

  var last: TraceRow { rows[rows.endIndex - 1] }

  func isThere(_ row: TraceRow) -> Bool { isAt(Double(value), row) }
  func isAt(_ place: Double, _ row: TraceRow) -> Bool { abs(row.shown - place) <= PatchTrial.tolerance }

  /// Frames at the value from the set's on, before the first that isn't.
  var framesAtOnce: Int { rows.prefix(while: isThere).count }
  /// Frames after the set's that are at the value.
  var laterFramesThere: Int { rows.dropFirst().count(where: isThere) }
  /// Whether the thumb is at the value in the set's frame and in every one after it, and so is the getter.
  var holds: Bool { rows.allSatisfy { isThere($0) && $0.value == value } }
  /// Whether the thumb ends where the release was carrying it.
  var endsAtOldTarget: Bool { isAt(oldTarget, last) }

  /// What the claims that ask for a held value tell.
  var heldText: String {
    "shown = v in \(laterFramesThere) of \(rows.count - 1) later frames; \(endText)"
  }

  var endText: String { "final shown \(figure(last.shown)), getter \(figure(last.value)), old target \(figure(oldTarget))" }
}

/// A number as the claims tell it.
func figure(_ number: Double) -> String { NumberText.fixed(number, places: 3) }
func figure(_ number: Float) -> String { NumberText.fixed(Double(number), places: 3) }
