import Exhibits
import Foundation
import Testing

@testable import Desktop

extension OnAServer {
  @Suite("The playground")
  struct PlaygroundTests {
    @Test("a real drag keeps the finger's 8 px, sends its events in order and settles to the projected target")
    func realDrag() throws {
      let start = try LivePlayground.places()
      let x = Int(start.thumb.midX) + 8
      let y = Int(start.thumb.midY)
      let played = try LivePlayground(seconds: 2.4) { person in
        person.move(x, y)
        person.pause(0.2)
        person.press()
        person.pause(0.03)
        for step in 1...15 {
          person.move(x + step * 200 / 15, y)
          person.pause(0.008)
        }
        person.release()
        person.sync()
      }
      let rows = played.rows
      let travel = start.track.width - start.thumb.width
      // The thumb's centre stays 8 px left of the pointer: in each frame it has gone as far as one of the pointer's moves.
      let ways = (0...15).map { Double($0 * 200 / 15) }
      let held = rows.filter(\.tracking)
      #expect(held.count >= 3)
      for row in held {
        let way = (row.shown - 0.2) * travel
        #expect(ways.contains { abs($0 - way) < 0.5 }, "the thumb went \(way) px")
        #expect(abs(row.shown - row.value) < 1e-6)
      }
      let events = rows.flatMap(\.names).filter { $0 != "touchDragInside" && $0 != "settleBegan" && $0 != "settleEnded" }
      let folded = events.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      #expect(folded == ["touchDown", "valueChanged", "touchUpInside"])
      let release = try #require(rows.first { $0.names.contains("touchUpInside") })
      let end = try #require(rows.last)
      #expect(abs(end.shown - end.value) < 1e-6)
      #expect(end.value > 0.2 + 200 / travel)
      let arrived = try #require(rows.first { $0.time >= release.time && abs($0.shown - end.value) < 0.002 })
      #expect(arrived.time - release.time < 0.6)
    }

    @Test("G with strategy 1, then X, then X again: rolled back, holds, holds")
    func gestures() throws {
      let played = try LivePlayground(seconds: 8.5) { person in
        person.keys("g")
        person.pause(2.3)
        person.keys("xg")
        person.pause(2.3)
        person.keys("xg")
        person.pause(2.3)
      }
      for (variant, holds) in [("none", false), ("patch", true), ("replace", true)] {
        let rows = played.rows.filter { $0.variant == variant }
        let set = try #require(rows.firstIndex { $0.names.contains("set") }, "\(variant) was set")
        let after = rows[set...].prefix { !$0.names.contains("touchDown") }
        let off = after.filter { abs($0.shown - 0.37) > 0.001 }
        // A replaced slider is at rest at once; whatever still moves has frames.
        #expect(after.count >= (variant == "replace" ? 1 : 10))
        #expect(off.isEmpty == holds, "\(variant): \(off.count) of \(after.count) frames off the value")
        #expect(abs((after.last?.value ?? 0) - 0.37) < 1e-6)
        if !holds { #expect(abs((after.last?.shown ?? 0) - 0.698) < 0.001) }
      }
    }

    @Test("keys work under Russian and French keyboards", arguments: ["ru", "us,ru", "fr", "de"])
    func layouts(layout: String) throws {
      // Keycodes of a PC keyboard: 14 is the digit row's 5, 53 the key of X, 42 that of G.
      let played = try LivePlayground(layout: layout, seconds: 2) { person in
        person.typeCode(14)
        person.pause(0.3)
        person.typeCode(53)
        person.pause(0.3)
        person.typeCode(53)
        person.pause(0.3)
      }
      let variants = played.rows.map(\.variant).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      #expect(variants == ["none", "patch", "replace", "patch"])
    }

    @Test("rests without a frame")
    func idle() throws {
      let played = try LivePlayground(seconds: 2.5) { _ in }
      let first = try #require(played.rows.first)
      #expect(played.rows.count { $0.time > first.time + 1 } == 0)
    }

    @Test(
      "a click on a variant does what its digit does, at every size", arguments: [(1280, 800, 1.0), (800, 560, 1.0), (1600, 1120, 2.0)])
    func clicks(width: Int, height: Int, scale: Double) throws {
      let start = try LivePlayground.places(width: width, height: height, scale: scale)
      #expect(start.variants.count == 7)
      for box in start.variants.values {
        #expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= Double(width) && box.y + box.height <= Double(height))
      }
      let patch = try #require(start.variants["patch"])
      let preset = try #require(start.presets.last)
      let played = try LivePlayground(width: width, height: height, scale: scale, seconds: 1.6) { person in
        person.move(Int(patch.midX), Int(patch.midY))
        person.click()
        person.pause(0.3)
        person.move(Int(preset.x + preset.width / 2), Int(preset.y + preset.height / 2))
        person.click()
        person.pause(0.3)
      }
      let chosen = try #require(played.rows.first { $0.variant == "patch" })
      #expect(abs(chosen.value - 0.2) < 1e-6 && abs(chosen.shown - 0.2) < 1e-6)
      #expect(played.rows.last?.value == 1)
      #expect(played.rows.last?.shown == 1)
    }
  }
}
