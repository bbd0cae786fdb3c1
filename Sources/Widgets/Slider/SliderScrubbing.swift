/// Fine dragging: the further the finger is from the track, the less the thumb goes for its way.
public nonisolated struct SliderScrubbing: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    /// From the track, in points.
    public var distance: Double
    /// Of the thumb, as a share of the finger's, from that distance on.
    public var speed: Double

    public init(distance: Double, speed: Double) {
      self.distance = distance
      self.speed = speed
    }
  }

  /// By rising distance, the first at 0.
  public let steps: [Step]

  /// By default all of the way at the track, half from 50 points on, a quarter from 100, a tenth from 150.
  public init(
    steps: [Step] = [
      Step(distance: 0, speed: 1), Step(distance: 50, speed: 0.5), Step(distance: 100, speed: 0.25), Step(distance: 150, speed: 0.1),
    ]
  ) {
    precondition(steps.first?.distance == 0, "the first step of a scrubber is the one at the track, distance 0")
    self.steps = steps
  }

  public func speed(at distance: Double) -> Double {
    steps.last { $0.distance <= distance }?.speed ?? steps[0].speed
  }
}

/// How far the thumb has fallen behind a finger that scrubs.
nonisolated struct ScrubbingLag: Hashable, Sendable {
  /// In points, with the sign of the way.
  private(set) var points = 0.0
  private(set) var speed = 1.0
  private var distance = 0.0

  /// The finger went `way` points along the track and is `distance` points beside it now. Coming nearer, the thumb catches up in
  /// proportion, and has caught up at the track itself.
  mutating func moved(_ way: Double, distance: Double, scrubbing: SliderScrubbing?) {
    guard let scrubbing else { return self = ScrubbingLag() }
    speed = scrubbing.speed(at: distance)
    points += (1 - speed) * way
    if distance < self.distance { points *= distance / self.distance }
    self.distance = distance
  }
}
