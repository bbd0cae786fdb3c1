import Geometry

/// item.anchor = other.anchor x multiplier + constant, in points of the view that holds the constraint.
///
/// The other item is the holder itself (its bounds) or another subview of it; nil leaves the constant alone.
public struct LayoutConstraint {
  public let item: View
  public let anchor: LayoutAnchor
  /// Not kept alive: it is the holder itself or a view that the holder keeps.
  public private(set) weak var otherItem: View?
  public let otherAnchor: LayoutAnchor?
  public let multiplier: Double
  /// Points.
  public fileprivate(set) var constant: Double

  public init(
    _ item: View, _ anchor: LayoutAnchor, equals otherItem: View, _ otherAnchor: LayoutAnchor, multiplier: Double = 1, constant: Double = 0
  ) {
    precondition(multiplier.isFinite && constant.isFinite, "a constraint's multiplier and constant must be finite")
    self.item = item
    self.anchor = anchor
    self.otherItem = otherItem
    self.otherAnchor = otherAnchor
    self.multiplier = multiplier
    self.constant = constant
  }

  public init(_ item: View, _ anchor: LayoutAnchor, equals constant: Double) {
    precondition(constant.isFinite, "a constraint's constant must be finite, got \(constant)")
    self.item = item
    self.anchor = anchor
    otherItem = nil
    otherAnchor = nil
    multiplier = 1
    self.constant = constant
  }
}

extension View {
  /// Adds a constraint between this view and its subviews, or among them. Together they must say exactly where each of their items is:
  /// contradictions, circles and gaps trap with the names of what is wrong when the view is laid out.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    precondition(constraint.item.superview === self, "a constraint is held by the superview of its item")
    precondition(
      constraint.otherItem.map { $0 === self || $0.superview === self } ?? true, "a constraint speaks of its holder and of siblings only")
    constraints.append(constraint)
    constraintsSolvedFor = nil
    setNeedsLayout()
  }

  /// Gives a constraint another constant, in points: all of them are solved again in the next layout.
  ///
  /// - Parameter index: its place in ``View/constraints``.
  public final func setConstant(_ constant: Double, ofConstraint index: Int) {
    precondition(constant.isFinite, "a constraint's constant must be finite, got \(constant)")
    guard constraints[index].constant != constant else { return }
    constraints[index].constant = constant
    constraintsSolvedFor = nil
    setNeedsLayout()
  }

  final func removeConstraints(naming view: View) {
    constraints.removeAll { $0.item === view || $0.otherItem === view }
    constraintsSolvedFor = nil
  }

  /// Places the items of the constraints, where the view's size or a constraint changed since they were placed last.
  final func solveConstraints() {
    guard !constraints.isEmpty, constraintsSolvedFor != bounds.size else { return }
    constraintsSolvedFor = bounds.size
    layoutSolves += 1
    do {
      let solution = try LayoutSolver.solve(constraints.map(\.equation), known: [box: bounds])
      for view in subviews {
        if let rect = solution.rect(of: view.box) { view.frame = rect }
      }
    } catch {
      preconditionFailure("the constraints of \(description) can't be solved: \(error)")
    }
  }

  fileprivate final var box: LayoutBox { LayoutBox(self, name: description) }
}

extension LayoutConstraint {
  fileprivate var equation: LayoutEquation {
    let variable = LayoutVariable(item.box, anchor)
    guard let otherItem, let otherAnchor else { return LayoutEquation(variable, equals: constant) }
    return LayoutEquation(variable, equals: LayoutVariable(otherItem.box, otherAnchor), times: multiplier, plus: constant)
  }
}
