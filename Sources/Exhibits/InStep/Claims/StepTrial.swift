import FrameTiming
import Stage

/// The two squares' way from its beginning to its end, frame by frame.
struct StepTrial {
  let counts: StepCounts
  /// The squares' distance in every frame shown, in points.
  let gaps: [Double]
  let worstError: Double

  /// - Parameters:
  ///   - hertz: pictures a second.
  ///   - stalls: how much longer a frame's work takes, in seconds, by its number.
  init(_ way: StepWay, hertz: Double = 60, load: FrameLoad = .none, stalls: [Int: Double] = [:]) {
    let lab = StepLab(way)
    var schedule = FrameSchedule(rate: RefreshRate(hertz: hertz))
    lab.start(at: schedule.time)
    schedule.advance()
    var gaps: [Double] = []
    while lab.isMoving, schedule.frame < 100_000 {
      if let stall = stalls[schedule.frame] { schedule.stall(for: stall) }
      if lab.frame(schedule.time, load: load) { gaps.append(lab.layout.measuredGap) }
      schedule.advance()
    }
    counts = lab.counts
    self.gaps = gaps
    worstError = lab.worstError
  }
}
