import CXTest
import FrameTiming
import Glibc
import Testing
import Widgets

@testable import Desktop

extension OnAServer {
  @Suite("The picture")
  struct PresentingTests {
    let server: XServer
    let person: Person
    let content = PaintedContent()

    init() throws {
      server = try XServer()
      person = try Person(server)
      content.isAnimating = true
      content.colour = { $0 % 2 == 0 ? 0xff0000 : 0x0000ff }
    }

    private func window(width: Int = 256, height: Int = 192) throws -> DesktopWindow {
      var options = WindowOptions.test(server, width: width, height: height)
      options.rate = RefreshRate(hertz: 144)
      return try DesktopWindow(options)
    }

    @Test("B20: is never seen half drawn, and input is never held up, however slow the server is")
    func slowServer() throws {
      let window = try window()
      nonisolated(unsafe) var mixed = 0
      nonisolated(unsafe) var grabs = 0
      nonisolated(unsafe) var isOver = false
      let server = server
      let holdUp = try Person(server)
      holdUp.later(0.2) { _ in
        while !isOver {
          server.pause()
          usleep(50_000)
          server.resume()
          usleep(150_000)
        }
      }
      person.later(0.3) { person in
        person.move(100, 100)
        for _ in 0..<100 {
          let pixels = person.screen(0, 0, 256, 192)
          grabs += 1
          if pixels.contains(where: { $0 != pixels[0] }) { mixed += 1 }
          person.click()
          person.sync()
          usleep(20_000)
        }
        isOver = true
        person.type(0x61)
      }
      content.onFrame = { content, _ in
        if !content.keys.isEmpty { content.host?.close() }
      }
      try window.run(content, for: 30)
      #expect(grabs == 100)
      #expect(mixed == 0)
      let told = content.events.map(Told.init).filter { $0 == .down(1) || $0 == .up(1) }
      #expect(told == Told.clicks(100))
      #expect(content.ended == content.frames.count - 1)
      #expect(content.presented < content.frames.count)
    }

    @Test("B20: changes its size while the server is held up, without an error")
    func resizeInFlight() throws {
      let window = try window()
      let id = window.connection.windowID
      let server = server
      var errors = 0
      person.later(0.2) { person in
        for n in 0..<10 {
          server.pause()
          cxt_move_resize(person.client, id, 0, 0, 200 + Int32(n * 40), 150 + Int32(n % 3) * 100)
          cxt_flush(person.client)
          usleep(40_000)
          server.resume()
          person.sync()
        }
        usleep(100_000)
        person.move(5, 5)
        person.type(0x61)
      }
      content.onFrame = { content, _ in
        if !content.keys.isEmpty { content.host?.close() }
      }
      content.onClose = { _ in errors = window.connection.errorCount }
      try window.run(content, for: 30)
      #expect(errors == 0)
      #expect(content.sizes.last.map { $0.width } == 560)
      #expect(content.keys.count == 1)
    }

    @Test("B20: recovers from a notice that never comes")
    func lostNotice() throws {
      let window = try window()
      var presentedBefore = 0
      content.onFrame = { content, _ in
        let presenter = window.loop!.presenter
        if content.presented == 10 { presenter.asksForNotice = false }
        if content.presented == 11 {
          presenter.asksForNotice = true
          presentedBefore = content.frames.count
        }
        if content.presented == 20 { content.host?.close() }
      }
      try window.run(content, for: 5)
      #expect(content.presented == 20)
      // Half a second is 72 refreshes.
      #expect(content.frames.count - presentedBefore < 72)
    }

    @Test("goes over the wire where memory can't be shared, and then too waits for the server")
    func plainPath() throws {
      let server = try XServer(without: "MIT-SHM")
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 256, height: 192))
      var seen: [UInt32] = []
      content.colour = { _ in 0x00ff88 }
      content.onFrame = { content, _ in
        if content.presented == 10 {
          seen = person.screen(0, 0, 256, 192)
          content.host?.close()
        }
      }
      try window.run(content, for: 5)
      #expect(seen.count == 256 * 192 && seen.allSatisfy { $0 == 0x00ff88 })
    }

    @Test("comes at 60 Hz where the server doesn't speak RandR")
    func noOutputs() throws {
      let server = try XServer(without: "RANDR")
      let window = try DesktopWindow(.test(server, width: 256, height: 192))
      content.onFrame = { content, _ in
        if content.presented == 10 { content.host?.close() }
      }
      try window.run(content, for: 5)
      #expect(content.displays == [DisplayDescription(outputName: "", rate: .fallback)])
      #expect(content.presented == 10)
    }
  }
}
