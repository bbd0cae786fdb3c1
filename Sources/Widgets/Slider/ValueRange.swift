/// The values a slider can take: from `minimum` to `maximum`, in steps counted from the minimum where `step` is more than 0.
///
/// The one place that clamps, snaps and normalises. Values are in slider units (Float, as UISlider's are); a normalised place is 0 at the
/// minimum and 1 at the maximum.
public nonisolated struct ValueRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// 0 or less: no steps.
  public var step: Float

  public init(minimum: Float, maximum: Float, step: Float = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  /// Whether there is a grid that values keep to.
  public var hasSteps: Bool { step > 0 && step.isFinite }

  public var length: Double { Double(maximum) - Double(minimum) }

  /// How many steps make a page: as many as come next to a tenth of the range, one at least; without a grid ten, of a hundredth each.
  public var stepsInPage: Int {
    // No slider has more; it keeps the arithmetic of callers inside Int.
    hasSteps ? Int(min(1e9, max(1, (length / 10 / Double(step)).rounded()))) : 10
  }

  /// Inside the range; infinities go to the ends. NaN has no place in it: callers turn it away before.
  public func clamp(_ value: Float) -> Float {
    // + 0 turns -0 into 0.
    min(max(value, minimum), maximum) + 0
  }

  /// The nearest value on the grid minimum + n x step, or the maximum, which is always on it; ties go up. Clamped.
  public func snap(_ value: Float) -> Float {
    let value = clamp(value)
    guard hasSteps, length > 0 else { return value }
    let below = gridValue(floor: value)
    let above = min(below + Double(step), Double(maximum))
    return Float(Double(value) - below < above - Double(value) ? below : above)
  }

  /// The next grid value in a direction, `count` steps on; the maximum stands after the last one.
  public func stepped(_ value: Float, by count: Int, defaultStep: Double) -> Float {
    guard hasSteps else { return clamp(stepless(value, by: count, of: defaultStep)) }
    let from: Double
    if let index = index(of: value, step: Double(step)) {
      from = index
    } else {
      // From between two grid values, the first step goes to the neighbour.
      let index = (Double(value) - Double(minimum)) / Double(step)
      from = count > 0 ? index.rounded(.down) : index.rounded(.up)
    }
    return clamp(Float(Double(minimum) + (from + Double(count)) * Double(step)))
  }

  /// 0 ... 1 inside the range, beyond outside; 0 where the range is empty.
  public func normalised(_ value: Float) -> Double {
    length > 0 ? (Double(value) - Double(minimum)) / length : 0
  }

  /// The value at a normalised place, not clamped.
  public func value(at place: Double) -> Float {
    place == 1 ? maximum : Float(Double(minimum) + place * length)
  }

  /// The value of a tick at a fraction of the track. As a Float's product: 0.6 of -5 ... 5 is 1, which Double's of that Float isn't.
  public func value(ofTickAt position: Float) -> Float {
    position == 1 ? maximum : minimum + position * (maximum - minimum)
  }

  /// The same, but `current` itself where that is what stands at the place: a way there and back changes no bit.
  public func value(at place: Double, near current: Float) -> Float {
    normalised(current) == place ? current : value(at: place)
  }

  /// Steps of a stepless range count from the minimum too, so that a hundred hundredths end on the maximum exactly.
  private func stepless(_ value: Float, by count: Int, of step: Double) -> Float {
    guard step > 0 else { return value }
    let next = index(of: value, step: step).map { Double(minimum) + ($0 + Double(count)) * step }
    return Float(next ?? Double(value) + Double(count) * step)
  }

  /// The number of steps from the minimum, where `value` is what a Float makes of a whole number of them.
  private func index(of value: Float, step: Double) -> Double? {
    let index = (Double(value) - Double(minimum)) / step
    let nearest = index.rounded()
    return abs(index - nearest) < 1e-4 || Float(Double(minimum) + nearest * step) == value ? nearest : nil
  }

  private func gridValue(floor value: Float) -> Double {
    let steps = ((Double(value) - Double(minimum)) / Double(step)).rounded(.down)
    return Double(minimum) + steps * Double(step)
  }
}
