/// The two directions of a layout; nothing in one depends on the other unless an equation says so.
nonisolated public enum LayoutAxis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}

/// A line or an extent of a box that an equation may speak of. Leading and trailing are resolved to left or right by whoever knows the
/// reading direction.
nonisolated public enum LayoutAnchor: Hashable, Sendable, CaseIterable {
  case left, right, centerX, width
  case top, bottom, centerY, height

  public var axis: LayoutAxis {
    switch self {
    case .left, .right, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height: .vertical
    }
  }

  /// The anchor as a sum of a box's two unknowns on its axis: origin * the first + size * the second.
  var weights: (origin: Double, size: Double) {
    switch self {
    case .left, .top: (1, 0)
    case .right, .bottom: (1, 1)
    case .centerX, .centerY: (1, 0.5)
    case .width, .height: (0, 1)
    }
  }
}
