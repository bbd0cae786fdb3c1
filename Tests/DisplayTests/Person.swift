import CXTest
import Foundation

/// Another client of the same server: the person at mouse and keyboard, and the programs that meddle. Usable from one thread at a time.
nonisolated final class Person: @unchecked Sendable {
  let client: OpaquePointer

  init(_ server: XServer) throws {
    guard let client = cxt_open(server.display) else { throw XServer.Missing() }
    self.client = client
  }

  deinit {
    cxt_close(client)
  }

  func move(_ x: Int, _ y: Int) { cxt_move(client, Int32(x), Int32(y)) }
  func press(_ button: Int = 1) { cxt_button(client, Int32(button), true) }
  func release(_ button: Int = 1) { cxt_button(client, Int32(button), false) }
  func click(_ button: Int = 1) {
    press(button)
    release(button)
  }
  func type(_ keysym: UInt64) {
    cxt_key(client, keysym, true)
    cxt_key(client, keysym, false)
  }
  func hold(_ keysym: UInt64) { cxt_key(client, keysym, true) }
  func letGo(_ keysym: UInt64) { cxt_key(client, keysym, false) }
  func typeCode(_ keycode: Int) {
    cxt_keycode(client, Int32(keycode), true)
    cxt_keycode(client, Int32(keycode), false)
  }
  func sync() { cxt_sync(client) }
  /// Gives the keyboard to a window; without a window manager nobody else does.
  func focus(_ window: UInt64) { cxt_focus(client, window) }

  func screen(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    _ = cxt_read_screen(client, Int32(x), Int32(y), Int32(width), Int32(height), &pixels)
    return pixels
  }

  /// Does `work` on a thread of its own, `seconds` from now.
  func later(_ seconds: Double, _ work: @escaping @Sendable (Person) -> Void) {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      work(self)
      self.sync()
    }
  }
}
