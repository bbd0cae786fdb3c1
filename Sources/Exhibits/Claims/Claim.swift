public import Widgets

/// One claim of the articles, or of ours to complete them, with the way to measure it.
public struct Claim {
  public enum Origin: String, Hashable, Sendable {
    /// The article says it.
    case article = "a"
    /// It follows from what the article says.
    case derived = "d"
    /// Ours, to complete the picture.
    case ours = "o"
  }

  /// Never changes: `S05b`.
  public let id: String
  public let origin: Origin
  public let title: String
  /// The right figure.
  public let expected: String
  /// Runs the widgets and tells what came out.
  let measure: (ClaimConditions) -> Measurement

  init(_ id: String, _ origin: Origin, _ title: String, expected: String, _ measure: @escaping (ClaimConditions) -> Measurement) {
    self.id = id
    self.origin = origin
    self.title = title
    self.expected = expected
    self.measure = measure
  }
}

/// What came out of a measurement.
struct Measurement {
  let holds: Bool
  /// With the figure.
  let text: String

  init(_ holds: Bool, _ text: String) {
    self.holds = holds
    self.text = text
  }
}

/// What claims are measured under.
public struct ClaimConditions {
  /// The system of the sliders; a claim that speaks of a certain one keeps to that.
  public var system = SliderSystem.ios26
  /// Seconds on a clock that goes on by itself. Nil where there is none: then what a step takes isn't timed.
  public var clock: (() -> Double)?

  public init(system: SliderSystem = .ios26, clock: (() -> Double)? = nil) {
    self.system = system
    self.clock = clock
  }
}
