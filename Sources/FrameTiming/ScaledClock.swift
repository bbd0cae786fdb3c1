/// Maps the driver's time to a slower, faster or standing time, without a jump when the speed changes.
///
/// All times in seconds. The mapping is arithmetic: no ticks are counted, so skipped frames lose nothing.
public struct ScaledClock: Hashable, Sendable {
  /// Scene seconds a driver second; 0 stands still. Kept while paused.
  public private(set) var speed: Double
  public private(set) var isPaused = false
  private var driverOrigin: Double
  private var sceneOrigin: Double

  public init(driverTime: Double, sceneTime: Double = 0, speed: Double = 1) {
    precondition(speed >= 0 && speed.isFinite, "a clock's speed must be finite and not negative, got \(speed)")
    self.speed = speed
    driverOrigin = driverTime
    sceneOrigin = sceneTime
  }

  public func sceneTime(at driverTime: Double) -> Double {
    isPaused ? sceneOrigin : sceneOrigin + (driverTime - driverOrigin) * speed
  }

  /// The driver's time at which the scene will be at `sceneTime`; nil while it stands still.
  public func driverTime(at sceneTime: Double) -> Double? {
    isPaused || speed == 0 ? nil : driverOrigin + (sceneTime - sceneOrigin) / speed
  }

  public mutating func setSpeed(_ speed: Double, at driverTime: Double) {
    precondition(speed >= 0 && speed.isFinite, "a clock's speed must be finite and not negative, got \(speed)")
    rebase(at: driverTime)
    self.speed = speed
  }

  public mutating func pause(at driverTime: Double) {
    rebase(at: driverTime)
    isPaused = true
  }

  public mutating func resume(at driverTime: Double) {
    guard isPaused else { return }
    driverOrigin = driverTime
    isPaused = false
  }

  /// Puts the scene at another time and pauses it there.
  public mutating func park(at sceneTime: Double) {
    sceneOrigin = sceneTime
    isPaused = true
  }

  private mutating func rebase(at driverTime: Double) {
    sceneOrigin = sceneTime(at: driverTime)
    driverOrigin = driverTime
  }
}
