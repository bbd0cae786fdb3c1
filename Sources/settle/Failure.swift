import Desktop
import Drawing
import Stage

/// Why the program ends otherwise than by exit code 0: a code of sysexits, and one line for standard error.
struct Failure: Error {
  let exitCode: Int32
  /// Without the program's name in front and without a line break.
  let message: String

  /// EX_USAGE.
  static func usage(_ message: String) -> Failure { Failure(exitCode: 64, message: message) }

  init(exitCode: Int32, message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  init(_ error: ScenarioError) { self.init(exitCode: error.exitCode, message: error.description) }
  init(_ error: OutputError) { self.init(exitCode: error.exitCode, message: error.description) }
  /// EX_UNAVAILABLE.
  init(_ error: DesktopError) { self.init(exitCode: 69, message: error.description) }
  /// EX_IOERR.
  init(_ error: ImageError) { self.init(exitCode: 74, message: error.description) }
}
