import Motion

/// A curve by key frames: its places at even times, and lines between them.
struct KeyFrames: Hashable {
  private let values: [Double]

  init(of curve: TimingCurve, count: Int) {
    precondition(count >= 2, "key frames need a beginning and an end")
    values = (0..<count).map { curve.fraction(at: Double($0) / Double(count - 1)) }
  }

  func value(at progress: Double) -> Double {
    let place = min(1, max(0, progress)) * Double(values.count - 1)
    let index = min(values.count - 2, Int(place))
    return lerp(values[index], values[index + 1], place - Double(index))
  }
}
