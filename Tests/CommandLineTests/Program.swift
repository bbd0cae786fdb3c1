import Foundation
import Testing

/// The built program, run as a person runs it.
enum Program {
  struct Result {
    var ending: Child.Ending
    var output: String
    var errors: String

    var exitCode: Int32? { ending.exitCode }
    /// The lines on standard error.
    var complaints: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
    /// Whether standard error holds exactly one line, of the program's own.
    var complainsOnce: Bool { complaints.count == 1 && errors.hasPrefix("settle: ") && errors.hasSuffix("\n") }
  }

  /// It lies beside the tests.
  static let path: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let besideTests = URL(filePath: tests).deletingLastPathComponent().appending(path: "settle").path
    if FileManager.default.isExecutableFile(atPath: besideTests) { return besideTests }
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? ""
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "settle").path
  }()

  /// This process's environment with `changes`; nil takes a variable out. DISPLAY isn't set unless asked for.
  static func environment(_ changes: [String: String?]) -> [String] {
    var all: [String: String?] = ProcessInfo.processInfo.environment
    all["DISPLAY"] = .some(nil)
    all.merge(changes) { $1 }
    return all.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  /// Starts it with its streams in files of `folder`.
  static func start(_ arguments: [String], in folder: Folder, workingFolder: String? = nil, environment: [String: String?] = [:]) throws
    -> Child
  {
    let output = open(folder.path(".output"), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let errors = open(folder.path(".errors"), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer {
      close(output)
      close(errors)
    }
    return try Child(
      path, arguments, environment: self.environment(environment), folder: workingFolder ?? folder.root, standardOutput: output,
      standardError: errors)
  }

  static func result(of child: Child, in folder: Folder, turn: (pid_t) -> Void = { _ in usleep(2000) }) throws -> Result {
    let ending = child.wait(turn: turn)
    return Result(ending: ending, output: try folder.text(".output"), errors: try folder.text(".errors"))
  }

  /// Runs it to its end.
  static func run(
    _ arguments: [String], in folder: Folder, workingFolder: String? = nil, environment: [String: String?] = [:],
    turn: (pid_t) -> Void = { _ in usleep(2000) }
  ) throws -> Result {
    let child = try start(arguments, in: folder, workingFolder: workingFolder, environment: environment)
    return try result(of: child, in: folder, turn: turn)
  }
}
