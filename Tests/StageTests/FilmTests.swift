import Stage
import Testing

@Suite("A film")
struct FilmTests {
  private func second(at hertz: Int) -> [FilmFrame] {
    FilmDelays.frames(times: (0..<hertz).map { Double($0) / Double(hertz) }, end: 1)
  }

  @Test("B28: of one second lasts one second, whatever the rate", arguments: [60, 30, 24, 144, 25, 50, 59, 75, 120, 240, 1000])
  func sum(hertz: Int) {
    let frames = second(at: hertz)
    #expect(frames.map(\.delay).reduce(0, +) == 100)
    #expect(frames.allSatisfy { $0.delay >= 2 })
    #expect(frames.count <= 50)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.index < $1.index })
    #expect(frames.first?.index == 0)
  }

  @Test("B28: keeps every frame that comes slowly enough, each on the clock's own hundredth")
  func patterns() {
    #expect(second(at: 30).map(\.delay) == (0..<10).flatMap { _ in [3, 3, 4] })
    #expect(second(at: 24).map(\.delay) == (0..<4).flatMap { _ in [4, 4, 4, 4, 4, 5] })
    #expect(second(at: 50).map(\.delay) == Array(repeating: 2, count: 50))
  }

  @Test("B28: drops instead of squeezing where frames come too fast", arguments: [60, 144])
  func drops(hertz: Int) {
    #expect(second(at: hertz).count == 50)
  }

  @Test("B28: shows the thumb within one frame of where it was", arguments: [60, 30, 24, 144])
  func position(hertz: Int) {
    let frames = second(at: hertz)
    let shown = frames.flatMap { Array(repeating: 100 + 400 * Double($0.index) / Double(hertz), count: $0.delay) }
    let oneFrame = 4 * max(100 / Double(hertz), 2)
    for (hundredth, x) in shown.enumerated() {
      #expect(abs(x - (100 + 4 * Double(hundredth))) <= oneFrame, "at \(hundredth)")
    }
  }

  @Test("B28: of a run with a stall holds the picture for as long as the stall")
  func stall() {
    let frames = FilmDelays.frames(times: [0, 0.02, 0.04, 0.54, 0.56], end: 0.58)
    #expect(frames == [0, 1, 2, 3, 4].map { FilmFrame(index: $0, delay: $0 == 2 ? 50 : 2) })
  }

  @Test("B28: of nothing is nothing, of one moment one picture of the shortest delay")
  func least() {
    #expect(FilmDelays.frames(times: [], end: 1) == [])
    #expect(FilmDelays.frames(times: [3], end: 3) == [FilmFrame(index: 0, delay: 2)])
    #expect(FilmDelays.frames(times: [3, 3.001, 3.002], end: 3.003) == [FilmFrame(index: 0, delay: 2)])
  }

  @Test(
    "B28: has one file a frame and one for the final state, whose names sort in order",
    arguments: [0, 1, 9, 10, 99, 100, 101, 9999, 10_000])
  func names(frames: Int) {
    let names = FilmNames.sequence(frames: frames)
    #expect(names.count == frames + 1)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
    #expect(names.allSatisfy { $0.hasSuffix(".png") })
  }
}
