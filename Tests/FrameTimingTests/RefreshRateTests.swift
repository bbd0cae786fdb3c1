import FrameTiming
import Testing

@Suite("A refresh rate")
struct RefreshRateTests {
  @Test(
    "B15: a mode without usable numbers gives 60 Hz, marked as a fallback",
    arguments: [
      DisplayMode(dotClock: 0, hTotal: 1440, vTotal: 825), DisplayMode(dotClock: 71_280_000, hTotal: 0, vTotal: 825),
      DisplayMode(dotClock: 71_280_000, hTotal: 1440, vTotal: 0), DisplayMode(dotClock: 0, hTotal: 0, vTotal: 0), nil,
      DisplayMode(dotClock: 1_000_000_000_000, hTotal: 1440, vTotal: 825),
      DisplayMode(dotClock: .max, hTotal: 1, vTotal: 1, isInterlaced: true),
      DisplayMode(dotClock: 1, hTotal: 1440, vTotal: 825),
    ])
  func fallback(mode: DisplayMode?) {
    let rate = RefreshRate(mode: mode)
    #expect(rate.isFallback)
    #expect(rate.hertz == 60)
    #expect((0.001...1).contains(rate.period))
  }

  @Test("B16: interlace doubles, double scan halves, both cancel, and nothing is rounded")
  func flags() {
    func hertz(_ clock: UInt64, _ h: UInt32, _ v: UInt32, interlaced: Bool = false, double: Bool = false) -> Double {
      RefreshRate(mode: DisplayMode(dotClock: clock, hTotal: h, vTotal: v, isInterlaced: interlaced, isDoubleScan: double)).hertz
    }
    #expect(abs(hertz(25_000_000, 520, 333, double: true) - 72.19) < 0.005)
    #expect(abs(hertz(13_500_000, 864, 625, interlaced: true) - 50) < 1e-9)
    #expect(abs(hertz(25_175_000, 800, 525) - 59.9405) < 0.00005)
    #expect(abs(hertz(25_000_000, 520, 333, interlaced: true, double: true) - 144.38) < 0.005)
    let period = RefreshRate(mode: DisplayMode(dotClock: 25_175_000, hTotal: 800, vTotal: 525)).period
    #expect(abs(period - 0.0166832) < 5e-8)
  }

  @Test("keeps a million frames in step")
  func noDrift() {
    let rate = RefreshRate(mode: DisplayMode(dotClock: 25_175_000, hTotal: 800, vTotal: 525))
    #expect(abs(rate.seconds(frames: 1_000_000) - 1_000_000 * 420_000.0 / 25_175_000) < 1e-9)
  }
}
