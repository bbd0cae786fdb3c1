public import FrameTiming
public import Widgets

/// 3: the value is kept until the release and set in its endTracking. The settle starts after that, and undoes it.
public final class EndTrackingStrategy: SetStrategy {
  public let id = StrategyID.endTracking
  private var stored: Float?

  public init() {}

  public var isPending: Bool { stored != nil }

  public func set(_ value: Float, on control: IntensityControl, at time: FrameTime, log: StrategyLog) {
    guard control.innerSlider.isTracking else {
      control.setValue(value, animated: false)
      return
    }
    stored = value
    // A press that is lost has no release: the set goes with it.
    control.onCancelTracking = { [weak self, weak control] in
      guard let self, let control else { return }
      cancel(on: control)
    }
    control.onEndTracking = { [weak self, weak control] in
      guard let self, let control, let value = stored else { return }
      cancel(on: control)
      control.setValue(value, animated: false)
    }
  }

  public func cancel(on control: IntensityControl) {
    stored = nil
    control.onEndTracking = nil
    control.onCancelTracking = nil
  }
}

/// 4: the set waits, on the main queue, for longer than a settle lasts. The picture is healed, late; the cause isn't.
public final class DeferredStrategy: SetStrategy {
  public let id = StrategyID.deferred
  /// Seconds from the frame that takes the set.
  public var delay: Double
  private var waiting: [Int: WorkItem] = [:]
  private var setsTaken = 0

  /// - Parameter delay: 0 or more.
  public init(delay: Double = 0.5) {
    precondition(delay >= 0 && delay.isFinite, "a deferral must be finite and not negative, got \(delay)")
    self.delay = delay
  }

  public var isPending: Bool { !waiting.isEmpty }

  public func set(_ value: Float, on control: IntensityControl, at time: FrameTime, log: StrategyLog) {
    guard let clock = control.frameClock else {
      control.setValue(value, animated: false)
      return
    }
    let number = setsTaken
    setsTaken += 1
    waiting[number] = clock.perform(at: time.timestamp + delay) { [weak self, weak control] in
      guard let self else { return }
      waiting[number] = nil
      control?.setValue(value, animated: false)
    }
  }

  public func cancel(on control: IntensityControl) {
    for item in waiting.values { item.cancel() }
    waiting = [:]
  }
}
