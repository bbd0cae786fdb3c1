import Motion

/// The timings that are shown beside one another; all but the edited curve are closures of x.
enum TimingKind: String, CaseIterable {
  case linear
  /// The article's: quadratic in both halves.
  case easing
  case spring
  case bounce
  case steps
  case cubic
  /// A Bézier curve of as many points as the visitor likes.
  case bezier

  var name: String { rawValue }

  var title: String {
    switch self {
    case .linear: "Linear"
    case .easing: "Easing"
    case .spring: "Spring"
    case .bounce: "Bounce"
    case .steps: "Steps"
    case .cubic: "Cubic Bézier"
    case .bezier: "Bézier editor"
    }
  }

  static let stepCount = 6
  static let cubicCurve = CubicBezier(x1: 0.2, y1: 0.9, x2: 0.8, y2: 0.1)
  /// Three swings within the duration, the last too small to see.
  static let springMotion = SpringMotion(from: 0, to: 1, velocity: 0, spring: Spring(response: 0.34, dampingRatio: 0.38))
  /// The value of the spring's motion at the end of its time, by which it is divided: the end must be exactly 1.
  private static let springEnd = springMotion.value(after: 1)

  /// - Parameter x: 0 ... 1. For the edited curve, which isn't here, the article's.
  func fraction(at x: Double) -> Double {
    switch self {
    case .linear: x
    case .easing: TimingCurve.easeInOut.fraction(at: x)
    case .spring: TimingKind.springMotion.value(after: x) / TimingKind.springEnd
    case .bounce: TimingCurve.bounce.fraction(at: x)
    case .steps: TimingCurve.steps(TimingKind.stepCount, .atEnd).fraction(at: x)
    case .cubic: TimingKind.cubicCurve.y(at: x)
    case .bezier: BezierCurve.article.y(of: x)
    }
  }
}
