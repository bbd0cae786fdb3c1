import Glibc
import Testing

/// Waiting for another process, without an end only as far as a test can see.
enum Patience {
  /// Seconds; far above what a loaded machine needs.
  private static let limit = 30

  /// Asks over and over until it is so. Where that takes too long, the test fails there and goes on.
  static func wait(sourceLocation: SourceLocation = #_sourceLocation, until isSo: () -> Bool) {
    let end = time(nil) + limit
    while !isSo() {
      guard time(nil) < end else {
        Issue.record("nothing came of waiting \(limit) s", sourceLocation: sourceLocation)
        return
      }
      usleep(2000)
    }
  }
}
