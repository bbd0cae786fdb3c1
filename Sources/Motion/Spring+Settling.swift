import Glibc

// Three durations by which people call a spring settled. They differ by a factor of two, so each has its name.

extension Spring {
  /// The last time at which the distance from the target is `epsilon` or more: the true settling duration.
  ///
  /// - Returns: seconds; 0 where it never is that far off, infinity for a spring that doesn't come to rest.
  public func settlingDuration(from offset: Double, velocity: Double = 0, epsilon: Double) -> Double {
    precondition(epsilon > 0, "a settling duration needs a positive epsilon, got \(epsilon)")
    return lastTimeOutside(SpringState(offset: offset, velocity: velocity), epsilon)
  }

  /// When the envelope of an underdamped spring falls below `epsilon`, by SwiftUI's model: ln((|a T - v0| + |T|) / eps) / a for a travel
  /// T = -offset. It is late: the swing touches its envelope at few places. For the other springs the model steps by a tenth of a second,
  /// so this is the first tenth at or after the true duration.
  public func envelopeSettlingDuration(from offset: Double, velocity: Double = 0, epsilon: Double) -> Double {
    guard regime == .underdamped, dampingRatio > 0, !jumps else {
      return (settlingDuration(from: offset, velocity: velocity, epsilon: epsilon) / 0.1).rounded(.up) * 0.1
    }
    let reach = abs(decayRate * -offset - velocity) + abs(offset)
    return max(0, log(reach / epsilon) / decayRate)
  }

  /// The last time outside a band around the target whose half width is a part of the travel, 2 % as control engineers have it.
  public func bandSettlingDuration(from offset: Double, velocity: Double = 0, band: Double = 0.02) -> Double {
    precondition(offset != 0, "a band is a part of the travel, and there is none")
    return settlingDuration(from: offset, velocity: velocity, epsilon: band * abs(offset))
  }

  /// The last time outside either limit of the tolerance, in seconds; infinity for a spring that doesn't come to rest.
  public func settlingDuration(from state: SpringState, within tolerance: Tolerance) -> Double {
    // The velocity obeys the same equation as the offset, with the acceleration as its velocity.
    let acceleration = -angularFrequency * (angularFrequency * state.offset + 2 * dampingRatio * state.velocity)
    return max(
      lastTimeOutside(state, tolerance.distance),
      lastTimeOutside(SpringState(offset: state.velocity, velocity: acceleration), tolerance.velocity))
  }

  /// Whether the state is within the tolerance and stays so for all later time.
  public func isSettled(_ state: SpringState, within tolerance: Tolerance) -> Bool {
    tolerance.contains(state) && settlingDuration(from: state, within: tolerance) == 0
  }

  private func lastTimeOutside(_ start: SpringState, _ epsilon: Double) -> Double {
    if jumps { return 0 }
    let isInside = abs(start.offset) < epsilon
    if dampingRatio == .infinity { return isInside ? 0 : .infinity }
    if dampingRatio == 0 { return hypot(start.offset, start.velocity / angularFrequency) < epsilon ? 0 : .infinity }

    // After the last turning point outside, or the start where none is, the way into the band is monotonic: bisect it.
    guard let turn = firstTurn(from: start) else { return isInside ? 0 : crossing(from: start, after: 0, epsilon) }
    let reach = abs(state(from: start, after: turn).offset)
    guard reach >= epsilon else { return isInside ? 0 : crossing(from: start, after: 0, before: turn, epsilon) }
    guard regime == .underdamped else { return crossing(from: start, after: turn, epsilon) }

    // Turning points lie half a swing apart, each nearer by the same factor. Rounding can miss one only where it just touches the band.
    let halfSwing = .pi / dampedFrequency
    let swings = (log(reach / epsilon) / (decayRate * halfSwing)).rounded(.down)
    return crossing(from: start, after: turn + swings * halfSwing, before: turn + (swings + 1) * halfSwing, epsilon)
  }

  /// The first time from 0 on at which the velocity is 0, nil where there is none.
  private func firstTurn(from start: SpringState) -> Double? {
    let x0 = start.offset, v0 = start.velocity, w = angularFrequency
    let turn: Double
    switch regime {
    case .underdamped:
      let angle = atan2(v0 * dampedFrequency, decayRate * v0 + w * w * x0)
      return (angle < 0 ? angle + .pi : angle == .pi ? 0 : angle) / dampedFrequency
    case .critical:
      turn = v0 / (w * (v0 + w * x0))
    case .overdamped:
      let (slow, fast) = decayRoots
      let a = (v0 - fast * x0) / (slow - fast), b = x0 - a
      turn = log(-(b * fast) / (a * slow)) / (slow - fast)
    }
    return turn > 0 && turn.isFinite ? turn : nil
  }

  /// The time between two times, outside at the first and inside for good from some moment before the second, at which that moment is.
  private func crossing(from start: SpringState, after first: Double, before last: Double? = nil, _ epsilon: Double) -> Double {
    let side: Double = state(from: start, after: first).offset < 0 ? -1 : 1
    func isOutside(_ time: Double) -> Bool { side * state(from: start, after: time).offset >= epsilon }
    var outside = first
    var inside = last ?? first + 1 / angularFrequency
    if last == nil {
      while isOutside(inside) { (outside, inside) = (inside, first + 2 * (inside - first)) }
    }
    while true {
      let middle = outside + (inside - outside) / 2
      guard middle > outside, middle < inside else { return inside }
      if isOutside(middle) { outside = middle } else { inside = middle }
    }
  }
}
