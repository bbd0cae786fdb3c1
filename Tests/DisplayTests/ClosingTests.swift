import CXTest
import Glibc
import Testing
import Widgets

@testable import Desktop

extension OnAServer {
  @Suite("Closing")
  struct ClosingTests {
    let server: XServer
    let person: Person
    let window: DesktopWindow
    let content = PaintedContent()
    let id: UInt64

    init() throws {
      server = try XServer()
      person = try Person(server)
      window = try DesktopWindow(.test(server, width: 64, height: 48))
      id = window.connection.windowID
      content.isAnimating = true
    }

    /// Does `work` in the 10th frame, runs the loop out, and gives the number of X errors at the moment of closing.
    private func run(_ work: @escaping (Person, UInt64) -> Void) throws -> Int {
      let person = person, id = id, window = window
      content.onFrame = { content, _ in
        if content.frames.count == 10 {
          work(person, id)
          person.sync()
        }
      }
      var errors = 0
      let onClose = content.onClose
      content.onClose = {
        onClose?($0)
        errors = window.connection.errorCount
      }
      try window.run(content, for: 5)
      return errors
    }

    private func expectCleanEnd() {
      #expect(content.closings == 1)
      #expect(content.callsAfterClosing == 0)
      #expect(content.frames.count == 10)
      #expect(!cxt_exists(person.client, id))
    }

    @Test("B21: by the window manager ends the loop in the same frame, after one word to the content")
    func byRequest() throws {
      let errors = try run { cxt_send_message($0.client, $1, "WM_PROTOCOLS", "WM_DELETE_WINDOW") }
      #expect(errors == 0)
      expectCleanEnd()
    }

    @Test("B21: twice in one batch closes once, and what follows in the batch is dropped")
    func twice() throws {
      let errors = try run { person, id in
        cxt_send_message(person.client, id, "WM_PROTOCOLS", "WM_DELETE_WINDOW")
        cxt_send_message(person.client, id, "WM_PROTOCOLS", "WM_DELETE_WINDOW")
        person.move(20, 20)
        person.click()
        cxt_send_expose(person.client, id, 0, 0, 64, 48, 0)
      }
      #expect(errors == 0)
      expectCleanEnd()
      #expect(content.presses.isEmpty)
    }

    @Test("B21: by another client that destroys the window is the same")
    func destroyed() throws {
      _ = try run { cxt_destroy($0.client, $1) }
      expectCleanEnd()
    }

    @Test("B21: from the close handler again is harmless")
    func again() throws {
      content.onClose = { content in
        content.host?.requestFrame()
        content.host?.setClipboard("last words")
        content.host?.close()
      }
      let errors = try run { cxt_send_message($0.client, $1, "WM_PROTOCOLS", "WM_DELETE_WINDOW") }
      #expect(errors == 0)
      expectCleanEnd()
    }

    @Test("B21: when the server goes away is an error, not the process's end")
    func serverGone() throws {
      content.onFrame = { [server] content, _ in
        if content.frames.count == 10 { server.crash() }
      }
      #expect(throws: DesktopError.connectionLost) { try window.run(content, for: 10) }
      #expect(content.closings == 1)
      #expect(content.callsAfterClosing == 0)
      #expect(content.frames.count < 30)
    }

    @Test("B21: when the server goes away while all sleeps is noticed")
    func serverGoneAtRest() throws {
      content.isAnimating = false
      person.later(0.3) { [server] _ in server.crash() }
      #expect(throws: DesktopError.connectionLost) { try window.run(content) }
      #expect(content.closings == 1)
    }

    @Test("B21: takes more than a client message of another kind")
    func otherMessages() throws {
      content.onFrame = { [person, id] content, _ in
        if content.frames.count == 10 {
          cxt_send_message(person.client, id, "WM_PROTOCOLS", "WM_TAKE_FOCUS")
          cxt_send_message(person.client, id, "_NET_WM_PING", "WM_DELETE_WINDOW")
          cxt_send_message(person.client, id, "WM_PROTOCOLS", "_NET_WM_PING")
          person.sync()
        }
        if content.frames.count == 20 { content.host?.close() }
      }
      try window.run(content, for: 5)
      #expect(content.frames.count == 20)
      #expect(content.closings == 1)
    }

    @Test("from inside a frame ends it there")
    func fromAFrame() throws {
      content.onFrame = { content, _ in
        if content.frames.count == 10 { content.host?.close() }
      }
      try window.run(content, for: 5)
      expectCleanEnd()
      #expect(content.ended == 9)
    }
  }
}
