import CXTest
import Glibc

/// A private X server for one test, and another client on it that sees and meddles. The server ends with it.
final class DisplayServer {
  struct Missing: Error {}

  let display: String
  private let pid: Int32
  /// Made when it is first needed: a client doesn't survive its server.
  private var client: OpaquePointer?

  /// Whether these tests run: where Xvfb is missing they are skipped, but never in CI, where they fail instead.
  static let mayRun = getenv("CI") != nil || (try? DisplayServer()) != nil

  init() throws {
    var name = [CChar](repeating: 0, count: 16)
    pid = cxt_start_server(1280, 800, nil, &name)
    guard pid > 0 else { throw Missing() }
    display = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    if let client { cxt_close(client) }
    cxt_stop_server(pid)
  }

  /// Ends the server as a crash would.
  func crash() {
    precondition(client == nil, "a client doesn't survive its server")
    kill(pid, SIGKILL)
  }

  private func withClient<Result>(_ body: (OpaquePointer) -> Result) throws -> Result {
    guard let opened = client ?? cxt_open(display) else { throw Missing() }
    client = opened
    defer { cxt_sync(opened) }
    return body(opened)
  }

  /// The program's window, once it is there, with the keyboard.
  func window() throws -> UInt64 {
    try withClient { client in
      var window: UInt64 = 0
      Patience.wait {
        window = cxt_first_window(client)
        return window != 0
      }
      cxt_focus(client, window)
      return window
    }
  }

  /// Waits until the pixel there has that colour, 0xRRGGBB.
  func wait(forPixelAt x: Int, _ y: Int, _ color: UInt32) throws {
    try withClient { client in
      var pixel: UInt32 = 0
      Patience.wait { cxt_read_screen(client, Int32(x), Int32(y), 1, 1, &pixel) && pixel == color }
    }
  }

  func type(_ keysym: UInt64) throws {
    try withClient {
      cxt_key($0, keysym, true)
      cxt_key($0, keysym, false)
    }
  }

  /// Moves with the button down and lets go at the end.
  func drag(from start: Int, to end: Int, y: Int) throws {
    try withClient { client in
      cxt_move(client, Int32(start), Int32(y))
      cxt_button(client, 1, true)
      for step in 1...8 { cxt_move(client, Int32(start + (end - start) * step / 8), Int32(y)) }
      cxt_button(client, 1, false)
    }
  }

  func askToClose(_ window: UInt64, times: Int) throws {
    try withClient { client in
      for _ in 0..<times { cxt_send_message(client, window, "WM_PROTOCOLS", "WM_DELETE_WINDOW") }
      cxt_move(client, 300, 300)
    }
  }

  func destroy(_ window: UInt64) throws { try withClient { cxt_destroy($0, window) } }
}
