import Exhibits
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
      for (digit, variant) in exhibit.variants.enumerated() { text += "  \(digit + 1)  \(variant.name)\n" }
    }
    return text + "\n" + keys
  }

  /// The keys of the window, from the table that dispatches them.
  private static var keys: String {
    var table = TextTable(toTheRight: [])
    for group in KeyBinding.Group.allCases {
      table.add([group.rawValue])
      for binding in bindings(group) { table.add(["  " + binding.keys, binding.help]) }
    }
    return table.text
  }

  private static func bindings(_ group: KeyBinding.Group) -> [KeyBinding] { KeyTable.bindings.filter { $0.group == group } }

  private static var json: JSONText {
    let exhibits = Exhibit.all.enumerated().map { index, exhibit -> JSONText in
      let variants = exhibit.variants.enumerated().map { ["name": .string($1.name), "key": .string("\($0 + 1)")] as JSONText }
      return ["name": .string(exhibit.name), "key": .string("Ctrl+\(index + 1)"), "variants": .array(variants)]
    }
    let keys = KeyTable.bindings.map { binding -> JSONText in
      ["keys": .string(binding.keys), "group": .string(binding.group.rawValue), "help": .string(binding.help)]
    }
    return ["exhibits": .array(exhibits), "keys": .array(keys)]
  }
}
