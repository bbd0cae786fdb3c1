import Geometry

/// The unknowns of a set of layout equations, numbered in the order in which the equations first speak of them.
nonisolated struct UnknownTable {
  enum Part: Hashable { case origin, size }

  struct Unknown: Hashable {
    var box: LayoutBox
    var axis: LayoutAxis
    var part: Part
  }

  /// Unknowns that equations connect, and those equations, by number and in order.
  struct Group {
    var unknowns: [Int] = []
    var equations: [Int] = []
  }

  private(set) var unknowns: [Unknown] = []
  private var numbers: [Unknown: Int] = [:]
  private let known: [LayoutBox: Rect]

  init(known: [LayoutBox: Rect]) {
    self.known = known
  }

  mutating func take(_ equation: LayoutEquation) {
    take(equation.variable.box, equation.variable.anchor.axis)
    if let other = equation.other { take(other.box, other.anchor.axis) }
  }

  mutating func take(_ box: LayoutBox, _ axis: LayoutAxis) {
    guard known[box] == nil else { return }
    for part in [Part.origin, .size] {
      let unknown = Unknown(box: box, axis: axis, part: part)
      guard numbers[unknown] == nil else { continue }
      numbers[unknown] = unknowns.count
      unknowns.append(unknown)
    }
  }

  /// A sum of unknowns, each times a coefficient, and a constant.
  struct Sum {
    var terms: [(unknown: Int, coefficient: Double)] = []
    var constant = 0.0
  }

  /// The equation as a sum that is 0.
  func sum(of equation: LayoutEquation) -> Sum {
    var sum = sum(of: equation.variable)
    sum.constant -= equation.constant
    guard let other = equation.other.map({ self.sum(of: $0) }) else { return sum }
    sum.terms += other.terms.map { ($0.unknown, -equation.multiplier * $0.coefficient) }
    sum.constant -= equation.multiplier * other.constant
    return sum
  }

  /// The unknowns that the equation speaks of, even where their coefficients cancel.
  func unknowns(of equation: LayoutEquation) -> [Int] {
    sum(of: equation).terms.map(\.unknown)
  }

  /// The groups, in the order of their first equation; unknowns without any come last, each by itself.
  func groups(of equations: [LayoutEquation]) -> [Group] {
    var roots = Array(unknowns.indices)
    func root(_ unknown: Int) -> Int {
      var unknown = unknown
      while roots[unknown] != unknown { unknown = roots[unknown] }
      return unknown
    }
    let mentioned = equations.map { unknowns(of: $0) }
    for numbers in mentioned {
      for number in numbers.dropFirst() {
        let (a, b) = (root(numbers[0]), root(number))
        roots[max(a, b)] = min(a, b)
      }
    }

    var groups: [Group] = []
    var groupOfRoot: [Int: Int] = [:]
    func group(_ root: Int) -> Int {
      if let index = groupOfRoot[root] { return index }
      groupOfRoot[root] = groups.count
      groups.append(Group())
      return groups.count - 1
    }
    for (number, unknowns) in mentioned.enumerated() {
      if let first = unknowns.first {
        groups[group(root(first))].equations.append(number)
      } else {
        groups.append(Group(equations: [number]))
      }
    }
    for unknown in unknowns.indices { groups[group(root(unknown))].unknowns.append(unknown) }
    return groups
  }

  private func sum(of variable: LayoutVariable) -> Sum {
    let axis = variable.anchor.axis, weights = variable.anchor.weights
    if let rect = known[variable.box] {
      let (origin, size) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
      return Sum(constant: weights.origin * origin + weights.size * size)
    }
    let parts = [(Part.origin, weights.origin), (.size, weights.size)].filter { $0.1 != 0 }
    return Sum(
      terms: parts.compactMap { part, weight in
        numbers[Unknown(box: variable.box, axis: axis, part: part)].map { (unknown: $0, coefficient: weight) }
      })
  }
}
