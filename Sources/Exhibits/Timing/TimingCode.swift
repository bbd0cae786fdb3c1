import Geometry
import Motion
import Stage

/// A timing as text to take home.
enum TimingCode {
  /// A call of the animator that moves by it.
  static func swift(_ kind: TimingKind, points: [Point]) -> String {
    let head = "animator.startAnimation(\n  animationDuration: \(NumberText.shortest(TimingScene.duration)), animation: { move(to: $0) }"
    func timing(_ closure: String) -> String { head + ",\n  timingFunction: { x, _ in \(closure) })" }
    switch kind {
    case .linear: return head + ")"
    case .easing: return timing("x < 0.5 ? 2 * x * x : 1 - (2 - 2 * x) * (2 - 2 * x) / 2")
    case .spring:
      let spring = TimingKind.springMotion.spring
      return "let spring = SpringMotion(\n  from: 0, to: 1, velocity: 0, spring: Spring(response: \(number(spring.response)), "
        + "dampingRatio: \(number(spring.dampingRatio))))\n" + timing("spring.value(after: x) / spring.value(after: 1)")
    case .bounce: return timing("TimingCurve.bounce.fraction(at: x)")
    case .steps: return timing("(\(TimingKind.stepCount) * x).rounded(.down) / \(TimingKind.stepCount)")
    case .cubic:
      let curve = TimingKind.cubicCurve
      let parts = [("x1", curve.x1), ("y1", curve.y1), ("x2", curve.x2), ("y2", curve.y2)]
      return "let curve = CubicBezier(" + parts.map { "\($0): \(number($1))" }.joined(separator: ", ") + ")\n" + timing("curve.y(at: x)")
    case .bezier:
      let list = points.map { "Point(x: \(number($0.x)), y: \(number($0.y)))" }.joined(separator: ",\n    ")
      return
        "animator.startBezierAnimation(\n  animationDuration: \(NumberText.shortest(TimingScene.duration)), animation: { move(to: $0) },\n"
        + "  bezierCurve: { () throws(BezierCurveError) in try BezierCurve(controlPoints: [\n    \(list),\n  ]) })"
    }
  }

  /// CSS's piecewise linear easing: as few stops as keep it within a thousandth of the curve.
  static func css(_ kind: TimingKind, _ fraction: (Double) -> Double) -> String {
    let stops = kind == .steps ? stepStops : thinned((0...2000).map { Point(x: Double($0) / 2000, y: fraction(Double($0) / 2000)) })
    let texts = stops.enumerated().map { index, stop in
      index == 0 || index == stops.count - 1 && stop.x == 1 ? number(stop.y) : "\(number(stop.y)) \(number(stop.x * 100))%"
    }
    return "linear(" + texts.joined(separator: ", ") + ")"
  }

  /// Two stops at one place make a step.
  static var stepStops: [Point] {
    let count = Double(TimingKind.stepCount)
    var stops: [Point] = []
    for index in 0..<TimingKind.stepCount {
      let left = Double(index) / count
      stops.append(Point(x: left, y: left))
      stops.append(Point(x: Double(index + 1) / count, y: left))
    }
    stops.append(Point(x: 1, y: 1))
    return stops
  }

  private static func number(_ value: Double) -> String { NumberText.shortest((value * 10_000).rounded() / 10_000) }

  /// Leaves out points that lie within a thousandth of the line without them (Douglas and Peucker's way).
  static func thinned(_ points: [Point]) -> [Point] {
    guard points.count > 2, let first = points.first, let last = points.last else { return points }
    let errors = points.map { abs($0.y - lerp(first.y, last.y, ($0.x - first.x) / (last.x - first.x))) }
    guard let worst = errors.indices.max(by: { errors[$0] < errors[$1] }), errors[worst] > 0.001 else { return [first, last] }
    return thinned(Array(points[...worst])).dropLast() + thinned(Array(points[worst...]))
  }
}
