/// Rows of text in aligned columns, two spaces apart. No trailing spaces.
public nonisolated struct TextTable: Sendable {
  public private(set) var rows: [[String]] = []

  private let toTheRight: Set<Int>?

  /// - Parameter toTheRight: the columns whose cells end in line; nil for all but the first.
  public init(header: [String]? = nil, toTheRight: Set<Int>? = nil) {
    self.toTheRight = toTheRight
    if let header { rows = [header] }
  }

  /// A row may have fewer cells than others.
  public mutating func add(_ row: [String]) { rows.append(row) }

  /// Each line ended by a line feed.
  public var text: String {
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { index, cell in
        let padding = String(repeating: " ", count: widths[index] - cell.count)
        let isToTheRight = toTheRight?.contains(index) ?? (index > 0)
        return isToTheRight ? padding + cell : cell + padding
      }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
