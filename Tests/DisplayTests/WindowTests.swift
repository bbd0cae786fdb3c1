import CXTest
import FrameTiming
import Geometry
import Glibc
import Testing
import Widgets

@testable import Desktop

extension OnAServer {
  @Suite("A window")
  struct WindowTests {
    @Test("shows what its content draws, once")
    func showsPixels() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 320, height: 240))
      let content = PaintedContent()
      var seen: [UInt32] = []
      content.onFrame = { content, _ in
        if content.frames.count == 2 {
          seen = person.screen(0, 0, 320, 240)
          content.host?.close()
        }
      }
      person.later(0.2) { $0.move(10, 10) }
      try window.run(content, for: 5)
      #expect(seen.count == 320 * 240 && seen.allSatisfy { $0 == 0x336699 })
      #expect(content.presented == 1)
      #expect(content.displays == [DisplayDescription(outputName: "screen", rate: .fallback)])
      #expect(content.sizes.count == 1)
    }

    @Test("hands over pointer, wheel and key events in their order, with their own times")
    func input() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 320, height: 240, scale: 2))
      let content = PaintedContent()
      content.onFrame = { content, _ in
        if content.frames.count == 1 {
          person.move(100, 60)
          person.press()
          person.move(140, 60)
          person.release()
          person.click(4)
          person.click(7)
          person.click(9)
          person.type(0x73)
          person.sync()
        }
        if content.events.contains(where: { if case .key = $0 { true } else { false } }) { content.host?.close() }
      }
      try window.run(content, for: 5)
      let told = content.events.map(Told.init)
      #expect(
        told.suffix(7) == [
          .moved(50, 30), .down(1), .moved(70, 30), .up(1), .wheel(0, 1), .wheel(1, 0), .key(.character("s")),
        ])
      let times = content.events.map(\.time)
      #expect(times == times.sorted())
    }

    @Test("introduces itself to the window manager")
    func properties() throws {
      let server = try XServer()
      let person = try Person(server)
      var options = WindowOptions.test(server, width: 320, height: 240)
      options.icon = [1, 2, 0xff00_0000, 0x8012_3456]
      let window = try DesktopWindow(options)
      let id = window.connection.windowID
      window.connection.sync()
      func text(_ property: String) -> String {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = Int(cxt_read_property(person.client, id, property, &bytes, 256))
        return String(decoding: bytes.prefix(count), as: UTF8.self)
      }
      func numbers(_ property: String) -> [Int] {
        var longs = [Int](repeating: 0, count: 64)
        let count = Int(cxt_read_property(person.client, id, property, &longs, 64))
        return longs.prefix(count).map { $0 & 0xffff_ffff }
      }
      #expect(text("_NET_WM_NAME") == "Settle: Prüfung →")
      #expect(text("WM_CLASS") == "settle\0Settle\0")
      #expect(!text("WM_CLIENT_MACHINE").isEmpty)
      #expect(numbers("_NET_WM_PID") == [Int(getpid())])
      #expect(numbers("_NET_WM_ICON") == [1, 2, 0xff00_0000, 0x8012_3456])
      #expect(numbers("WM_PROTOCOLS").count == 2)
      var latin = [UInt8](repeating: 0, count: 256)
      let count = Int(cxt_read_property(person.client, id, "WM_NAME", &latin, 256))
      let name = latin.prefix(count).map { Character(Unicode.Scalar($0)) }
      #expect(String(name) == "Settle: Prüfung ?")
      try window.run(PaintedContent(), for: 0)
    }

    @Test("owns the clipboard for others to read")
    func clipboard() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 64, height: 64))
      let content = PaintedContent()
      content.onFrame = { content, _ in
        if content.frames.count == 1 { content.host?.setClipboard("v → ü") }
      }
      nonisolated(unsafe) var answers: [String: [UInt8]] = [:]
      nonisolated(unsafe) var isDone = false
      person.later(0.1) { person in
        for target in ["UTF8_STRING", "STRING", "image/png"] {
          var bytes = [UInt8](repeating: 0, count: 64)
          let count = Int(cxt_read_clipboard(person.client, target, &bytes, 64))
          answers[target] = count < 0 ? nil : Array(bytes.prefix(count))
        }
        isDone = true
        window.wake()
      }
      try window.run(content, for: 5) { isDone }
      #expect(answers == ["UTF8_STRING": Array("v → ü".utf8), "STRING": Array("v ? ".utf8) + [0xfc]])
    }

    @Test("asks the window manager for full screen, and answers its pings")
    func windowManager() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 64, height: 64))
      let id = window.connection.windowID
      cxt_watch_root(person.client)
      person.sync()
      let content = PaintedContent()
      content.onFrame = { content, _ in
        if content.frames.count == 1 { content.host?.toggleFullScreen() }
      }
      nonisolated(unsafe) var answers: [String: [UInt64]] = [:]
      nonisolated(unsafe) var isDone = false
      person.later(0.1) { person in
        var items = [UInt64](repeating: 0, count: 5)
        if cxt_next_root_message(person.client, "_NET_WM_STATE", &items) { answers["state"] = items }
        cxt_send_message(person.client, id, "WM_PROTOCOLS", "_NET_WM_PING")
        if cxt_next_root_message(person.client, "WM_PROTOCOLS", &items) { answers["pong"] = items }
        isDone = true
        window.wake()
      }
      try window.run(content, for: 10) { isDone }
      #expect(answers["state"]?.prefix(2) == [2, cxt_atom(person.client, "_NET_WM_STATE_FULLSCREEN")])
      #expect(answers["pong"]?.first == cxt_atom(person.client, "_NET_WM_PING"))
    }

    @Test("lets go of its content when it is closed, and is harmless afterwards")
    func afterwards() throws {
      let server = try XServer()
      let window = try DesktopWindow(.test(server, width: 64, height: 64))
      weak var gone: PaintedContent?
      do {
        let content = PaintedContent()
        gone = content
        try window.run(content, for: 0.05)
      }
      #expect(gone == nil)
      window.setClipboard("too late")
      window.toggleFullScreen()
      window.requestFrame()
      window.close()
      window.wake()
    }

    @Test("tells repeats of a held key from new presses")
    func repeats() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 64, height: 64))
      let content = PaintedContent()
      content.onFrame = { content, _ in
        if content.frames.count == 1 {
          person.move(10, 10)
          person.hold(0x61)
          person.sync()
        }
        if content.keys.count >= 3 && content.keys.count < 5 {
          person.letGo(0x61)
          person.type(0x61)
          person.type(0x62)
          person.sync()
        }
        if content.keys.contains(where: { $0.key == .character("b") }) { content.host?.close() }
      }
      try window.run(content, for: 5)
      #expect(content.keys.prefix(3).map(\.isRepeat) == [false, true, true])
      #expect(content.keys.suffix(2).map(\.isRepeat) == [false, false])
    }

    @Test("understands keys under a Russian layout", arguments: ["us,ru", "ru", "fr"])
    func layouts(layout: String) throws {
      let server = try XServer()
      try #require(server.setLayout(layout))
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 64, height: 64))
      let content = PaintedContent()
      content.onFrame = { content, _ in
        if content.frames.count == 1 {
          person.move(10, 10)
          for keycode in [53, 14, 61] { person.typeCode(keycode) }
          person.sync()
        }
        if content.keys.count >= 3 { content.host?.close() }
      }
      try window.run(content, for: 5)
      let last: Character = ["us,ru": "/", "ru": ".", "fr": "!"][layout]!
      #expect(content.keys.map(\.key) == [.character("x"), .character("5"), .character(last)])
    }

    @Test("cancels what is held when it loses the keyboard")
    func focus() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 64, height: 64))
      let id = window.connection.windowID
      let content = PaintedContent()
      content.onFrame = { content, events in
        if content.frames.count == 1 {
          cxt_focus(person.client, id)
          cxt_focus(person.client, cxt_cover(person.client, 10, 10))
          person.sync()
        }
        if content.events.map(Told.init).contains(.cancelled) { content.host?.close() }
      }
      try window.run(content, for: 5)
      #expect(content.events.map(Told.init).filter { $0 == .cancelled }.count == 1)
    }

    @Test("can't be opened where no server answers, and says which")
    func noServer() {
      let options = WindowOptions(title: "", size: Size(width: 1, height: 1), displayName: ":987654")
      #expect(throws: DesktopError.cannotOpen(display: ":987654", reason: "no X server answers there")) {
        _ = try DesktopWindow(options)
      }
    }

    @Test("lists the displays, with the fallback rate where the server names none")
    func displays() throws {
      let server = try XServer(width: 800, height: 600)
      let displays = try Displays.query(displayName: server.display)
      #expect(displays.leading == Leading(index: 0, reason: .onlyOne))
      #expect(displays.outputs.map(\.name) == ["screen"])
      #expect(displays.outputs.first?.frame == PixelRect(x: 0, y: 0, width: 800, height: 600))
      #expect(displays.outputs.first?.rate == .fallback)
    }
  }
}
