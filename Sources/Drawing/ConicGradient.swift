public import Geometry
import Glibc

/// Colours around a centre. Angles are radians, 0 at the right, growing clockwise on the screen; between stops the parts of the colours
/// are mixed one by one, not premultiplied.
public struct ConicGradient: Hashable, Sendable {
  public var center: Point
  /// Where the offset is 0.
  public var start: Double
  /// Where the offset is 1. Less than a turn after `start`, the gap takes the last colour in its first half and the first one in its second;
  /// of more than a turn only the last one is seen.
  public var end: Double
  /// In rising order of their offsets.
  public var stops: [GradientStop]

  public init(center: Point, start: Double, end: Double, stops: [GradientStop]) {
    precondition(end > start, "a conic gradient from \(start) to \(end)")
    self.center = center
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// Once around.
  public init(center: Point, start: Double = 0, stops: [GradientStop]) {
    self.init(center: center, start: start, end: start + 2 * .pi, stops: stops)
  }

  /// The colour in the direction of `angle`; transparent where there are no stops.
  public func color(at angle: Double) -> Color {
    color(atOffset: offset(at: angle))
  }

  /// The colours in `count` directions, evenly spaced from angle 0 on; each stands for its own direction, not for an interval.
  func colors(count: Int) -> [Color] {
    (0..<count).map { color(at: 2 * .pi * Double($0) / Double(count)) }
  }

  func color(atOffset offset: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard offset > first.offset else { return first.color }
    guard offset < last.offset, let next = stops.firstIndex(where: { $0.offset > offset }) else { return last.color }
    let before = stops[next - 1], after = stops[next]
    return before.color.mixed(with: after.color, by: (offset - before.offset) / (after.offset - before.offset))
  }

  /// 0...1 along the stops.
  private func offset(at angle: Double) -> Double {
    let span = end - start
    if span > 2 * .pi { return (span - 2 * .pi + ConicGradient.positive(angle - end)) / span }
    let way = ConicGradient.positive(angle - start)
    if way <= span { return way / span }
    return way - span < (2 * .pi - span) / 2 ? 1 : 0
  }

  /// The same direction in 0 ..< 2 pi.
  private static func positive(_ angle: Double) -> Double {
    let turns = angle / (2 * .pi)
    return (turns - turns.rounded(.down)) * 2 * .pi
  }

  var isFinite: Bool {
    center.isFinite && start.isFinite && end.isFinite && !stops.isEmpty && stops.allSatisfy { $0.offset.isFinite && $0.color.isFinite }
  }
}
