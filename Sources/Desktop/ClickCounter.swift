import Geometry

/// Tells single presses from double ones: a press counts on where it follows one of the same button within 400 ms and 4 pixels.
struct ClickCounter {
  static let interval = 0.4
  static let distance = 4

  private var last: (button: Int, x: Int, y: Int, time: Double)?
  private(set) var count = 1

  /// The count of this press; `time` in seconds, place in pixels.
  mutating func press(button: Int, x: Int, y: Int, time: Double) -> Int {
    let continues =
      last.map {
        $0.button == button && time - $0.time <= ClickCounter.interval && max(abs(x - $0.x), abs(y - $0.y)) <= ClickCounter.distance
      } ?? false
    count = continues ? count + 1 : 1
    last = (button, x, y, time)
    return count
  }
}
