import CXTest
import Glibc
import Testing
import Widgets

@testable import Desktop

extension OnAServer {
  @Suite("A storm")
  struct StormTests {
    let server: XServer
    let person: Person
    let window: DesktopWindow
    let content = PaintedContent()
    let id: UInt64

    init() throws {
      server = try XServer()
      person = try Person(server)
      window = try DesktopWindow(.test(server, width: 640, height: 480))
      id = window.connection.windowID
    }

    /// Does `work` while the loop rests after its first frame, and lets it go on until it rests again.
    private func run(_ work: @escaping @Sendable (Person, UInt64) -> Void) throws {
      let id = id
      nonisolated(unsafe) var isDone = false
      let window = window
      person.later(0.3) { person in
        work(person, id)
        person.sync()
        usleep(300_000)
        isDone = true
        window.wake()
      }
      try window.run(content, for: 20) { isDone }
    }

    @Test("B22: of moves lays out nothing, allocates nothing, and repaints at most once")
    func moves() throws {
      try run { person, id in
        for n in 0..<200 { cxt_send_configure(person.client, id, Int32(n), Int32(n / 2), 640, 480) }
      }
      #expect(content.sizes.count == 1)
      #expect(content.drawn.count <= 2)
    }

    @Test("B22: of sizes changes the layout at most once a frame, and ends at the last one")
    func sizes() throws {
      content.isAnimating = true
      try run { person, id in
        for n in 1...120 {
          cxt_move_resize(person.client, id, 0, 0, 640 - Int32(n) * 400 / 120, 480 - Int32(n) * 300 / 120)
          person.sync()
          usleep(8000)
        }
      }
      #expect(content.sizes.last.map { $0.width } == 240)
      #expect(content.sizes.last.map { $0.height } == 180)
      #expect(content.sizes.count < content.frames.count)
      #expect(content.mostSizesInAFrame <= 1)
    }

    @Test("B22: of exposures is one repaint")
    func exposures() throws {
      try run { person, id in
        for n in (0..<50).reversed() { cxt_send_expose(person.client, id, Int32(n), 0, 10, 480, Int32(n)) }
      }
      #expect(content.exposures >= 50)
      #expect(content.drawn.count == 2)
    }

    @Test("B22: is over, and a window uncovered is still repainted, once")
    func uncovered() throws {
      try run { person, _ in
        let cover = cxt_cover(person.client, 800, 600)
        person.sync()
        usleep(100_000)
        cxt_destroy(person.client, cover)
      }
      #expect(content.drawn.count == 2)
      #expect(person.screen(0, 0, 640, 480).count == 640 * 480)
    }

    @Test("B22: of absurd sizes is survived", arguments: [(1, 1), (32767, 1), (1, 32767)])
    func absurd(width: Int, height: Int) throws {
      var errors = 0
      let window = window
      content.onClose = { _ in errors = window.connection.errorCount }
      try run { person, id in cxt_move_resize(person.client, id, 0, 0, Int32(width), Int32(height)) }
      #expect(content.sizes.last.map { [$0.width, $0.height] } == [width, height])
      #expect(errors == 0)
      #expect(content.presented >= 2)
    }

    @Test("B22: of rounding never makes a window of nothing")
    func rounding() throws {
      let tiny = try DesktopWindow(.test(server, width: 1, height: 1, scale: 0.958))
      #expect(tiny.size == PixelSize(width: 1, height: 1))
      var errors = 0
      content.onClose = { _ in errors = tiny.connection.errorCount }
      try tiny.run(content, for: 0.2)
      #expect(errors == 0)
      #expect(content.presented >= 1)
    }
  }
}
