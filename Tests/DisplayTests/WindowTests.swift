import Geometry
import Testing
import Widgets

@testable import Desktop

@Suite("On an X server", .serialized, .enabled(if: XServer.mayRun, "Xvfb is not installed"))
struct OnAServer {}

extension OnAServer {
  @Suite("A window")
  struct WindowTests {
    @Test("shows what its content draws, and sleeps afterwards")
    func showsPixels() throws {
      let server = try XServer()
      let person = try Person(server)
      let window = try DesktopWindow(.test(server, width: 320, height: 240))
      let content = PaintedContent()
      try window.run(content, for: 0.5) 
      #expect(content.presented == 1)
      #expect(content.closings == 1)
      _ = person
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
  }
}

/// An event without its time, for comparing.
enum Told: Hashable {
  case moved(Double, Double), down(Int), up(Int), wheel(Double, Double), key(Key), left, cancelled

  init(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer):
      switch pointer.phase {
      case .moved: self = .moved(pointer.location.x, pointer.location.y)
      case .down: self = .down(pointer.button)
      case .up: self = .up(pointer.button)
      }
    case .wheel(let wheel): self = .wheel(wheel.horizontal, wheel.vertical)
    case .key(let key): self = .key(key.key)
    case .pointerLeft: self = .left
    case .cancelled: self = .cancelled
    }
  }
}

extension WindowOptions {
  /// A window of that many pixels on a test's server.
  static func test(_ server: XServer, width: Int, height: Int, scale: Double = 1) -> WindowOptions {
    WindowOptions(
      title: "Settle: Prüfung", size: Size(width: Double(width) / scale, height: Double(height) / scale), scale: scale,
      displayName: server.display)
  }
}
