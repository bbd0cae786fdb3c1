import Introspection
public import Stage
import Widgets

/// The internals of a slider of iOS 26 at rest, ivar by ivar.
public struct InternalsListing {
  private let rows: [DumpRow]

  public init() {
    rows = Introspector.plain.dump(SettleRig().slider, .declared).rows
  }

  public var json: JSONText {
    .array(
      rows.map { row in
        [
          "path": .string(row.path), "class": .string(row.className), "articleClass": .string(row.articleClass),
          "ivar": .string(row.ivar), "encoding": .string(row.encoding), "offset": .int(row.offset), "value": row.value.json,
        ]
      })
  }

  /// The same for people, in aligned columns.
  public var text: String {
    var table = TextTable(header: ["path", "class", "article's class", "encoding", "offset", "value"], toTheRight: [4])
    for row in rows {
      table.add([row.path, row.className, row.articleClass, row.encoding, "+\(row.offset)", row.value.description])
    }
    return table.text
  }
}

extension DumpValue {
  /// Numbers and Bools as such, nil as null, the rest as text; so are numbers that JSON has no form for.
  fileprivate var json: JSONText {
    switch self {
    case .float(let number) where number.isFinite: .float(number)
    case .double(let number) where number.isFinite: .number(number)
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .uint(let number): Int(exactly: number).map { .int($0) } ?? .string(description)
    case .none: .null
    case .float, .double, .text: .string(description)
    }
  }
}
