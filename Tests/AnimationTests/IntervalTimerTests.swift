import Animation
import FrameTiming
import Testing

@Suite("An interval timer")
struct IntervalTimerTests {
  /// Runs a clock from 0 to 1 s at `rate` and says the ticks that came in each frame, by their times.
  func ticks(rate: Double, every interval: Double = 1.0 / 60, phase: Double = 0, busy: Double = 0) -> (frames: [[Double]], merged: Int) {
    let clock = FrameClock()
    var now: [Double] = []
    let timer = IntervalTimer(clock: clock, interval: interval, phase: phase) { now.append($0) }
    var frames: [[Double]] = []
    for frame in 0..<Int(rate) {
      now = []
      let time = FrameTime(timestamp: Double(frame) / rate, targetTimestamp: Double(frame + 1) / rate)
      clock.tick(time)
      clock.work(time)
      if busy > 0 { timer.block(until: time.timestamp + busy) }
      frames.append(now)
    }
    return (frames, timer.coalescedCount)
  }

  @Test("in phase with the screen every frame has its tick")
  func inPhase() {
    #expect(ticks(rate: 60).frames.allSatisfy { $0.count == 1 })
  }

  @Test("a faster screen has frames without one", arguments: [75.0, 120, 144])
  func fasterScreen(rate: Double) {
    let frames = ticks(rate: rate).frames
    #expect(frames.count { $0.isEmpty } == Int(rate) - 60 && frames.joined().count == 60)
  }

  @Test("a slower one gets several before a picture, each with a time of its own")
  func slowerScreen() {
    let frames = ticks(rate: 20).frames
    #expect(frames.dropFirst().allSatisfy { $0.count == 3 } && frames.joined().count == 58)
    #expect(zip(frames.joined(), frames.joined().dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
  }

  @Test("it keeps its own phase")
  func phase() {
    let times = Array(ticks(rate: 60, phase: 0.004).frames.joined())
    #expect(times.count == 59)
    for (number, time) in times.enumerated() { #expect(abs(time - 0.004 - Double(number) / 60) < 1e-9) }
  }

  @Test("on a thread that is busy its ticks come late and as one")
  func coalesces() {
    let (frames, merged) = ticks(rate: 10, every: 0.01, busy: 0.055)
    // Of ten ticks a frame the five due in the 55 ms after the frame before come as one, at their end.
    #expect(frames.dropFirst().allSatisfy { $0.count == 6 } && abs(frames[1][0] - 0.055) < 1e-9)
    #expect(merged == 9 * 4)
  }

  @Test("ends with its owner's wish, or with its owner")
  func ends() {
    let clock = FrameClock()
    var timer: IntervalTimer? = IntervalTimer(clock: clock, interval: 1) { _ in }
    #expect(timer?.phase == 1 && timer?.isValid == true && clock.nextWorkTime != nil)
    timer?.invalidate()
    #expect(timer?.isValid == false && clock.isIdle)
    timer = IntervalTimer(clock: clock, interval: 1) { _ in }
    timer = nil
    #expect(clock.isIdle)
  }
}
