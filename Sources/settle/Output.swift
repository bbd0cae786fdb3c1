import Glibc
import Stage

/// The program's two streams: results to standard output, everything else to standard error.
enum Output {
  static func write(_ text: String) throws(Failure) {
    do { try OutputStream.standardOutput().write(text) } catch { throw Failure(error) }
  }

  static func write(_ json: JSONText) throws(Failure) { try write(json.pretty) }

  /// One line on standard error, whatever the message holds. Where nobody reads that either, nothing is left to be said.
  static func complain(_ message: String) {
    let line = "settle: \(message)".utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 } + [UInt8(ascii: "\n")]
    _ = Glibc.write(STDERR_FILENO, line, line.count)
  }

  /// The valid names, for a message.
  static func choices(_ names: [String]) -> String { "choose from " + names.joined(separator: ", ") }
}
