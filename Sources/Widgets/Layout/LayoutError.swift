/// Why a set of layout equations has not exactly one solution. Equations are named as they describe themselves, in the order given.
nonisolated public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// These can't all be true; without any one of them the others could.
  case conflict([String])
  /// These only say one another's places in a circle, and nothing says where the circle is.
  case cycle([String])
  /// Nothing says where the box is, or how large, on the axis.
  case ambiguous(box: LayoutBox, axis: LayoutAxis)

  public var description: String {
    switch self {
    case .conflict(let equations) where equations.count == 1: "this layout constraint can't hold: \(equations[0])"
    case .conflict(let equations): "these layout constraints contradict one another: \(equations.joined(separator: "; "))"
    case .cycle(let equations): "these layout constraints go round in a circle and fix nothing: \(equations.joined(separator: "; "))"
    case .ambiguous(let box, .horizontal): "the layout constraints don't say the horizontal place and width of \(box)"
    case .ambiguous(let box, .vertical): "the layout constraints don't say the vertical place and height of \(box)"
    }
  }
}
