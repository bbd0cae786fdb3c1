public import Geometry

/// Where the boxes came to lie.
nonisolated public struct LayoutSolution: Sendable {
  /// The systems of connected unknowns that were solved for it.
  public let solves: Int
  fileprivate let origins: [LayoutBox: [LayoutAxis: Double]]
  fileprivate let sizes: [LayoutBox: [LayoutAxis: Double]]

  /// The value of an anchor in points, of a known box too; nil where no equation speaks of the box on that axis.
  public subscript(variable: LayoutVariable) -> Double? {
    let axis = variable.anchor.axis, weights = variable.anchor.weights
    guard let origin = origins[variable.box]?[axis], let size = sizes[variable.box]?[axis] else { return nil }
    return weights.origin * origin + weights.size * size
  }

  /// The box's rectangle; a size that came out below 0 is 0 here. Nil unless both axes were solved.
  public func rect(of box: LayoutBox) -> Rect? {
    guard
      let x = self[LayoutVariable(box, .left)], let y = self[LayoutVariable(box, .top)],
      let width = self[LayoutVariable(box, .width)], let height = self[LayoutVariable(box, .height)]
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}

/// Finds the one layout that makes every equation true, or says by name why there is none.
///
/// Each box has two unknowns an axis, its origin and its size. Unknowns that equations connect form a system of their own, which is
/// eliminated exactly up to rounding; there are no priorities and no inequalities. A pure function: the same equations in the same order
/// give the same bits.
nonisolated public enum LayoutSolver {
  /// Solves the equations.
  ///
  /// - Parameters:
  ///   - equations: a box that one of them speaks of must be determined on that axis, in place and size.
  ///   - boxes: further boxes that must be determined on both axes.
  ///   - known: boxes that lie where they lie, such as the superview, in the coordinate space that is solved in (points).
  /// - Throws: the first contradiction, circle or gap, in the order of the equations.
  public static func solve(
    _ equations: [LayoutEquation], placing boxes: [LayoutBox] = [], known: [LayoutBox: Rect] = [:]
  ) throws(LayoutError) -> LayoutSolution {
    var table = UnknownTable(known: known)
    for equation in equations { table.take(equation) }
    for box in boxes {
      for axis in LayoutAxis.allCases { table.take(box, axis) }
    }

    var values = Array(repeating: 0.0, count: table.unknowns.count)
    let groups = table.groups(of: equations)
    for group in groups { try solve(group, equations, table, &values) }
    return solution(values, table, known, solves: groups.count)
  }

  private static func solve(
    _ group: UnknownTable.Group, _ equations: [LayoutEquation], _ table: UnknownTable, _ values: inout [Double]
  ) throws(LayoutError) {
    var system = LinearSystem(unknownCount: group.unknowns.count)
    let places = Dictionary(uniqueKeysWithValues: group.unknowns.enumerated().map { ($1, $0) })
    for number in group.equations {
      let sum = table.sum(of: equations[number])
      system.add(sum.terms.compactMap { term in places[term.unknown].map { ($0, term.coefficient) } }, equals: -sum.constant)
    }
    func names(_ rows: [Int]) -> [String] { rows.map { equations[group.equations[$0]].description } }

    switch system.solved() {
    case .solved(let solved):
      for (unknown, value) in zip(group.unknowns, solved) { values[unknown] = value }
    case .contradiction(let rows):
      throw .conflict(names(rows))
    case .underdetermined(let free, let dependencies):
      let loose = Set(free.map { group.unknowns[$0] })
      for rows in dependencies {
        let speaksOfLoose = rows.contains { row in
          table.unknowns(of: equations[group.equations[row]]).contains { loose.contains($0) }
        }
        if speaksOfLoose { throw .cycle(names(rows)) }
      }
      let first = table.unknowns[group.unknowns[free[0]]]
      throw .ambiguous(box: first.box, axis: first.axis)
    }
  }

  private static func solution(
    _ values: [Double], _ table: UnknownTable, _ known: [LayoutBox: Rect], solves: Int
  ) -> LayoutSolution {
    var origins = known.mapValues { [LayoutAxis.horizontal: $0.minX, .vertical: $0.minY] }
    var sizes = known.mapValues { [LayoutAxis.horizontal: $0.width, .vertical: $0.height] }
    for (unknown, value) in zip(table.unknowns, values) {
      switch unknown.part {
      case .origin: origins[unknown.box, default: [:]][unknown.axis] = value
      case .size: sizes[unknown.box, default: [:]][unknown.axis] = value
      }
    }
    return LayoutSolution(solves: solves, origins: origins, sizes: sizes)
  }
}
