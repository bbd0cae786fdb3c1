public import Animation
public import Widgets

/// One thing that happens in a run.
public struct ScenarioEvent {
  /// Seconds from the start of the run.
  public var time: Double
  public var action: ScenarioAction

  public init(at time: Double, _ action: ScenarioAction) {
    self.time = time
    self.action = action
  }
}

public enum ScenarioAction {
  /// The pointer goes down. `y` in points of the slider, nil for its middle.
  case press(PointerPlace, y: Double?)
  /// The pointer goes there in a line that takes `seconds`.
  case drag(PointerPlace, seconds: Double)
  case release
  /// The press is broken off.
  case cancel
  /// The value is set from outside, through the strategy; in slider units.
  case set(Float)
  case key(Key, Modifiers)
  /// The display goes on at so many hertz.
  case refresh(Double)
  /// The frame takes so many seconds.
  case stall(Double)
  /// The exhibit's own "animating" switch. `placed` is the phase that the flip waits for; nil where it is to fall where it comes.
  case animating(Bool, placed: FlipPlacement?)
  /// Invokes a selector of the object at a path of ivars, counted from the inner slider.
  case call(String, on: String, with: Double?)
  /// Writes the ivar at a path.
  case write(String, ScenarioWrite)
}

/// Where the pointer is along the slider.
public nonisolated enum PointerPlace: Hashable, Sendable {
  /// The thumb's centre at so much of the track, 0 ... 1.
  case position(Double)
  /// Points from the slider's left edge.
  case point(Double)

  /// Points from the left edge of a slider.
  public func x(on path: SliderPath) -> Double {
    switch self {
    case .position(let position): path.x(at: position)
    case .point(let x): x
    }
  }
}

/// What a scenario writes into an ivar, with the type encoding that it expects there.
public nonisolated enum ScenarioWrite: Hashable, Sendable {
  /// `d`
  case double(Double)
  /// `f`
  case float(Float)
  /// `B` or `c`
  case bool(Bool, encoding: String)
  /// `q` or `Q`
  case integer(Int, encoding: String)
  /// `@`: no object
  case none

  public static let encodings = ["d", "f", "B", "c", "q", "Q", "@"]

  public var encoding: String {
    switch self {
    case .double: "d"
    case .float: "f"
    case .bool(_, let encoding), .integer(_, let encoding): encoding
    case .none: "@"
    }
  }
}
