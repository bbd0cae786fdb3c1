import CXTest
import Glibc

/// A private X server for one test. It is stopped when the last reference goes.
nonisolated final class XServer {
  static let isAvailable: Bool = {
    guard let server = try? XServer(width: 64, height: 64) else { return false }
    withExtendedLifetime(server) {}
    return true
  }()
  /// Whether display tests run: where Xvfb is missing they are skipped, but never in CI, where they fail instead.
  static var mayRun: Bool { isAvailable || getenv("CI") != nil }

  struct Missing: Error {}

  let pid: Int32
  let display: String

  init(width: Int = 800, height: Int = 600) throws {
    var name = [CChar](repeating: 0, count: 16)
    pid = cxt_start_server(Int32(width), Int32(height), &name)
    guard pid > 0 else { throw Missing() }
    display = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    cxt_stop_server(pid)
  }

  /// Holds the server up, and lets it go on.
  func pause() { kill(pid, SIGSTOP) }
  func resume() { kill(pid, SIGCONT) }
  /// Ends it as a crash would.
  func crash() { kill(pid, SIGKILL) }
}
