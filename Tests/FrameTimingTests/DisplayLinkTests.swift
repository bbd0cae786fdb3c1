import FrameTiming
import Testing

@Suite("A display link")
struct DisplayLinkTests {
  /// Ticks a clock at `rates` (pictures a second), one second of each in a row, and says when the link fired.
  func fires(at rates: [Double], _ prepare: (DisplayLink) -> Void) -> [Double] {
    let clock = FrameClock()
    let owner = Subscriber()
    var times: [Double] = []
    let link = clock.addLink(owner: owner) { times.append($1.timestamp) }
    prepare(link)
    var start = 0.0
    for rate in rates {
      for frame in 0..<Int(rate) {
        let time = start + Double(frame) / rate
        clock.tick(FrameTime(timestamp: time, targetTimestamp: time + 1 / rate))
      }
      start += 1
    }
    return withExtendedLifetime(owner) { times }
  }

  @Test("fires once a frame, whatever the rate", arguments: [60.0, 75, 120, 144])
  func everyFrame(rate: Double) {
    #expect(fires(at: [rate]) { _ in }.count == Int(rate))
  }

  @Test("tells the frame's time, the next one's and the display's interval")
  func words() {
    let clock = FrameClock()
    let owner = Subscriber()
    let link = clock.addLink(owner: owner) { _, _ in }
    clock.tick(FrameTime(timestamp: 2.004, targetTimestamp: 2.0166, interval: 1.0 / 60))
    #expect(link.timestamp == 2.004 && link.targetTimestamp == 2.0166 && link.duration == 1.0 / 60)
    withExtendedLifetime(owner) {}
  }

  @Test("follows a preferred rate by whole pictures, evenly", arguments: [(60.0, 30, 30), (60, 20, 20), (144, 72, 72), (144, 48, 48)])
  func preferred(rate: Double, wanted: Int, ticks: Int) {
    let times = fires(at: [rate]) { $0.preferredFramesPerSecond = wanted }
    #expect(times.count == ticks)
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1 / Double(ticks)) < 1e-9 })
  }

  @Test("follows a new rate of the display from the next frame on")
  func newRate() {
    let times = fires(at: [60, 144, 75]) { _ in }
    #expect(times.count == 60 + 144 + 75)
    #expect(abs(times[61] - times[60] - 1.0 / 144) < 1e-9 && abs(times[205] - times[204] - 1.0 / 75) < 1e-9)
  }

  @Test("a late frame doesn't put off the one after it")
  func late() {
    let clock = FrameClock()
    let owner = Subscriber()
    var times: [Double] = []
    let link = clock.addLink(owner: owner) { times.append($1.timestamp) }
    link.preferredFramesPerSecond = 30
    for time in [0, 0.0375, 0.05, 0.06666] { clock.tick(FrameTime(timestamp: time, targetTimestamp: time + 1.0 / 60)) }
    #expect(times == [0, 0.0375, 0.06666])
    withExtendedLifetime(owner) {}
  }

  @Test("paused it isn't called, asks for no frame, and asks for one when it goes on")
  func paused() {
    let clock = FrameClock()
    let owner = Subscriber()
    var calls = 0
    var demands = 0
    let link = clock.addLink(owner: owner) { _, _ in calls += 1 }
    clock.onDemand = { demands += 1 }
    link.isPaused = true
    clock.tick(FrameTime(timestamp: 0, targetTimestamp: 0.1))
    #expect(calls == 0 && clock.isIdle && demands == 0)
    link.isPaused = false
    #expect(!clock.isIdle && demands == 1)
    withExtendedLifetime(owner) {}
  }

  @Test("the bell is answered once, in the next tick, by paused links too")
  func bell() async {
    let clock = FrameClock()
    let owner = Subscriber()
    var answers = 0
    let link = clock.addLink(owner: owner) { _, _ in }
    link.isPaused = true
    link.onBell = { answers += 1 }
    let bell = clock.bell
    await Task.detached {
      bell.ring()
      bell.ring()
    }.value
    #expect(!clock.isIdle && answers == 0)
    clock.tick(FrameTime(timestamp: 0, targetTimestamp: 0.1))
    clock.tick(FrameTime(timestamp: 0.1, targetTimestamp: 0.2))
    #expect(answers == 1 && clock.isIdle)
    withExtendedLifetime(owner) {}
  }
}

@Suite("A range of rates")
struct FrameRateRangeTests {
  @Test(
    "takes the display's whole part nearest to the preferred rate, within the range",
    arguments: [
      (FrameRateRange.default, 144.0, 1), (FrameRateRange(preferred: 60), 59.94, 1), (FrameRateRange(preferred: 60), 144, 2),
      (FrameRateRange(maximum: 60), 144, 3), (FrameRateRange(maximum: 60), 60.02, 1), (FrameRateRange(minimum: 40), 144, 1),
      (FrameRateRange(minimum: 30, maximum: 50, preferred: 45), 60, 2), (FrameRateRange(preferred: 24), 60, 3),
      (FrameRateRange(preferred: 1), 60, 60),
    ])
  func pictures(range: FrameRateRange, rate: Double, pictures: Int) {
    #expect(range.pictures(at: rate) == pictures)
  }
}

@Suite("A playhead")
struct PlayheadTests {
  @Test("a pause leaves no trace, however long it is and whether or not anyone looks")
  func pause() {
    var head = Playhead.start
    #expect(head.elapsed(at: 3) == 0 && !head.isRunning)
    head.resume(at: 3)
    #expect(head.isRunning && head.elapsed(at: 3.5) == 0.5 && head.elapsed(at: 3.25) == 0.25 && head.elapsed(at: 2) == 0)
    head.resume(at: 9)
    #expect(head.elapsed(at: 3.5) == 0.5)
    head.pause(at: 3.5)
    head.pause(at: 80)
    #expect(head.elapsed(at: 1000) == 0.5)
    head.resume(at: 1000)
    #expect(head.elapsed(at: 1000) == 0.5 && head.elapsed(at: 1000.25) == 0.75)
  }
}
