import CXTest
import Foundation

/// A private X server for one test. It is stopped when the last reference goes.
nonisolated final class XServer: Sendable {
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

  /// - Parameter extension: one that it doesn't offer.
  init(width: Int = 800, height: Int = 600, without extension: String? = nil) throws {
    var name = [CChar](repeating: 0, count: 16)
    pid = cxt_start_server(Int32(width), Int32(height), `extension`, &name)
    guard pid > 0 else { throw Missing() }
    display = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    cxt_stop_server(pid)
  }

  /// Holds the server up, and lets it go on.
  func pause() { kill(pid, SIGSTOP) }
  func resume() { kill(pid, SIGCONT) }
  /// Gives its keyboard another layout; false where that can't be done.
  func setLayout(_ layout: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setxkbmap")
    process.arguments = ["-display", display, "-layout", layout]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Ends it as a crash would.
  func crash() { kill(pid, SIGKILL) }
}
