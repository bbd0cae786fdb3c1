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
    for group in KeyBinding.Group.allCases {
      text += "\n\(group.rawValue)\n"
      var table = TextTable()
      for binding in bindings(group) { table.add(["  " + binding.keys, binding.help], toTheRight: []) }
      text += table.text
    }
    return text
  }

  private static func bindings(_ group: KeyBinding.Group) -> [KeyBinding] { KeyTable.bindings.filter { $0.group == group } }

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
