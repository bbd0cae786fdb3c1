import CXTest
import Foundation
import FrameTiming
import Geometry
import Synchronization
import Testing
import Widgets

@testable import Desktop
@testable import Exhibits

extension OnAServer {
  /// The debug stand by real keys and a real pointer.
  @Suite("The stand")
  struct StandTests {
    nonisolated static let alt: UInt64 = 0xffe9
    nonisolated static let control: UInt64 = 0xffe3

    @Test("Alt+5 off, G: rolled back; Alt+5 on, G: holds")
    func step() throws {
      var options = PlaygroundOptions()
      options.variant = "patch"
      let played = try LivePlayground(seconds: 6.5, options: options) { person in
        person.chord(StandTests.alt, 0x35)
        person.pause(0.1)
        person.keys("g")
        person.pause(2.4)
        person.chord(StandTests.alt, 0x35)
        person.pause(0.1)
        person.keys("g")
        person.pause(2.4)
      }
      let sets = played.rows.indices.filter { played.rows[$0].names.contains("set") }
      #expect(sets.count == 2)
      let first = played.rows[sets[0]...].prefix { $0.time < played.rows[sets[0]].time + 1.5 }  // it is at rest long before the next G
      #expect(!(played.rows[sets[0]].names.contains("step5")))
      #expect(first.contains { abs($0.shown - 0.698) < 0.001 && abs($0.value - 0.37) < 1e-6 })
      let second = played.rows[sets[1]...]
      #expect(second.first?.names.contains("step5") == true)
      #expect(second.allSatisfy { abs($0.shown - 0.37) < 0.001 })
    }

    @Test("_lockedValue edited in a pause: the next frames go there")
    func edit() throws {
      let place = try StandTests.place(of: "_visualElement.fluidInteraction._lockedValue")
      let played = try LivePlayground(height: 2400, seconds: 5) { person in
        person.keys("g")
        person.pause(0.42)
        person.keys(" ")  // Space: the clock stands, in mid-settle or just after it
        person.pause(0.4)
        person.move(place.x, place.y)
        person.click()
        person.pause(0.3)
        person.keys("0.9")
        person.type(0xff0d)
        person.pause(0.3)
        person.keys(" ")
        person.pause(1)
      }
      let last = try #require(played.rows.last)
      #expect(abs(last.shown - 0.9) < 0.01, "the thumb ends at \(last.shown)")
    }

    @Test("Ctrl+C: another client reads the state, 40 lines at most")
    func copies() throws {
      let text = Mutex("")
      _ = try LivePlayground(seconds: 4.5) { person in
        person.keys("g")
        person.pause(1.6)
        person.chord(StandTests.control, 0x63)
        person.pause(0.4)
        var bytes = [CChar](repeating: 0, count: 8192)
        let count = Int(cxt_read_clipboard(person.client, "UTF8_STRING", &bytes, 8192))
        text.withLock { $0 = String(decoding: bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self) }
      }
      let lines = text.withLock { $0 }.split(separator: "\n")
      #expect((10...40).contains(lines.count))
      #expect(lines.contains { $0.hasPrefix("value") && $0.hasSuffix("0.37") })
      #expect(lines.contains { $0.hasPrefix("verdict") && $0.contains("Rolled back") })
    }

    /// Where the figure of that ivar is in a window high enough to show every row.
    private static func place(of path: String) throws -> (x: Int, y: Int) {
      let size = Size(width: 1280, height: 2400)
      let window = try PlaygroundWindow(options: PlaygroundOptions(), size: size, scale: 1)
      for number in 0..<4 {
        window.runFrame(
          FrameTime(timestamp: Double(number), targetTimestamp: Double(number) + 1.0 / 60), events: [])
      }
      for view in try #require(window.settlePage).inspector.rowViews {
        for cell in view.row.cells {
          guard case .edit(path, _, _)? = cell.action else { continue }
          let rect = view.convertToWindow(view.rect(of: cell))
          return (Int(rect.midX), Int(rect.midY))
        }
      }
      Issue.record("no row for \(path)")
      return (0, 0)
    }
  }
}
