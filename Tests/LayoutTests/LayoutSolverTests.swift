import Geometry
import Testing
import Widgets

private let superview = LayoutBox(0, name: "superview")
private let track = LayoutBox(1, name: "track")
private let thumb = LayoutBox(2, name: "thumb")
private let label = LayoutBox(3, name: "label")
private let known = [superview: Rect(x: 0, y: 0, width: 600, height: 80)]

/// thumb.left = track.left * 2 + 8, and so on.
private func equal(
  _ box: LayoutBox, _ anchor: LayoutAnchor, _ other: LayoutBox, _ otherAnchor: LayoutAnchor, times multiplier: Double = 1,
  plus constant: Double = 0
) -> LayoutEquation {
  LayoutEquation(
    LayoutVariable(box, anchor), equals: LayoutVariable(other, otherAnchor), times: multiplier, plus: constant)
}

private func equal(_ box: LayoutBox, _ anchor: LayoutAnchor, _ constant: Double) -> LayoutEquation {
  LayoutEquation(LayoutVariable(box, anchor), equals: constant)
}

@Suite("The layout solver")
struct LayoutSolverTests {
  @Test("lays out a chain exactly, whatever the order of the equations")
  func chain() throws {
    let equations = [
      equal(track, .left, superview, .left, plus: 16), equal(track, .right, superview, .right, plus: -16),
      equal(track, .centerY, superview, .centerY), equal(track, .height, 6),
      equal(thumb, .left, track, .left, plus: 18.5), equal(thumb, .width, 37),
      equal(thumb, .centerY, track, .centerY), equal(thumb, .height, 24),
      equal(label, .left, thumb, .right, plus: 8), equal(label, .right, track, .right),
      equal(label, .top, thumb, .bottom, plus: 4), equal(label, .bottom, superview, .bottom),
    ]
    for order in [equations, equations.reversed(), Array(equations[5...] + equations[..<5])] {
      let solution = try LayoutSolver.solve(order, known: known)
      #expect(solution.rect(of: track) == Rect(x: 16, y: 37, width: 568, height: 6))
      #expect(solution.rect(of: thumb) == Rect(x: 34.5, y: 28, width: 37, height: 24))
      #expect(solution.rect(of: label) == Rect(x: 79.5, y: 56, width: 504.5, height: 24))
      #expect(solution.rect(of: superview) == known[superview])
    }
  }

  @Test("takes multipliers, negative constants and anchors across axes")
  func multipliers() throws {
    let solution = try LayoutSolver.solve(
      [
        equal(track, .width, superview, .width, times: 0.5, plus: -100), equal(track, .centerX, superview, .right, times: 0.25),
        equal(track, .height, track, .width, times: 0.1), equal(track, .bottom, superview, .bottom, plus: -10),
      ], known: known)
    #expect(solution.rect(of: track) == Rect(x: 50, y: 50, width: 200, height: 20))
    #expect(solution[LayoutVariable(track, .right)] == 250)
    #expect(solution[LayoutVariable(track, .centerY)] == 60)
  }

  @Test("solves what no order of substitution solves: two boxes that share a width between them")
  func simultaneous() throws {
    let solution = try LayoutSolver.solve(
      [
        equal(track, .left, superview, .left), equal(label, .left, track, .right, plus: 8), equal(label, .right, superview, .right),
        equal(label, .width, track, .width, times: 3),
      ], known: known)
    #expect(solution[LayoutVariable(track, .width)].map { abs($0 - 148) < 1e-12 } == true)
    #expect(solution[LayoutVariable(label, .left)].map { abs($0 - 156) < 1e-12 } == true)
  }

  @Test("knows nothing of reading direction: a mirrored pair of anchors gives the mirrored place")
  func mirrored() throws {
    func place(leading: LayoutAnchor, inset: Double) throws -> Double? {
      let equations = [equal(thumb, leading, superview, leading, plus: inset), equal(thumb, .width, 37)]
      return try LayoutSolver.solve(equations, known: known)[LayoutVariable(thumb, .centerX)]
    }
    #expect(try place(leading: .left, inset: 12) == 30.5)
    #expect(try place(leading: .right, inset: -12) == 569.5)
  }

  @Test("answers on one axis where no equation speaks of the other, and makes no rectangle of it")
  func oneAxis() throws {
    let solution = try LayoutSolver.solve([equal(thumb, .left, 3), equal(thumb, .width, 4)])
    #expect(solution[LayoutVariable(thumb, .right)] == 7)
    #expect(solution[LayoutVariable(thumb, .top)] == nil)
    #expect(solution.rect(of: thumb) == nil)
  }

  @Test("counts the systems it solved")
  func counting() throws {
    #expect(try LayoutSolver.solve([], known: known).solves == 0)
    let apart = [equal(thumb, .left, 0), equal(thumb, .right, 10), equal(track, .left, 0), equal(track, .right, 10)]
    #expect(try LayoutSolver.solve(apart).solves == 2)
    #expect(try LayoutSolver.solve(apart.dropLast() + [equal(track, .right, thumb, .right)]).solves == 1)
  }

