import Exhibits
import Stage
import Widgets

/// What `--help` prints, from the table of commands.
enum Usage {
  private static let width = 100

  static var text: String {
    var text = "Settle: watch a slider's settle animation undo a set, and everything that helps.\n\nusage:\n"
    for command in Command.all { text += lines(of: command) }
    text += "  settle --help, settle --version\n\n"
    text += "options:\n" + options + "\n"
    text += "systems (--os): " + SliderSystem.allCases.map(\.rawValue).joined(separator: ", ") + "\n"
    text += "exhibits (--exhibit): " + Exhibit.names.joined(separator: ", ") + "\n"
    text += "exit codes: 0 done; 1 an expectation or claim failed; 64 wrong usage; 65 bad input file; 69 no display;\n"
    text += "            73, 74 can't write\n"
    return text
  }

  /// The synopsis, broken into lines between its words, and the summary under it.
  private static func lines(of command: Command) -> String {
    let start = "  settle" + (command.name.map { " " + $0 } ?? "")
    let words = (command.operands.isEmpty ? [] : [command.operands]) + command.options.map(\.synopsis)
    var lines = [start]
    for word in words {
      if lines[lines.count - 1].count + 1 + word.count > width { lines.append(String(repeating: " ", count: start.count)) }
      lines[lines.count - 1] += " " + word
    }
    return lines.joined(separator: "\n") + "\n      " + command.summary + "\n"
  }

  /// Every option once, with what it does.
  private static var options: String {
    var seen: [Command.Option] = []
    for option in Command.all.flatMap(\.options) + [.help, .version] where !seen.contains(where: { $0.name == option.name }) {
      seen.append(option)
    }
    let widest = seen.map(\.plain.count).max() ?? 0
    return seen.map { "  \($0.plain)" + String(repeating: " ", count: widest - $0.plain.count + 2) + $0.summary + "\n" }.joined()
  }
}

extension Command.Option {
  fileprivate var plain: String { name + (value.map { " " + $0 } ?? "") }
  fileprivate var synopsis: String { "[\(plain)]" }
}
