/// The clock of an exhibit, as the window's keys command it. Times are the driver's seconds.
protocol TimeControl: AnyObject {
  var isPaused: Bool { get }
  /// World seconds a second, 1 for real speed.
  var speed: Double { get }

  func pause(at driverTime: Double)
  func resume(at driverTime: Double)
  func setSpeed(_ speed: Double, at driverTime: Double)
  /// One frame on, and pause.
  func stepForward(at driverTime: Double)
  /// One frame back, and pause.
  func stepBack(at driverTime: Double)
}
