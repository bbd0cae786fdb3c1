public import Animation
import FrameTiming
public import Stage
public import Widgets

/// The glow exhibit without its looks: three clocks on the same input, one of them chosen, and what each frame did. The window, the
/// scenarios and the measurements all drive this one.
public final class GlowModel {
  /// Where the views of the three timelines live; shows nothing by itself.
  public let root = View()
  /// The clock whose picture is the exhibit's.
  public private(set) var policy: ClockPolicy
  /// The phase in which flips are to fall; nil lets them fall where they come.
  public var placement: FlipPlacement?
  /// The exhibit's own switch.
  public private(set) var isAnimating = true
  /// Whether a sticker is held, for which the glow rests.
  public private(set) var isHeld = false
  /// Called in the tick of each frame that drew another time on one of the clocks.
  public var onUpdate: ((ClockPolicy, Double) -> Void)?

  /// Called after the tick of each frame in which the chosen clock took part.
  public var onTick: (() -> Void)?
  /// What the last pause did to each clock's picture, in seconds; below 0 where it went back.
  public private(set) var lastPauseStep: [ClockPolicy: Double] = [:]

  private let views: [ClockPolicy: PhasedTimelineView]
  /// What happened in the frame of that time.
  private var events: (time: Double, names: [String]) = (0, [])
  private var wasRunning = true
  private var shownBefore = 0.0

  /// - Parameter start: the time at which every clock begins, in seconds.
  public init(_ policy: ClockPolicy = .predicted, start: Double = 0) {
    self.policy = policy
    views = Dictionary(
      uniqueKeysWithValues: ClockPolicy.allCases.map { ($0, PhasedTimelineView(TimelineClock($0, accumulated: start))) })
    shownBefore = start
    root.name = "timelines"
    root.isUserInteractionEnabled = false
    for policy in ClockPolicy.allCases {
      let view = view(of: policy)
      view.onUpdate = { [weak self] in self?.onUpdate?(policy, $0) }
      view.onTick = { [weak self] in self?.ticked(policy) }
      root.addSubview(view)
    }
  }

  /// The timeline view of a clock.
  public func view(of policy: ClockPolicy) -> PhasedTimelineView {
    guard let view = views[policy] else { preconditionFailure("no timeline \(policy)") }
    return view
  }

  /// That of the chosen one.
  public var view: PhasedTimelineView { view(of: policy) }

  /// The time that the chosen clock shows, in seconds.
  public var shown: Double { view.time }

  // MARK: input; to be called in a frame's input phase, with the time of the event

  public func choose(_ policy: ClockPolicy) {
    self.policy = policy
    shownBefore = shown
  }

  public func setAnimating(_ isAnimating: Bool, at time: Double) { setAnimating(isAnimating, at: time, placed: placement) }

  /// The same with a phase of its own.
  public func setAnimating(_ isAnimating: Bool, at time: Double, placed placement: FlipPlacement?) {
    self.isAnimating = isAnimating
    flip(at: time, placed: placement)
  }

  /// A sticker is taken or let go.
  public func setHeld(_ isHeld: Bool, at time: Double) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    note(isHeld ? "touchDown" : "touchUpInside")
    flip(at: time, placed: placement)
  }

  private func flip(at time: Double, placed placement: FlipPlacement?) {
    for policy in ClockPolicy.allCases { view(of: policy).setAnimating(isAnimating && !isHeld, at: time, placed: placement) }
    noteFlip()
  }

  public func setReducesMotion(_ reduces: Bool) {
    for policy in ClockPolicy.allCases { view(of: policy).reducesMotion = reduces }
    shownBefore = shown
  }

  // MARK: what happened

  private func ticked(_ policy: ClockPolicy) {
    if let step = view(of: policy).timeline.pauseStep { lastPauseStep[policy] = step }
    guard policy == self.policy else { return }
    noteFlip()
    if shown < shownBefore { note("wentBack") }
    shownBefore = shown
    onTick?()
  }

  private func noteFlip() {
    let isRunning = view.timeline.isRunning
    if isRunning != wasRunning { note(isRunning ? "resumed" : "paused") }
    wasRunning = isRunning
  }

  private func note(_ name: String) {
    let now = root.frameClock?.time.timestamp ?? 0
    if events.time != now { events = (now, []) }
    events.names.append(name)
  }

  /// What the frame at `time` showed. `value` and `target` are the time written down, `shown` the time drawn, `velocity` seconds a second.
  public func row(_ frame: Int, at time: Double) -> TraceRow {
    let timeline = view.timeline
    let isMoving = timeline.isRunning && !view.reducesMotion
    return TraceRow(
      frame: frame, time: time, value: Float(timeline.clock.accumulated), shown: shown, target: timeline.clock.accumulated,
      velocity: isMoving ? 1 : 0, isTracking: isHeld, isSettling: isMoving, events: events.time == time ? events.names : [])
  }

  // MARK: put away and gone on from

  /// All that it would need to go on from here; nil in the middle of things.
  var state: [Double]? {
    guard !isHeld else { return nil }
    var state = [isAnimating ? 1.0 : 0.0, wasRunning ? 1.0 : 0.0, shownBefore]
    for policy in ClockPolicy.allCases { state.append(lastPauseStep[policy] ?? .nan) }
    for policy in ClockPolicy.allCases {
      guard let numbers = view(of: policy).timeline.numbers else { return nil }
      state.append(Double(numbers.count))
      state += numbers
    }
    return state
  }

  /// - Returns: what follows the model's own numbers.
  func restore(_ state: [Double]) -> ArraySlice<Double> {
    isAnimating = state[0] == 1
    var rest = state[3...]
    for policy in ClockPolicy.allCases {
      let step = rest.removeFirst()
      lastPauseStep[policy] = step.isNaN ? nil : step
    }
    for policy in ClockPolicy.allCases {
      let count = Int(rest.removeFirst())
      view(of: policy).restore(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    wasRunning = state[1] == 1
    shownBefore = state[2]
    return rest
  }
}
