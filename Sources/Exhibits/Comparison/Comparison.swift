import FrameTiming
import Stage
import Strategies
import Widgets

/// The same recorded input played to several strategies at once, each in a world of its own, on one clock.
final class Comparison {
  /// One strategy and what became of it so far.
  final class Lane {
    let strategy: StrategyID
    let world: SettleWorld
    private(set) var rows: [TraceRow] = []
    private var sets: [(time: Double, value: Float)] = []
    private let slidersAtStart: Int

    init(_ start: WorldStart, strategy: StrategyID) {
      var start = start
      start.strategy = strategy
      self.strategy = strategy
      world = SettleWorld(start)
      slidersAtStart = world.model.control.slidersBuilt
    }

    func run(_ frame: WorldFrame<WorldInput>, number: Int) {
      world.run(frame)
      let row = world.model.endFrame(number, at: frame.time.timestamp)
      if row.events.contains("set"), let value = world.model.outcome?.value { sets.append((row.time, value)) }
      rows.append(row)
      // The lane is drawn whole; what it damaged is only committed.
      _ = world.window.takeDamage()
    }

    var report: MotionReport {
      let slider = world.model.control.innerSlider
      return MotionReport(
        rows, sets: sets, range: slider.minimumValue...slider.maximumValue, travel: slider.geometry.travel)
    }

    /// Sliders that the sets built.
    var objectsBuilt: Int { world.model.control.slidersBuilt - slidersAtStart }
    var hasLostGesture: Bool { rows.contains { $0.events.contains("touchCancel") } }
    var isAtRest: Bool { !world.wantsFrame && !world.model.isPending && world.window.frameClock?.nextWorkTime == nil }
  }

  let lanes: [Lane]
  private let frames: [WorldFrame<WorldInput>]
  private let period: Double
  private var played = 0
  private var began: Double?
  private var lastTime = 0.0

  /// How long the lanes may go on moving after the input has ended, in seconds.
  private static let longestTail = 4.0

  /// - Parameters:
  ///   - frames: with their inputs; the choices among them are left out, for each lane has its own.
  ///   - period: seconds from frame to frame once the recorded ones are over.
  init(_ frames: [WorldFrame<WorldInput>], from start: WorldStart, strategies: [StrategyID], period: Double) {
    self.frames = frames.map { frame in
      var frame = frame
      frame.inputs.removeAll {
        switch $0 {
        case .choose, .imitate: true
        default: false
        }
      }
      return frame
    }
    self.period = period
    lanes = strategies.map { Lane(start, strategy: $0) }
    lastTime = frames.first?.time.timestamp ?? 0
  }

  var isDone: Bool {
    played >= frames.count && (lanes.allSatisfy(\.isAtRest) || lastTime > (frames.last?.time.timestamp ?? 0) + Comparison.longestTail)
  }

  /// Plays on to `driverTime` (seconds). True where something happened.
  func run(to driverTime: Double) -> Bool {
    let start = began ?? driverTime
    began = start
    let origin = frames.first?.time.timestamp ?? 0
    let target = origin + driverTime - start
    var hasRun = false
    while !isDone {
      let time = played < frames.count ? frames[played].time.timestamp : lastTime + period
      guard time <= target + 1e-9 else { break }
      let frame =
        played < frames.count
        ? frames[played]
        : WorldFrame(time: FrameTime(timestamp: time, targetTimestamp: time + period), inputs: [], ticks: true)
      for lane in lanes { lane.run(frame, number: played) }
      played += 1
      lastTime = time
      hasRun = true
    }
    return hasRun
  }
}

extension Comparison {
  /// None, patch, replacement, and the one that is chosen.
  static func strategies(with chosen: StrategyID) -> [StrategyID] {
    let always: [StrategyID] = [.none, .patch, .replace]
    return always.contains(chosen) ? always : always + [chosen]
  }

  /// The frames of the exhibit's gesture, for where nobody has recorded one with a set.
  static func gestureFrames(from start: WorldStart, setting value: Float, strategy: StrategyID, period: Double) -> [WorldFrame<WorldInput>]
  {
    let reference = SettleWorld(start)
    var script = GestureScript(setting: value, strategy: strategy)
    var frames: [WorldFrame<WorldInput>] = []
    while !script.isDone {
      let time = Double(frames.count) * period
      frames.append(
        WorldFrame(
          time: FrameTime(timestamp: time, targetTimestamp: time + period), inputs: script.take(at: time, in: reference), ticks: true))
    }
    return frames
  }
}
