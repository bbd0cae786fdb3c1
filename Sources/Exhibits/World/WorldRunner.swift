import FrameTiming
import Geometry
import Stage
import Widgets

/// Runs a world in the frames of a window: at the clock's speed, paused, a frame on or back, from any recorded moment.
///
/// Time travel is by playing again: a recording is a row of chapters, each the beginning of a world and the frames that followed, so any frame is
/// reached from its chapter's start by the same inputs.
final class WorldRunner<World: RunnableWorld>: TimeControl {
  private(set) var world: World
  private(set) var clock: ScaledClock
  private(set) var recording: WorldRecording<World>
  /// The row of the frame that is shown now.
  private(set) var shownRow: TraceRow?
  /// Called when another world took the place of the old one, or anything else that is shown changed without a frame.
  var onWorldChange: (() -> Void)?
  var onDemand: (() -> Void)?

  private var pending: [World.Input] = []
  private var lastTime: FrameTime
  private var script: World.Script?
  private var stepsWanted = 0
  private var frames = 0
  private let period: () -> Double

  init(start: World.Start, period: @escaping () -> Double) {
    world = World(start)
    clock = ScaledClock(driverTime: 0)
    recording = WorldRecording(start: start)
    lastTime = FrameTime(timestamp: 0, targetTimestamp: period())
    self.period = period
    watch()
  }

  /// The driver's first frame: the world's time is 0 there.
  func begin(at driverTime: Double) {
    clock = ScaledClock(driverTime: driverTime, speed: clock.speed)
  }

  // MARK: asking

  func send(_ input: World.Input) {
    returnToLastFrame()
    pending.append(input)
    onDemand?()
  }

  /// Seconds of the world for a time of the driver.
  func worldTime(_ driverTime: Double) -> Double { clock.sceneTime(at: driverTime) }

  var isPaused: Bool { clock.isPaused }
  var speed: Double { clock.speed }

  func pause(at driverTime: Double) { clock.pause(at: driverTime) }

  func resume(at driverTime: Double) {
    clock.resume(at: driverTime)
    onDemand?()
  }

  func setSpeed(_ speed: Double, at driverTime: Double) { clock.setSpeed(speed, at: driverTime) }

  /// One frame on, and pause.
  func stepForward(at driverTime: Double) {
    pause(at: driverTime)
    if recording.canGoForward {
      show(recording.position + 1)
    } else {
      stepsWanted += 1
      onDemand?()
    }
  }

  /// One frame back, and pause.
  func stepBack(at driverTime: Double) {
    pause(at: driverTime)
    show(recording.position - 1)
  }

  /// Shows the frame at `index` of the recording, paused. What happens next happens from there.
  func show(_ index: Int, at driverTime: Double? = nil) {
    if let driverTime { pause(at: driverTime) }
    guard recording.frameCount > recording.firstFrame else { return }
    let index = min(max(index, recording.firstFrame), recording.frameCount - 1)
    guard index != recording.position else { return }
    script = nil
    let size = world.window.bounds.size
    let scale = world.window.scale
    let (made, row) = recording.replay(to: index)
    made.window.takeLook(of: world.window)
    if made.window.bounds.size != size || made.window.scale != scale { made.resize(to: size, scale: scale) }
    made.window.layoutPass()
    world = made
    watch()
    shownRow = row
    if let time = recording.time(of: index) {
      lastTime = time
      clock.park(at: time.timestamp)
    }
    onWorldChange?()
  }

  /// Begins again from rest: a fresh world, the recording goes on.
  func restart(_ start: World.Start) {
    script = nil
    pending = []
    returnToLastFrame()
    let made = World(start)
    made.window.takeLook(of: world.window)
    world = made
    recording.beginChapter(start)
    watch()
    onWorldChange?()
    onDemand?()
  }

  /// Plays a gesture from rest, the same every time.
  func play(_ gesture: World.Script, from start: World.Start) {
    restart(start)
    follow(gesture)
  }

  /// Plays a gesture from here on.
  func follow(_ gesture: World.Script) {
    script = gesture
    onDemand?()
  }

  var isPlaying: Bool { script != nil }

  func resize(to size: Size, scale: Double) {
    guard size != world.window.bounds.size || scale != world.window.scale else { return }
    world.resize(to: size, scale: scale)
    world.window.layoutPass()
    recording.noteResize(to: size)
  }

  // MARK: frames

  private var canRun: Bool { !clock.isPaused && clock.speed > 0 }

  var wantsFrame: Bool { !pending.isEmpty || stepsWanted > 0 || (canRun && (script != nil || world.wantsFrame)) }

  /// When work falls due, on the driver's clock.
  var nextWorkTime: Double? {
    guard canRun, let due = world.window.frameClock?.nextWorkTime else { return nil }
    return clock.driverTime(at: due)
  }

  /// The world's part of the driver's frame. Nil where nothing happened in it.
  func runFrame(_ driver: FrameTime) -> TraceRow? {
    let isDue = nextWorkTime.map { $0 <= driver.timestamp } ?? false
    guard wantsFrame || isDue else { return nil }
    var ticks = canRun
    if stepsWanted > 0 {
      stepsWanted -= 1
      clock.park(at: lastTime.timestamp + period())
      ticks = true
    }
    let time = max(lastTime.timestamp, clock.sceneTime(at: driver.timestamp))
    let runs = ticks && canRun
    let frameTime = FrameTime(
      timestamp: time, targetTimestamp: time + (runs ? driver.duration * clock.speed : period()),
      interval: runs ? driver.interval * clock.speed : period())
    return run(WorldFrame(time: frameTime, inputs: takeInputs(at: time), ticks: ticks))
  }

  private func takeInputs(at time: Double) -> [World.Input] {
    defer { pending = [] }
    guard var script else { return pending }
    let scripted = script.take(at: time, in: world)
    self.script = script.isDone ? nil : script
    return pending + scripted
  }

  private func run(_ frame: WorldFrame<World.Input>) -> TraceRow {
    if frame.ticks, recording.isLongChapter, let start = world.checkpoint { recording.beginChapter(start) }
    world.run(frame)
    lastTime = frame.time
    let row = world.endFrame(frames, at: frame.time.timestamp)
    frames += 1
    recording.add(frame, row)
    shownRow = row
    return row
  }

  /// Whoever acts in the past goes on from there: what came after is forgotten.
  private func returnToLastFrame() {
    if recording.canGoForward { recording.forgetFuture() }
  }

  private func watch() {
    let demand: () -> Void = { [weak self] in self?.onDemand?() }
    world.window.frameClock?.onDemand = demand
  }
}

extension Window {
  /// What is chosen for the eye alone: no recording knows of it.
  fileprivate func takeLook(of other: Window) {
    appearance = other.appearance
    reducesTransparency = other.reducesTransparency
  }
}
