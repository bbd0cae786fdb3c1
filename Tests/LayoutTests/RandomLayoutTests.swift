import Geometry
import Testing
import Widgets

/// SplitMix64: the same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// A layout whose rectangles are drawn first, and equations that hold for them and determine them.
private struct RandomLayout {
  let superview = LayoutBox(0)
  var boxes: [LayoutBox] = []
  var rects: [LayoutBox: Rect]
  var equations: [LayoutEquation] = []

  init(_ random: inout SeededGenerator) {
    rects = [superview: RandomLayout.rect(&random)]
    for number in 1...Int.random(in: 1...5, using: &random) {
      let box = LayoutBox(number)
      rects[box] = RandomLayout.rect(&random)
      for axis in LayoutAxis.allCases {
        // Any two different anchors of an axis determine a box on it.
        let anchors = LayoutAnchor.allCases.filter { $0.axis == axis }.shuffled(using: &random).prefix(2)
        for anchor in anchors { equations.append(equation(for: LayoutVariable(box, anchor), by: [superview] + boxes, &random)) }
      }
      boxes.append(box)
    }
    equations.shuffle(using: &random)
  }

  private func equation(for variable: LayoutVariable, by placed: [LayoutBox], _ random: inout SeededGenerator) -> LayoutEquation {
    guard Int.random(in: 0..<5, using: &random) > 0, let box = placed.randomElement(using: &random) else {
      return LayoutEquation(variable, equals: value(of: variable))
    }
    let anchors = LayoutAnchor.allCases.filter { $0.axis == variable.anchor.axis || Int.random(in: 0..<8, using: &random) == 0 }
    let other = LayoutVariable(box, anchors.randomElement(using: &random) ?? .left)
    let multiplier = Bool.random(using: &random) ? 1 : Double.random(in: -2...2, using: &random)
    return LayoutEquation(variable, equals: other, times: multiplier, plus: value(of: variable) - multiplier * value(of: other))
  }

  private func value(of variable: LayoutVariable) -> Double {
    let rect = rects[variable.box] ?? .zero
    switch variable.anchor {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .centerX: return rect.midX
    case .width: return rect.width
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .height: return rect.height
    }
  }

  private static func rect(_ random: inout SeededGenerator) -> Rect {
    Rect(
      x: Double.random(in: -100...100, using: &random), y: Double.random(in: -100...100, using: &random),
      width: Double.random(in: 1...200, using: &random), height: Double.random(in: 1...200, using: &random))
  }
}

@Suite("Random layouts")
struct RandomLayoutTests {
  @Test("10 000 well-posed ones are found again to 1e-9", arguments: 0..<10)
  func wellPosed(_ seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    var worst = 0.0
    for _ in 0..<1000 {
      let layout = RandomLayout(&random)
      let solution = try LayoutSolver.solve(
        layout.equations, placing: layout.boxes, known: [layout.superview: layout.rects[layout.superview] ?? .zero])
      for box in layout.boxes {
        let wanted = try #require(layout.rects[box]), found = try #require(solution.rect(of: box))
        let errors = [found.minX - wanted.minX, found.minY - wanted.minY, found.width - wanted.width, found.height - wanted.height]
        worst = errors.reduce(worst) { max($0, abs($1)) }
      }
    }
    #expect(worst < 1e-9)
  }

  @Test("a wrong constant put on top of a well-posed one is always a contradiction that names it", arguments: 0..<4)
  func contradictions(_ seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    for _ in 0..<100 {
      let layout = RandomLayout(&random)
      let box = try #require(layout.boxes.randomElement(using: &random)), rect = try #require(layout.rects[box])
      let wrong = LayoutEquation(LayoutVariable(box, .right), equals: rect.maxX + 1, name: "wrong")
      let error = #expect(throws: LayoutError.self) {
        try LayoutSolver.solve(
          layout.equations + [wrong], known: [layout.superview: layout.rects[layout.superview] ?? .zero])
      }
      guard case .conflict(let names) = error else {
        Issue.record("\(error.map { "\($0)" } ?? "nothing") is no contradiction")
        continue
      }
      #expect(names.contains("wrong"))
    }
  }

  @Test("an equation left out of a well-posed one leaves a gap that is named", arguments: 0..<4)
  func gaps(_ seed: UInt64) throws {
    var random = SeededGenerator(state: seed)
    for _ in 0..<100 {
      var layout = RandomLayout(&random)
      layout.equations.remove(at: Int.random(in: layout.equations.indices, using: &random))
      let error = #expect(throws: LayoutError.self) {
        try LayoutSolver.solve(
          layout.equations, placing: layout.boxes, known: [layout.superview: layout.rects[layout.superview] ?? .zero])
      }
      guard case .ambiguous = error else {
        Issue.record("\(error.map { "\($0)" } ?? "nothing") is no gap")
        continue
      }
    }
  }
}
