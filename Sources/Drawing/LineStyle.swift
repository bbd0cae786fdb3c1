import CCairo

/// How a line ends.
public enum LineCap: Hashable, Sendable {
  case butt, round, square
}

/// How two pieces of a line meet. A mitre that would reach further than twice the line's width is cut off.
public enum LineJoin: Hashable, Sendable {
  case miter, round, bevel
}

struct LineStyle: Hashable {
  static let miterLimit = 4.0

  /// In the path's space.
  var width: Double
  var dash: [Double] = []
  var cap = LineCap.butt
  var join = LineJoin.miter

  var isDrawable: Bool {
    width > 0 && width.isFinite && (dash.isEmpty || (dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }))
  }

  /// How far from the path it may draw.
  var reach: Double {
    width / 2 * (join == .miter ? LineStyle.miterLimit : 2.0.squareRoot())
  }
}

extension LineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
