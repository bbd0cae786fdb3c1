public import FrameTiming
import Geometry
import Introspection
public import Stage
public import Strategies
public import Widgets

/// The settle exhibit without its looks: the outer control, the strategies, and what each frame did. The window, the scenarios and the
/// measurements all drive this one.
public final class SettleModel {
  public let control: IntensityControl
  /// The strategy that sets go through.
  public private(set) var strategyID = StrategyID.none
  /// The system that is imitated; ours while the strategy is `retarget`.
  public private(set) var system: SliderSystem
  public let patch = PatchStrategy()
  public let deferred = DeferredStrategy()
  /// What the last set's strategy did.
  public private(set) var log = StrategyLog()
  /// What became of the last set.
  public private(set) var outcome: SetOutcome?
  /// Whether each release is followed by a set of its own.
  public var arming: Arming?
  /// Names that lookups know ivars by, on top of those that the system renamed.
  public var aliases = NameAliases() { didSet { if aliases != oldValue { renameIvars() } } }
  /// Told of what happens, at once: for the books that the inspector keeps.
  var watcher: ((Happening) -> Void)?
  /// Called whenever something outside the frame changed: strategy, system, arming.
  public var onChange: (() -> Void)?

  public struct Arming: Hashable {
    /// Seconds from the frame of the release.
    public var delay: Double
    public var value: Float

    public init(delay: Double, value: Float) {
      self.delay = delay
      self.value = value
    }
  }

  enum Happening {
    case sent(ControlEvent)
    case moved(SliderMotionEvent)
    /// A set begins.
    case set
    /// A strategy did something, just now.
    case did(StrategyLog.Entry)
  }

  private let others: [StrategyID: any SetStrategy]
  private var events: [String] = []
  private var wasSettling = false
  private var armed: [WorkItem] = []

  public init(system: SliderSystem = .ios26, metrics: SliderMetrics = SliderMetrics()) {
    self.system = system
    control = IntensityControl(system: system, metrics: metrics)
    let list: [any SetStrategy] = [
      NoneStrategy(), RemoveAllAnimationsStrategy(), EndTrackingStrategy(), deferred, patch, ReplaceStrategy(), RetargetStrategy(),
    ]
    others = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
    renameIvars()
    control.motionObserver = { [weak self] in self?.moved($0) }
    control.innerEventsObserver = { [weak self] in self?.sent($0) }
  }

  public var strategy: any SetStrategy { strategy(strategyID) }

  public func strategy(_ id: StrategyID) -> any SetStrategy {
    guard let strategy = others[id] else { preconditionFailure("no strategy \(id)") }
    return strategy
  }

  // MARK: choices

  public func choose(_ id: StrategyID) {
    guard id != strategyID else { return }
    strategy.cancel(on: control)
    strategyID = id
    control.system = id == .retarget ? .settle : system
    onChange?()
  }

  public func imitate(_ system: SliderSystem) {
    guard system != self.system else { return }
    self.system = system
    renameIvars()
    control.system = strategyID == .retarget ? .settle : system
    onChange?()
  }

  private func renameIvars() {
    patch.introspector = aliases.isEmpty ? system.introspector : Introspector(aliases: aliases.applied(to: system.renamedIvars))
  }

  // MARK: sets

  /// Sets the value from outside, by the strategy. To be called in a frame's work phase.
  public func set(_ value: Float, at time: FrameTime) {
    watcher?(.set)
    events.append("set")
    log = makeLog()
    outcome = SetOutcome(value: control.innerSlider.range.clamp(value), time: time.timestamp)
    strategy.set(value, on: control, at: time, log: log)
  }

  /// The same, in the next work phase. For input and other things that happen outside one.
  public func requestSet(_ value: Float) {
    guard let clock = control.frameClock else { return }
    clock.perform(at: clock.time.timestamp) { [weak self] in self?.set(value, at: clock.time) }
  }

  /// Does single writes of the patch now, whatever the strategy. To be called in a frame's work phase.
  public func run(_ writes: [PatchWrite], value: Float) {
    let log = makeLog()
    let slider = control.innerSlider
    for step in PatchStep.allCases {
      let own = writes.filter { $0.step == step }
      if !own.isEmpty { patch.perform(own, of: step, value: slider.range.clamp(value), on: slider, log: log) }
    }
  }

  private func makeLog() -> StrategyLog {
    StrategyLog { [weak self] entry in
      if let name = entry.eventName { self?.events.append(name) }
      self?.watcher?(.did(entry))
    }
  }

  /// Whether a set was asked for that hasn't happened yet.
  public var isPending: Bool { strategy.isPending || armed.contains { !$0.isCancelled } }

  private func arm() {
    guard let arming, let clock = control.frameClock else { return }
    armed.append(
      clock.perform(at: clock.time.timestamp + arming.delay) { [weak self] in
        guard let self else { return }
        armed.removeFirst()
        set(arming.value, at: clock.time)
      })
  }

  // MARK: what happened

  private func sent(_ mask: ControlEvent) {
    watcher?(.sent(mask))
    events.append(contentsOf: mask.names)
    if mask.contains(.touchUpInside) || mask.contains(.touchUpOutside) { arm() }
  }

  private func moved(_ event: SliderMotionEvent) {
    watcher?(.moved(event))
    events.append(event.rawValue)
    wasSettling = event == .settleBegan
  }

  public var hasEvents: Bool { !events.isEmpty }

  /// What the frame at `time` showed; takes the events since the last one. To be called once a frame, after its layout.
  public func endFrame(_ frame: Int, at time: Double) -> TraceRow {
    let slider = control.innerSlider
    // The patch ends a settle by writing an ivar, which nobody is told of.
    if wasSettling && !slider.isSettling { moved(.settleEnded) }
    outcome?.see(shown: slider.shownValue, value: slider.value, isSettling: slider.isSettling, tolerance: 0.001 * slider.range.length)
    defer { events.removeAll(keepingCapacity: true) }
    return TraceRow(
      frame: frame, time: time, value: slider.value, shown: slider.shownValue, target: slider.targetValue, velocity: slider.shownVelocity,
      isTracking: slider.isTracking, isSettling: slider.isSettling, events: events)
  }
}

/// What became of a set from outside, frame by frame.
public struct SetOutcome: Hashable {
  public let value: Float
  /// When it was asked for, in seconds.
  public let time: Double
  /// Frames since, the frame of the set included.
  public private(set) var frames = 0
  /// Frames in which the thumb stood at the value, from the first on without a gap.
  public private(set) var heldFrames = 0
  /// Frames that passed before the thumb stood at the value for the first time.
  public private(set) var lateFrames: Int?
  /// Whether the thumb left the value again.
  public private(set) var hasLeft = false
  public private(set) var shown: Double
  public private(set) var getter: Float
  public private(set) var isMoving = true

  init(value: Float, time: Double) {
    self.value = value
    self.time = time
    shown = Double(value)
    getter = value
  }

  mutating func see(shown: Double, value getter: Float, isSettling: Bool, tolerance: Double) {
    let isThere = abs(shown - Double(value)) <= tolerance
    if isThere && lateFrames == nil { lateFrames = frames }
    if lateFrames != nil && !hasLeft {
      if isThere { heldFrames += 1 } else { hasLeft = true }
    }
    frames += 1
    self.shown = shown
    self.getter = getter
    isMoving = isSettling
  }
}
