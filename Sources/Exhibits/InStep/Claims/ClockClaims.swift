import Animation
import FrameTiming
import Stage
import Widgets

extension StepClaims {
  static var clocks: [Claim] { [timer, link] }

  private static let timer = Claim(
    "D01", .article, "A 60 Hz timer knows nothing of the screen",
    expected: "without load: at 60 Hz in phase 0 wasted and 0 missing; at 75, 120, 144 Hz frames without a tick = rate - 60 a second; with "
      + "load in presenting: wasted ticks = 60 - frames shown, 0 for the link; load on the timer's own thread shown apart (coalesced)"
  ) { _ in
    let unloaded = rates.map { ($0, TimerSecond(hertz: $0)) }
    let loads = [0.025, 0.05, 0.1]
    let presenting = loads.map { ($0, TimerSecond(hertz: 60, load: FrameLoad(seconds: $0, place: .presenting))) }
    let busy = loads.map { ($0, TimerSecond(hertz: 60, load: FrameLoad(seconds: $0, place: .mainThread))) }
    let holds =
      unloaded.allSatisfy { $1.wasted == 0 && $1.missing == Int($0) - 60 }
      && presenting.allSatisfy { $1.wasted == 60 - $1.frames && $1.linkTicks == $1.frames && $1.ticks == 60 }
      && busy.allSatisfy { $1.ticks + $1.coalesced == 60 && $1.linkTicks == $1.frames } && busy.contains { $1.coalesced > 0 }
    let still = unloaded.map { "\(NumberText.fixed($0, places: 0)) Hz \($1.wasted) wasted, \($1.missing) missing" }.joined(separator: "; ")
    let shown = presenting.map {
      "\(milliseconds($0)): \($1.frames) frames, \($1.wasted) wasted, the link \($1.linkTicks - $1.frames)"
    }.joined(separator: "; ")
    let merged = busy.map { "\(milliseconds($0)): \($1.frames) frames, \($1.ticks) ticks, \($1.coalesced) coalesced, \($1.wasted) wasted" }
    return Measurement(
      holds, "a second, without load: \(still); in presenting, \(shown); on the timer's thread, \(merged.joined(separator: "; "))")
  }

  private static let link = Claim(
    "D02", .article, "The link fires once for each frame and follows a change of the refresh rate",
    expected: "ticks = frames; after 60 -> 144 Hz the interval is 6.94 ms from the next frame on"
  ) { _ in
    let display = VirtualDisplay(hertz: 60)
    let owner = Witness()
    var times: [Double] = []
    let link = display.clock.addLink(owner: owner) { times.append($1.timestamp) }
    for frame in 0..<60 {
      if frame == 20 { display.stall(for: 0.025) }
      display.runFrame()
    }
    display.change(toHertz: 144)
    let before = times.count
    for _ in 0..<144 { display.runFrame() }
    let intervals = zip(times, times.dropFirst()).map { $1 - $0 }
    // The first after the change is the first that the new rate spaces.
    let after = intervals[before...]
    let worst = after.reduce(0) { max($0, abs($1 - 1.0 / 144)) }
    return Measurement(
      times.count == display.frames && worst < 1e-9 && link.duration == 1.0 / 144,
      "\(times.count) ticks in \(display.frames) frames, with a stall of 25 ms; interval \(milliseconds(intervals[before - 2])) before the "
        + "change, \(milliseconds(after.first ?? 0)) from the next frame on")
  }

  static let layoutSolves = Claim(
    "D15", .article, "layoutIfNeeded solves all constraints at each call, 60 times a second",
    expected: "layout solves per shown frame: the link 1, the timer under load > 1"
  ) { _ in
    let link = StepTrial(.oneProgress).counts
    let loaded = StepTrial(.oneProgress, load: FrameLoad(seconds: 0.05, place: .presenting)).counts
    let timer = SolveSecond(load: 0.05)
    return Measurement(
      link.solves == link.frames && loaded.solves == loaded.frames && timer.perFrame > 1,
      "the link \(link.solves) in \(link.frames) frames, under 50 ms of load \(loaded.solves) in \(loaded.frames); the timer under it "
        + "\(timer.solves) in \(timer.frames) frames, \(figure(timer.perFrame)) a frame")
  }
}

/// Somebody for a link to belong to.
private final class Witness {}

/// A 60 Hz timer and a display link in the second after time 0.
private struct TimerSecond {
  let frames: Int
  let ticks: Int
  let linkTicks: Int
  let wasted: Int
  let missing: Int
  let coalesced: Int

  init(hertz: Double, load: FrameLoad = .none) {
    let display = VirtualDisplay(hertz: hertz, load: load.seconds)
    let witness = Witness()
    var linkTicks = 0
    var ticks = 0
    let link = display.clock.addLink(owner: witness) { _, _ in linkTicks += 1 }
    let timer = IntervalTimer(clock: display.clock, interval: 1.0 / 60, phase: 0) { _ in ticks += 1 }
    // The frame at 0 shows what was before; the second begins after it.
    func block(_ time: FrameTime) { if load.place == .mainThread { timer.block(until: time.timestamp + load.seconds) } }
    display.onFrame = block
    display.runFrame()
    (linkTicks, ticks) = (0, 0)
    var before = 0
    var wasted = 0
    var missing = 0
    display.onFrame = { time in
      wasted += max(0, ticks - before - 1)
      if ticks == before { missing += 1 }
      before = ticks
      block(time)
    }
    display.run(through: 1)
    self.wasted = wasted
    self.missing = missing
    frames = display.frames - 1
    self.ticks = ticks
    self.linkTicks = linkTicks
    coalesced = timer.coalescedCount
    link.invalidate()
  }
}

/// The layout solutions of a 60 Hz timer that moves a square in each tick, in the second after time 0.
private struct SolveSecond {
  let frames: Int
  let solves: Int
  var perFrame: Double { Double(solves) / Double(frames) }

  init(load: Double) {
    let display = VirtualDisplay(hertz: 60, load: load)
    let layout = StepLayout()
    let before = layout.layoutSolves
    let timer = IntervalTimer(clock: display.clock, interval: 1.0 / 60) { layout.move([1: $0]) }
    display.runFrame()
    display.run(through: 1)
    timer.invalidate()
    frames = display.frames - 1
    solves = layout.layoutSolves - before
  }
}
