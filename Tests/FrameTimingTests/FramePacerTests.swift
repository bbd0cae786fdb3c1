import FrameTiming
import Testing

@Suite("The frame pacer")
struct FramePacerTests {
  let rate = RefreshRate(hertz: 60)

  @Test("draws the first change after a rest at once")
  func atOnce() {
    var pacer = FramePacer(rate: rate)
    #expect(pacer.nextFrame(now: 5) == 5)
    #expect(pacer.frame(now: 5, continuing: false).timestamp == 5)
    #expect(pacer.nextFrame(now: 5.1) == 5.1)
    #expect(pacer.frame(now: 5.1, continuing: false).timestamp == 5.1)
    #expect(pacer.missed == 0)
  }

  @Test("holds absolute deadlines, however long the frames take to begin")
  func deadlines() {
    var pacer = FramePacer(rate: rate)
    _ = pacer.frame(now: 0, continuing: false)
    for n in 1...1000 {
      let due = pacer.nextFrame(now: Double(n - 1) / 60 + 0.001)
      #expect(abs(due - Double(n) / 60) < 1e-12)
      _ = pacer.frame(now: due + 0.0003 * Double(n % 5), continuing: true)
    }
    #expect(pacer.missed == 0)
  }

  @Test("drops late frames and counts them, and never catches up in a burst")
  func late() {
    var pacer = FramePacer(rate: rate)
    _ = pacer.frame(now: 0, continuing: false)
    let time = pacer.frame(now: 0.060, continuing: true)
    #expect(time.timestamp == 0.060)
    #expect(pacer.missed == 2)
    #expect(abs(pacer.nextFrame(now: 0.061) - 4.0 / 60) < 1e-12)
  }

  @Test("counts a frame that could not be shown as missed")
  func unshown() {
    var pacer = FramePacer(rate: rate)
    _ = pacer.frame(now: 0, continuing: false)
    pacer.skipPresentation()
    _ = pacer.frame(now: 1.0 / 60, continuing: true)
    #expect(pacer.missed == 1)
  }

  @Test("draws at most one frame a refresh, however often something changes", arguments: [0.0005, 0.003, 0.008, 0.016])
  func storm(step: Double) {
    var pacer = FramePacer(rate: rate)
    var frames = 0
    for now in stride(from: 0, to: 1, by: step) where pacer.nextFrame(now: now) <= now {
      _ = pacer.frame(now: now, continuing: false)
      frames += 1
    }
    #expect(frames <= 60)
    #expect(pacer.missed == 0)
  }

  @Test("keeps timestamps rising and well below the next deadline, whatever the delays")
  func order() {
    var pacer = FramePacer(rate: rate)
    var now = 0.0
    var last = -1.0
    for n in 0..<500 {
      now = max(pacer.nextFrame(now: now), now) + [0, 0.0001, 0.004, 0.012, 0.1][n % 5]
      let time = pacer.frame(now: now, continuing: n % 3 != 0)
      #expect(time.timestamp > last)
      #expect(time.targetTimestamp > time.timestamp)
      #expect(time.duration >= rate.period * 0.25 - 1e-9)
      #expect(time.duration <= rate.period * 1.25 + 1e-9)
      last = time.timestamp
    }
  }

  @Test("follows another rate from the next frame on")
  func rateChange() {
    var pacer = FramePacer(rate: rate)
    _ = pacer.frame(now: 0, continuing: false)
    _ = pacer.frame(now: 1.0 / 60, continuing: true)
    pacer.change(to: RefreshRate(hertz: 144), now: 0.02)
    #expect(abs(pacer.nextFrame(now: 0.02) - (1.0 / 60 + 1.0 / 144)) < 1e-12)
  }
}
