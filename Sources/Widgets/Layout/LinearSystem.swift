/// A small dense system of linear equations that remembers, through its elimination, which equations every row was made of.
nonisolated struct LinearSystem {
  /// Below this a coefficient counts as 0; rows are scaled so that their largest is 1.
  private static let epsilon = 1e-10

  private struct Row {
    var coefficients: [Double]
    var constant: Double
    /// How much of each equation went into the row.
    var shares: [Double]
  }

  enum Outcome {
    /// A value for each unknown.
    case solved([Double])
    /// The numbers of the equations that contradict one another.
    case contradiction([Int])
    /// The unknowns that keep some freedom, and for every equation that says nothing new the ones from which it follows, itself included.
    case underdetermined(unknowns: [Int], dependencies: [[Int]])
  }

  private let unknownCount: Int
  private var rows: [Row] = []
  private var constants: [Double] = []

  init(unknownCount: Int) {
    self.unknownCount = unknownCount
  }

  /// Adds the sum of coefficient * unknown = constant; an unknown named twice gets both coefficients.
  mutating func add(_ terms: [(unknown: Int, coefficient: Double)], equals constant: Double) {
    var coefficients = Array(repeating: 0.0, count: unknownCount)
    for (unknown, coefficient) in terms { coefficients[unknown] += coefficient }
    let largest = coefficients.reduce(0) { max($0, abs($1)) }
    let scale = largest > LinearSystem.epsilon ? 1 / largest : 1
    rows.append(Row(coefficients: coefficients.map { $0 * scale }, constant: constant * scale, shares: []))
    constants.append(constant * scale)
  }

  /// Gauss-Jordan elimination with partial pivoting: in each column the row with the largest coefficient is kept, the first of equals, so
  /// that the same equations always lead to the same bits.
  func solved() -> Outcome {
    var rows = rows
    for index in rows.indices {
      rows[index].shares = Array(repeating: 0, count: rows.count)
      rows[index].shares[index] = 1
    }
    var pivots: [Int] = []
    for column in 0..<unknownCount {
      let candidates = rows.indices.dropFirst(pivots.count)
      var best: Int?
      for index in candidates where abs(rows[index].coefficients[column]) > LinearSystem.epsilon {
        if best.map({ abs(rows[index].coefficients[column]) > abs(rows[$0].coefficients[column]) }) ?? true { best = index }
      }
      guard let best else { continue }
      rows.swapAt(best, pivots.count)
      eliminate(column, by: pivots.count, in: &rows)
      pivots.append(column)
    }
    return outcome(rows, pivots)
  }

  private func eliminate(_ column: Int, by pivot: Int, in rows: inout [Row]) {
    let row = rows[pivot]
    let divisor = row.coefficients[column]
    for index in rows.indices where index != pivot && rows[index].coefficients[column] != 0 {
      let factor = rows[index].coefficients[column] / divisor
      for place in column..<unknownCount { rows[index].coefficients[place] -= factor * row.coefficients[place] }
      rows[index].coefficients[column] = 0
      rows[index].constant -= factor * row.constant
      for place in row.shares.indices { rows[index].shares[place] -= factor * row.shares[place] }
    }
  }

  private func outcome(_ rows: [Row], _ pivots: [Int]) -> Outcome {
    let empty = rows.dropFirst(pivots.count)
    for row in empty {
      let magnitude = zip(row.shares, constants).reduce(1) { $0 + abs($1.0 * $1.1) }
      if abs(row.constant) > 1e-9 * magnitude { return .contradiction(parts(of: row)) }
    }
    guard pivots.count < unknownCount else {
      // + 0 makes a 0 of -0.
      return .solved(pivots.indices.map { rows[$0].constant / rows[$0].coefficients[$0] + 0 })
    }
    let free = (0..<unknownCount).filter { !pivots.contains($0) }
    let dependent = zip(pivots, rows).filter { _, row in free.contains { abs(row.coefficients[$0]) > LinearSystem.epsilon } }.map(\.0)
    return .underdetermined(unknowns: (free + dependent).sorted(), dependencies: empty.map { parts(of: $0) })
  }

  private func parts(of row: Row) -> [Int] {
    row.shares.indices.filter { abs(row.shares[$0]) > LinearSystem.epsilon }
  }
}
