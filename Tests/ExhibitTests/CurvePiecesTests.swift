import Drawing
import Geometry
import Stage
import Testing
import Widgets

@testable import Exhibits

@Suite("Curves over time")
struct CurvePiecesTests {
  private let pieces = CurvePieces(span: 0.125)
  /// Sixty a second, with a pause of half a second in it.
  private let times = (0..<90).map { Double($0) / 60 + ($0 > 40 ? 0.5 : 0) }

  @Test("lead from each sample to the next one exactly once")
  func whole() {
    let seen = pieces.seen(of: times, from: 0, to: 10) { $0 }
    let steps = seen.flatMap { zip($0.indices, $0.indices.dropFirst()).map { [$0, $1] } }
    #expect(steps == (1..<times.count).map { [$0 - 1, $0] })
    #expect(seen.allSatisfy { $0[$0.startIndex..<$0.endIndex - 1].allSatisfy { time in pieces.beginning(of: time) <= time } })
  }

  @Test("a part shows pieces of the whole, and all that reach into it")
  func part() {
    let whole = pieces.seen(of: times, from: 0, to: 10) { $0 }
    for step in 0..<100 {
      let start = Double(step) / 50, end = start + 0.03
      let part = pieces.seen(of: times, from: start, to: end) { $0 }
      #expect(part.allSatisfy { whole.contains($0) })
      let reaching = whole.filter { ($0.last ?? 0) >= start && ($0.first ?? 0) <= end && $0.count >= 2 }
      #expect(reaching.allSatisfy { part.contains($0) }, "from \(start)")
    }
  }

  @Test("nothing, or one sample, is no curve")
  func few() {
    #expect(pieces.seen(of: [], from: 0, to: 1) { $0 }.isEmpty)
    #expect(pieces.seen(of: [0.3], from: 0, to: 1) { $0 }.isEmpty)
  }

  @Test("drawn frame by frame, the window of every exhibit is the same to the byte as drawn at once", arguments: [1, 1.25, 2])
  func bytes(scale: Double) throws {
    // The glow costs a debug build a third of a second a frame.
    for exhibit in Exhibit.names where exhibit != "glow" || scale == 1 { try compare(exhibit, scale: scale) }
  }

  private func compare(_ exhibit: String, scale: Double) throws {
    var options = PlaygroundOptions()
    options.exhibit = exhibit
    let window = try PlaygroundWindow(options: options, size: Size(width: 800, height: 560), scale: scale)
    let stage = Stage(window: window)
    stage.run(frames: 5)
    stage.key(.character("g"))
    for _ in 0..<2 {
      for _ in 0..<(exhibit == "glow" ? 10 : 25) {
        stage.runFrame()
        _ = stage.picture
      }
      let fresh = Bitmap(width: window.pixelBounds.width, height: window.pixelBounds.height)
      window.draw(Region(window.pixelBounds), into: fresh)
      let (drawn, whole) = (stage.picture.pixels(), fresh.pixels())
      let strays = whole.indices.filter { whole[$0] != drawn[$0] }.map { [$0 % fresh.width, $0 / fresh.width] }
      #expect(strays.isEmpty, "\(exhibit): \(strays.count) pixels, the first of them at \(strays.prefix(3))")
    }
  }
}
