import Stage

/// Finds the command that is asked for, runs it, and tells what went wrong.
enum Program {
  static let version = "1.0.0"

  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let (command, rest) = try find(arguments)
      let parsed = try Arguments(rest, for: command)
      if parsed.has("--help") {
        try Output.write(Usage.text)
        return 0
      }
      if parsed.has("--version") {
        try Output.write("settle \(version)\n")
        return 0
      }
      return try command.run(parsed)
    } catch {
      Output.complain(error.message)
      return error.exitCode
    }
  }

  /// Options only ask for the window; else the first argument names the command.
  private static func find(_ arguments: [String]) throws(Failure) -> (Command, ArraySlice<String>) {
    guard let first = arguments.first, !first.hasPrefix("-") else { return (.window, arguments[...]) }
    guard let command = Command.all.first(where: { $0.name == first }) else {
      throw .usage("unknown command \(JSONText.quoted(first)); \(Output.choices(Command.all.compactMap(\.name)))")
    }
    return (command, arguments.dropFirst())
  }
}
