extension ScenarioReader {
  /// One expectation for each thing that an entry of the list names.
  func expectations(_ node: JSONNode) throws(ScenarioError) -> [Expectation] {
    var expectations: [Expectation] = []
    for item in try node.array() {
      let columns = Expectation.Column.allCases
      let members = try item.object(columns.map(\.rawValue) + ["events", "from", "to", "within"])
      let from = try members["from"]?.seconds() ?? 0
      let to = try members["to"]?.seconds()
      if let end = members["to"], let to, to < from {
        throw end.refuse(wanted: "a time not before from, \(NumberText.shortest(from))")
      }
      let within = try members["within"]?.number("a number, 0 or above") { $0 >= 0 }
      let count = expectations.count
      for column in columns {
        guard let wanted = members[column.rawValue] else { continue }
        let subject = Expectation.Subject.number(column, try wanted.float("a number"), within: within ?? Expectation.defaultTolerance)
        expectations.append(Expectation(path: wanted.path, subject, from: from, to: to))
      }
      if let unused = members["within"], expectations.count == count {
        throw unused.refuse(found: "within on its own", wanted: "it beside " + columns.map(\.rawValue).joined(separator: ", "))
      }
      if let list = members["events"] {
        var names: [String] = []
        for name in try list.array() { names.append(try name.name(among: self.names.events)) }
        expectations.append(Expectation(path: list.path, .events(names), from: from, to: to))
      }
      guard expectations.count > count else {
        throw item.refuse(found: "nothing expected", wanted: "one of " + (columns.map(\.rawValue) + ["events"]).joined(separator: ", "))
      }
    }
    return expectations
  }
}
