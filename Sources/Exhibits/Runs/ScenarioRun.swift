import FrameTiming
public import Stage

/// A scenario that is played without a display, whichever exhibit it is of.
public protocol ScenarioRun: AnyObject {
  var scenario: Scenario { get }
  var stage: Stage { get }
  /// One for each frame run so far.
  var rows: [TraceRow] { get }
  /// What couldn't be found or done on the way, one sentence each.
  var misses: [String] { get }
  /// Called after each frame, with its row.
  var onFrame: ((TraceRow) -> Void)? { get set }

  func runFrame()
  /// Whether nothing is left to happen and nothing moves.
  var isSettled: Bool { get }

  /// What is played, for headings: "patch on 26".
  var setting: String { get }
  /// What came out, in a few words.
  var outcome: String { get }
  /// Whether that is as one would wish; nil where nothing happened that could go wrong.
  var isRight: Bool? { get }
  /// The numbers of the run as aligned columns, and as JSON.
  var reportText: String { get }
  var reportJSON: JSONText { get }

  /// Dresses the window for pictures. To be called before the run is played.
  func dress()
  /// What a picture of a frame says of it, besides its time and number.
  func caption(_ row: TraceRow) -> String
  /// The event whose frames a film shows in any case.
  var filmedEvent: String { get }
  /// Where in a picture the thumb was to be, in pixels from the left; nil where nothing was asked for.
  var wantedX: Double? { get }
}

extension ScenarioRun {
  /// Plays to the end.
  public func play() {
    while !isDone { runFrame() }
  }

  private var isDone: Bool {
    switch scenario.until {
    case .seconds(let end): stage.time.timestamp > end + FrameSchedule.tolerance
    case .settled: ranOut || (stage.framesRun > 0 && isSettled)
    }
  }

  /// Whether a run that is to end at rest hasn't come to rest within a minute.
  public var ranOut: Bool { scenario.until == .settled && stage.time.timestamp > Scenario.longestRun }

  public var expectations: [ExpectationResult] { scenario.expectations.map { $0.check(rows) } }
}

/// The exhibits that scenarios are played in.
public enum ScenarioRuns {
  /// - Parameter scenario: its names have been checked by the reader.
  public static func make(_ scenario: Scenario) -> any ScenarioRun {
    scenario.exhibit == "glow" ? GlowRun(scenario) : SettleRun(scenario)
  }
}
