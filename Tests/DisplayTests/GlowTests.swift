import Exhibits
import Foundation
import Testing

@testable import Desktop

extension OnAServer {
  @Suite("The glow in the window")
  struct GlowTests {
    /// Paused and resumed with K, then by pressing a sticker; each time once the log says that the last one has happened.
    private func play(_ variant: String) throws -> LivePlayground {
      var options = PlaygroundOptions()
      options.exhibit = "glow"
      options.variant = variant
      let path = NSTemporaryDirectory() + "settle-glow-\(UUID().uuidString).jsonl"
      return try LivePlayground(width: 800, height: 560, seconds: 120, options: options, path: path) { person in
        let log = GrowingLog(path: path)
        log.wait(for: "\"settling\":true", times: 5)
        person.keys("k")
        log.wait(for: "\"settling\":false", after: "paused")
        person.keys("k")
        log.wait(for: "\"settling\":true", after: "resumed")
        // The heart, in the collage's middle.
        person.move(268, 227)
        person.press()
        person.sync()
        log.wait(for: "touchDown")
        log.wait(for: "\"settling\":false", after: "touchDown")
        person.release()
        person.sync()
        log.wait(for: "\"settling\":true", after: "touchUpInside")
        person.chord(0xFFE3, UInt64(UInt8(ascii: "q")))
      }
    }

    @Test(
      "the time in the log never goes back with the mended clocks, and does with the predicted one",
      arguments: ["predicted", "accumulated", "advanced"])
    func pauses(variant: String) throws {
      let rows = try play(variant).rows
      #expect(rows.allSatisfy { $0.variant == variant })
      let names = rows.flatMap(\.names)
      #expect(names.filter { $0 == "paused" }.count == 2 && names.filter { $0 == "resumed" }.count == 2, "\(names)")
      #expect(names.contains("touchDown") && names.contains("touchUpInside"))
      let steps = zip(rows, rows.dropFirst()).map { $1.shown - $0.shown }
      let backs = steps.filter { $0 < 0 }
      #expect(backs.isEmpty == (variant != "predicted"), "\(backs)")
      #expect(names.contains("wentBack") == (variant == "predicted"))
      // No step is longer than a quarter of a second, however late a frame came.
      #expect(steps.allSatisfy { abs($0) <= 0.25 + 1e-9 })
      #expect((rows.last?.shown ?? 0) > 0)
    }
  }
}

/// A log that is being written, read by the one who acts on it.
private nonisolated struct GrowingLog {
  let path: String

  /// Until so many lines hold `text`, counted after the last line that holds `mark`; gives up after half a minute.
  func wait(for text: String, times: Int = 1, after mark: String? = nil) {
    for _ in 0..<600 {
      let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
      let start = mark.map { mark in lines.lastIndex { $0.contains(mark) } } ?? 0
      if let start, lines[start...].count(where: { $0.contains(text) }) >= times { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }
}
