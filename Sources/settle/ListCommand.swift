import Stage

extension Command {
  static let list = Command(
    name: "list", options: [.json], summary: "exhibits, their variants and keys",
    run: ListCommand.run)
}

/// What there is to see, and the digits that choose it.
enum ListCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> Int32 {
    if arguments.has("--json") { try Output.write(json) } else { try Output.write(text) }
    return 0
  }

  private static var text: String {
    var text = ""
    for (index, exhibit) in Exhibit.all.enumerated() {
      text += "\(exhibit.name)  (Ctrl+\(index + 1))\n"
      for (digit, variant) in exhibit.variants.enumerated() { text += "  \(digit + 1)  \(variant)\n" }
    }
    return text
  }

  private static var json: JSONText {
    .array(
      Exhibit.all.enumerated().map { index, exhibit in
        [
          "exhibit": .string(exhibit.name), "key": .string("Ctrl+\(index + 1)"),
          "variants": .array(
            exhibit.variants.enumerated().map { digit, name in ["name": .string(name), "key": .string("\(digit + 1)")] }),
        ]
      })
  }
}
