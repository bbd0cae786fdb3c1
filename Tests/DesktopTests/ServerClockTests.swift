import Testing

@testable import Desktop

@Suite("The server's clock")
struct ServerClockTests {
  @Test("settles on the smallest difference seen between arrival and stamp")
  func smallestDifference() {
    var clock = ServerClock()
    #expect(clock.seconds(stamp: 1000, now: 51.010) == 51.010)
    #expect(abs(clock.seconds(stamp: 1100, now: 51.102) - 51.102) < 1e-12)  // 8 ms quicker than the first
    #expect(abs(clock.seconds(stamp: 1200, now: 51.250) - 51.202) < 1e-9)  // 48 ms late, and known to be
  }

  @Test("keeps the server's own distances between events that arrive in one heap")
  func heap() {
    var clock = ServerClock()
    _ = clock.seconds(stamp: 100, now: 7)
    let times = (1...10).map { clock.seconds(stamp: 100 + UInt32($0) * 8, now: 7.2) }
    for (n, time) in times.enumerated() { #expect(abs(time - (7 + Double(n + 1) * 0.008)) < 1e-9) }
  }

  @Test("is never later than now and never runs backwards, whatever the stamps")
  func bounds() {
    var clock = ServerClock()
    var last = -Double.infinity
    var random = SystemRandomNumberGenerator()
    for n in 0..<2000 {
      let now = Double(n) * 0.01
      let time = clock.seconds(stamp: UInt32.random(in: 0 ... .max, using: &random), now: now)
      #expect(time <= now)
      #expect(time >= last)
      last = time
    }
  }

  @Test("goes on across the wrap of the 32-bit milliseconds")
  func wrap() {
    var clock = ServerClock()
    let first = clock.seconds(stamp: .max - 9, now: 100)
    let second = clock.seconds(stamp: 10, now: 100.5)
    #expect(abs(second - first - 0.020) < 1e-9)
  }

  @Test("takes a stamp of 0 for now, and learns nothing from it")
  func unstamped() {
    var clock = ServerClock()
    _ = clock.seconds(stamp: 5000, now: 20)
    #expect(clock.seconds(stamp: 0, now: 20.5) == 20.5)
    #expect(abs(clock.seconds(stamp: 6000, now: 21.3) - 21) < 1e-9)
  }
}
