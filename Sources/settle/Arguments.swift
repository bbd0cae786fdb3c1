import Stage

/// The arguments of one command, checked against what it takes.
///
/// `--option value` and `--option=value` mean the same, and a value may begin with a minus sign. Of an option given twice the last one
/// counts. After `--` everything is an operand.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  init(_ arguments: ArraySlice<String>, for command: Command) throws(Failure) {
    let options = command.options + [.help, .version]
    var rest = arguments
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || !argument.hasPrefix("-") || argument == "-" {
        operands.append(argument)
      } else if argument == "--" {
        onlyOperands = true
      } else {
        try take(argument, rest: &rest, options: options)
      }
    }
    guard !has("--help"), !has("--version") else { return }
    guard command.operandCount.contains(operands.count) else {
      let wanted = command.operands.isEmpty ? "no operands" : command.operands
      let found = operands.isEmpty ? "none" : operands.map(JSONText.quoted).joined(separator: " ")
      throw .usage("\(command.name ?? "the window") takes \(wanted), found \(found)")
    }
  }

  private mutating func take(_ argument: String, rest: inout ArraySlice<String>, options: [Command.Option]) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      throw .usage("unknown option \(JSONText.quoted(parts[0])); \(Output.choices(options.map(\.name)))")
    }
    guard let value = option.value else {
      guard parts.count == 1 else { throw .usage("\(option.name) takes no value, found \(JSONText.quoted(parts[1]))") }
      flags.insert(option.name)
      return
    }
    guard let found = parts.count == 2 ? parts[1] : rest.popFirst() else { throw .usage("\(option.name) needs a value: \(value)") }
    values[option.name] = found
  }

  /// Whether an option without a value was given.
  func has(_ option: String) -> Bool { flags.contains(option) }

  /// The value of an option as it was given; nil where it wasn't.
  func text(_ option: String) -> String? { values[option] }

  /// One of `names`.
  func name(_ option: String, among names: [String]) throws(Failure) -> String? {
    guard let text = values[option] else { return nil }
    guard names.contains(text) else { throw .usage("\(option) \(JSONText.quoted(text)) is unknown; \(Output.choices(names))") }
    return text
  }

  /// One of an enumeration's names.
  func choice<Choice: RawRepresentable & CaseIterable>(_ option: String, as: Choice.Type) throws(Failure) -> Choice?
  where Choice.RawValue == String {
    guard let name = try name(option, among: Choice.allCases.map(\.rawValue)) else { return nil }
    return Choice(rawValue: name)
  }

  /// A finite number for which `isValid` holds; `domain` says which, as in "10 ... 1000".
  func number(_ option: String, _ domain: String, where isValid: (Double) -> Bool) throws(Failure) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), number.isFinite, isValid(number) else {
      throw .usage("\(option) must be a number, \(domain), found \(JSONText.quoted(text))")
    }
    return number
  }

  /// A whole number for which `isValid` holds.
  func integer(_ option: String, _ domain: String, where isValid: (Int) -> Bool) throws(Failure) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), isValid(number) else {
      throw .usage("\(option) must be a whole number, \(domain), found \(JSONText.quoted(text))")
    }
    return number
  }
}
