import Drawing
import FrameTiming
import Geometry
import Stage
import Strategies
import Testing
import Widgets

@testable import Exhibits

/// A runner in frames of 60 Hz, without a window around it.
final class Runs {
  let runner: WorldRunner<SettleWorld>
  private var frame = 0

  init(_ start: WorldStart = WorldStart(size: Size(width: 640, height: 360), scale: 1)) {
    runner = WorldRunner(start: start) { 1.0 / 60 }
    runner.begin(at: 0)
  }

  var now: Double { Double(frame) / 60 }

  @discardableResult
  func advance(_ count: Int = 1) -> [TraceRow] {
    var rows: [TraceRow] = []
    for _ in 0..<count {
      let time = FrameTime(timestamp: now, targetTimestamp: Double(frame + 1) / 60)
      if let row = runner.runFrame(time) { rows.append(row) }
      frame += 1
    }
    return rows
  }

  var pixels: [UInt32] {
    let window = runner.world.window
    window.layoutPass()
    return Stage(window: window).freshPicture().pixels()
  }

  func playGesture(_ strategy: StrategyID = .none) {
    var start = runner.world.presentStart
    start.strategy = strategy
    runner.play(GestureScript(setting: 0.37, strategy: strategy), from: start)
  }
}

@Suite("Time")
struct TimeTravelTests {
  @Test("back and forward again restores the bytes", arguments: [1, 3, 12])
  func thereAndBack(count: Int) throws {
    let runs = Runs()
    runs.playGesture()
    runs.advance(30)
    runs.runner.pause(at: runs.now)
    let row = try #require(runs.runner.shownRow)
    let pixels = runs.pixels
    for _ in 0..<count { runs.runner.stepBack(at: runs.now) }
    #expect(runs.runner.shownRow != row)
    #expect(runs.pixels != pixels)
    for _ in 0..<count { runs.runner.stepForward(at: runs.now) }
    #expect(runs.runner.shownRow == row)
    #expect(runs.pixels == pixels)
  }

  @Test("stepping on from the last frame plays on as if it had never been paused")
  func stepsOn() {
    let free = Runs()
    free.playGesture()
    let rows = free.advance(60)
    let stepped = Runs()
    stepped.playGesture()
    var others = stepped.advance(30)
    for _ in 0..<30 {
      stepped.runner.stepForward(at: stepped.now)
      others += stepped.advance()
    }
    #expect(rows.map(\.shown).count == others.map(\.shown).count)
    for (a, b) in zip(rows, others) { #expect(abs(a.shown - b.shown) < 1e-9 && a.value == b.value) }
  }

  @Test("a pause freezes the picture, byte for byte")
  func pause() {
    let runs = Runs()
    runs.playGesture()
    runs.advance(30)
    let pixels = runs.pixels
    runs.runner.pause(at: runs.now)
    #expect(runs.advance(20).isEmpty)
    #expect(runs.pixels == pixels)
    runs.runner.resume(at: runs.now)
    #expect(!runs.advance(1).isEmpty)
  }

  @Test("a set while paused is shown at once, and undone by the next step")
  func setWhilePaused() {
    let runs = Runs()
    runs.playGesture(.endTracking)  // its own set comes while pressed: the settle goes on undisturbed
    runs.advance(25)
    runs.runner.pause(at: runs.now)
    runs.runner.send(.choose(.none))
    runs.runner.send(.set(0.1))
    let set = runs.advance(1)
    #expect(abs((set.last?.shown ?? 0) - 0.1) < 1e-6)
    runs.runner.stepForward(at: runs.now)
    let next = runs.advance(1)
    #expect((next.last?.shown ?? 0) > 0.5)
  }

  @Test("slow motion takes the same way in more frames")
  func slow() {
    let fast = Runs()
    fast.playGesture()
    fast.advance(120)
    let slow = Runs()
    slow.runner.setSpeed(0.25, at: 0)
    slow.playGesture()
    let rows = slow.advance(480)
    #expect(abs((rows.last?.shown ?? 0) - (fast.runner.shownRow?.shown ?? 1)) < 1e-6)
    #expect(rows.count > 200)
  }

  @Test("scrubbing to any frame shows what that frame showed, across chapters")
  func scrub() throws {
    let runs = Runs()
    var rows: [TraceRow] = []
    for strategy in [StrategyID.none, .patch, .replace, .retarget] {
      runs.playGesture(strategy)
      rows += runs.advance(100)
    }
    for index in stride(from: rows.count - 1, through: 0, by: -7) {
      runs.runner.show(index, at: runs.now)
      #expect(runs.runner.shownRow == rows[index])
    }
  }

  @Test("whoever acts in the past goes on from there")
  func rewrites() {
    let runs = Runs()
    runs.playGesture()
    let rows = runs.advance(60)
    runs.runner.show(20, at: runs.now)
    runs.runner.send(.set(0.9))
    #expect(runs.runner.recording.frameCount == 21)
    let next = runs.advance(1)
    #expect(next.last?.events.first == "set")
    #expect(rows.count > 21)
  }

  @Test("at rest nothing asks for a frame")
  func rest() {
    let runs = Runs()
    runs.playGesture()
    runs.advance(200)
    #expect(!runs.runner.wantsFrame)
    #expect(runs.runner.nextWorkTime == nil)
    #expect(runs.advance(50).isEmpty)
  }
}
