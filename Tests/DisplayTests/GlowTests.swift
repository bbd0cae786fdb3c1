import Exhibits
import Foundation
import Testing

@testable import Desktop

extension OnAServer {
  @Suite("The glow in the window")
  struct GlowTests {
    /// The exhibit at 1280 x 800 with a clock, paused and resumed with K, then by pressing the heart.
    private func play(_ variant: String) throws -> LivePlayground {
      var options = PlaygroundOptions()
      options.exhibit = "glow"
      options.variant = variant
      return try LivePlayground(seconds: 4, options: options) { person in
        person.pause(0.5)
        // The flip is to fall between draw and commit.
        person.move(1122, 148)
        person.click()
        person.pause(0.3)
        person.keys("k")
        person.pause(0.4)
        person.keys("k")
        person.pause(0.4)
        person.move(473, 308)
        person.pause(0.1)
        person.press()
        person.pause(0.4)
        person.release()
        person.pause(0.4)
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
      // A step is a frame's, or a quarter of a second at most.
      #expect(steps.allSatisfy { abs($0) <= 0.25 + 1e-9 })
      #expect((rows.last?.shown ?? 0) > 1)
    }
  }
}
