import Exhibits
import Foundation
import Testing

@testable import Desktop

extension OnAServer {
  @Suite("In step, in the window")
  struct StepTests {
    @Test("the gap is exactly 60 points in every row of the log: without a load, with one in presenting, with one on the main thread")
    func gap() throws {
      var options = PlaygroundOptions()
      options.exhibit = "step"
      let played = try LivePlayground(width: 800, height: 560, seconds: 6.5, options: options) { person in
        person.keys("g")
        person.pause(1.2)
        person.keys("llg")
        person.pause(1.6)
        person.chord(0xFFE1, UInt64(UInt8(ascii: "l")))
        person.keys("g")
        person.pause(1.6)
      }
      let rows = played.rows
      #expect(rows.count(where: { $0.events.contains("start") }) == 3)
      #expect(rows.allSatisfy { $0.gap == 60 })
      // It moved, and the loads left frames out.
      let moving = zip(rows, rows.dropFirst()).filter { $0.shown != $1.shown }
      #expect(moving.count >= 12 && moving.contains { $1.time - $0.time > 0.04 })
    }
  }
}
