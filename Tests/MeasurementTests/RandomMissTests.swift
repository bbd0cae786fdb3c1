import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("Random misses on a live slider")
struct RandomMissTests {
  @Test(
    "10,000 wrong names, keys, selectors and encodings in mid-settle: no byte written, each miss told once",
    arguments: [1, 26, 2026] as [UInt64])
  func misses(seed: UInt64) {
    let rig = SettleMoment().rig()
    SettleMoment().play(on: rig) {}
    let objects = SliderObjects(of: rig.slider)
    #expect(objects.all.count == 11 && objects.activeDriver != nil)
    let fuzz = RandomMisses(rounds: 10_000, seed: seed, on: objects)
    #expect(fuzz.objects == 11)
    #expect(fuzz.missed == 10_000 && fuzz.reported == 10_000 && fuzz.changedBytes == 0)
  }

  @Test("the settle goes on as if nobody had looked")
  func innocence() {
    let traces = [false, true].map { isLookedAt in
      let rig = SettleMoment().rig()
      SettleMoment().play(on: rig) {}
      if isLookedAt { _ = RandomMisses(rounds: 1000, seed: 7, on: SliderObjects(of: rig.slider)) }
      rig.frames(60)
      return TraceFormat.csv.text(rig.rows)
    }
    #expect(traces[0] == traces[1])
  }
}
