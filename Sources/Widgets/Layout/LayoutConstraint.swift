/// item.anchor = other.anchor x multiplier + constant, in points of the view that holds the constraint.
///
/// The other item is the holder itself (its bounds) or another subview of it; nil leaves the constant alone.
public struct LayoutConstraint {
  public nonisolated enum Anchor: String, Hashable, Sendable, CaseIterable {
    case left, right, centerX, width, top, bottom, centerY, height
  }

  public let item: View
  public let anchor: Anchor
  public let otherItem: View?
  public let otherAnchor: Anchor?
  public let multiplier: Double
  public let constant: Double

  public init(
    _ item: View, _ anchor: Anchor, equals otherItem: View, _ otherAnchor: Anchor, multiplier: Double = 1, constant: Double = 0
  ) {
    precondition(multiplier.isFinite && constant.isFinite, "a constraint's multiplier and constant must be finite")
    self.item = item
    self.anchor = anchor
    self.otherItem = otherItem
    self.otherAnchor = otherAnchor
    self.multiplier = multiplier
    self.constant = constant
  }

  public init(_ item: View, _ anchor: Anchor, equals constant: Double) {
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
  /// Adds a constraint between this view and its subviews, or among them.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    precondition(constraint.item.superview === self, "a constraint is held by the superview of its item")
    constraints.append(constraint)
    setNeedsLayout()
  }

  final func removeConstraints(naming view: View) {
    constraints.removeAll { $0.item === view || $0.otherItem === view }
  }
}