  @Test("an equation that says again what is known does no harm")
  func redundant() throws {
    let solution = try LayoutSolver.solve(
      [
        equal(thumb, .left, superview, .left, plus: 0.1), equal(thumb, .width, 0.2), equal(thumb, .right, superview, .left, plus: 0.3),
        equal(superview, .width, 600),
      ], known: known)
    #expect(solution[LayoutVariable(thumb, .right)].map { abs($0 - 0.3) < 1e-12 } == true)
  }

  @Test("boxes that are the same object are the same box, whatever their name")
  func identity() {
    final class Thing {}
    let thing = Thing(), other = Thing()
    #expect(LayoutBox(thing, name: "a") == LayoutBox(ObjectIdentifier(thing), name: "b"))
    #expect(LayoutBox(thing, name: "a") != LayoutBox(other, name: "a"))
  }
}

@Suite("The layout solver's errors")
struct LayoutErrorTests {
  @Test("a contradiction names exactly the constraints that contradict one another")
  func conflict() {
    let equations = [
      equal(track, .left, superview, .left), equal(thumb, .left, track, .left, plus: 4), equal(track, .width, 10),
      equal(thumb, .width, 37), equal(thumb, .right, superview, .right, plus: -4),
    ]
    #expect(
      throws: LayoutError.conflict([
        "track.left = superview.left", "thumb.left = track.left + 4.0", "thumb.width = 37.0", "thumb.right = superview.right - 4.0",
      ])
    ) { try LayoutSolver.solve(equations, known: known) }
  }

  @Test("two constants for one anchor are a contradiction, named as the constraints are")
  func constants() {
    let equations = [
      LayoutEquation(LayoutVariable(thumb, .width), equals: 37, name: "thumb width"),
      LayoutEquation(LayoutVariable(thumb, .width), equals: 38, name: "big thumb"), equal(thumb, .left, 0),
    ]
    #expect(throws: LayoutError.conflict(["thumb width", "big thumb"])) { try LayoutSolver.solve(equations) }
    #expect(
      LayoutError.conflict(["thumb width", "big thumb"]).description
        == "these layout constraints contradict one another: thumb width; big thumb")
  }

  @Test("a constraint that known boxes break contradicts itself")
  func knownConflict() {
    let error = LayoutError.conflict(["superview.width = 500.0"])
    #expect(throws: error) { try LayoutSolver.solve([equal(superview, .width, 500)], known: known) }
    #expect(error.description == "this layout constraint can't hold: superview.width = 500.0")
  }

  @Test("a circle that fixes nothing names its members")
  func cycle() {
    let circle = [
      equal(track, .left, thumb, .left, plus: 8), equal(thumb, .left, label, .left, plus: -3),
      equal(label, .left, track, .left, plus: -5),
    ]
    let sizes = [equal(track, .width, 1), equal(thumb, .width, 2), equal(label, .width, 3)]
    let error = LayoutError.cycle(circle.map(\.description))
    #expect(throws: error) { try LayoutSolver.solve(circle + sizes, known: known) }
    #expect(
      error.description == "these layout constraints go round in a circle and fix nothing: track.left = thumb.left + 8.0; "
        + "thumb.left = label.left - 3.0; label.left = track.left - 5.0")
  }

  @Test("a circle that doesn't close is a contradiction, a box tied to itself a circle")
  func oddCircles() {
    let open = [equal(track, .left, thumb, .left, plus: 8), equal(thumb, .left, track, .left, plus: 8)]
    #expect(throws: LayoutError.conflict(open.map(\.description))) { try LayoutSolver.solve(open) }
    let own = [equal(thumb, .width, 4), equal(thumb, .left, thumb, .left)]
    #expect(throws: LayoutError.cycle(["thumb.left = thumb.left"])) { try LayoutSolver.solve(own) }
  }

  @Test("a box that nothing places, or nothing sizes, is named with its axis")
  func ambiguous() {
    let sized = [equal(thumb, .width, 37), equal(thumb, .top, 0), equal(thumb, .height, 24)]
    #expect(throws: LayoutError.ambiguous(box: thumb, axis: .horizontal)) { try LayoutSolver.solve(sized) }
    let placed = [equal(thumb, .left, 0), equal(thumb, .right, 5), equal(thumb, .centerY, superview, .centerY)]
    #expect(throws: LayoutError.ambiguous(box: thumb, axis: .vertical)) { try LayoutSolver.solve(placed, known: known) }
    #expect(throws: LayoutError.ambiguous(box: label, axis: .horizontal)) { try LayoutSolver.solve([], placing: [label]) }
    #expect(
      LayoutError.ambiguous(box: label, axis: .vertical).description
        == "the layout constraints don't say the vertical place and height of label")
  }

  @Test("of two boxes that hang on each other the first is named")
  func hanging() {
    let equations = [equal(thumb, .left, track, .right), equal(thumb, .width, 3), equal(track, .width, 5)]
    #expect(throws: LayoutError.ambiguous(box: thumb, axis: .horizontal)) { try LayoutSolver.solve(equations) }
  }
}
