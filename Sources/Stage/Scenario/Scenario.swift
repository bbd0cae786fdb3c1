/// What a run plays, as its file says it: the system, the slider, what happens when, and what is expected of the result.
///
/// Names stay plain text here, since strategies and exhibits belong to targets that Stage doesn't know.
public struct Scenario {
  public var name = ""
  public var exhibit = "settle"
  /// Hertz, 10 ... 1000.
  public var refresh = 60.0
  /// The system whose slider is imitated.
  public var system = "26"
  /// The way in which a `set` reaches the slider.
  public var strategy = "none"
  /// The steps of the patch that are done, 0 ... 6, in this order.
  public var steps = [1, 2, 3, 4, 5, 6]
  /// By how much the `deferred` strategy puts a set off, in seconds.
  public var deferral = 0.5
  /// What each frame costs, in seconds; the frames that fall into it have no row.
  public var load = 0.0
  public var slider = ScenarioSlider()
  /// In the order of the file.
  public var events: [ScenarioEvent] = []
  public var until = RunEnd.settled
  public var expectations: [Expectation] = []

  public init() {}

  /// No run lasts longer, in seconds of its own time.
  public nonisolated static let longestRun = 60.0
}

/// When a run ends.
public nonisolated enum RunEnd: Hashable, Sendable {
  /// Once no event and no set is pending and nothing ticks.
  case settled
  /// After the last frame whose time is not beyond this, in seconds, 0 ... 60.
  case seconds(Double)
}

/// The outer control as a run starts.
public nonisolated struct ScenarioSlider: Hashable, Sendable {
  public var minimum: Float = 0
  /// Not below the minimum.
  public var maximum: Float = 1
  /// Kept within the range by the control itself.
  public var value: Float = 0.2
  public var isContinuous = true
  /// Points, above ``SliderPath/thumbWidth``.
  public var width = 600.0
  /// What an arrow key moves, in slider units; nil for the control's own choice, 0 for none.
  public var step: Float?

  public init() {}

  public var path: SliderPath { SliderPath(width: width) }
}

/// The line along which the thumb's centre travels, in points of the slider.
public nonisolated struct SliderPath: Hashable, Sendable {
  /// Of the thumb at rest, in points.
  public static let thumbWidth = 37.0

  /// Of the slider, in points.
  public var width: Double

  public init(width: Double) { self.width = width }

  /// How far the thumb's centre can go, in points.
  public var travel: Double { width - SliderPath.thumbWidth }

  /// The thumb's centre at `position` along the track, 0 ... 1.
  public func x(at position: Double) -> Double { SliderPath.thumbWidth / 2 + position * travel }
}
