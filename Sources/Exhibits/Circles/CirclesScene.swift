import FrameTiming
import Geometry
import Motion
import Stage
import Widgets

/// Circles that grow from one centre, blink up and fade, round after round. Their places, sizes and opacities are motions of their own, which
/// only one progress keeps together.
final class CirclesScene: Scene {
  static let exhibit = Exhibit(name: "circles", title: "Circles", variants: ProgressSource.variants, makeScene: { CirclesScene() })

  /// What is moved: where a circle's corner is, how large it is, how much it shows.
  private static let motions = 3
  private static let count = 6
  /// An opacity below which no circle is seen.
  private static let faint = 0.05

  private let dial = DialView()
  private let beacon = BeaconView()
  private(set) var rings: [RippleView] = []
  private(set) var player: ProgressPlayer?
  private(set) var model = ConcentricCircles(center: .zero, smallest: 0, largest: 1, count: CirclesScene.count)
  /// Of the circles' centres from the common one in this frame, the largest, and in the worst frame so far, in points.
  private(set) var distance = 0.0
  private(set) var worstDistance = 0.0
  /// Of a radius from the frame's own, in points.
  private(set) var radiusError = 0.0
  private(set) var worstRadiusError = 0.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    name = "circles scene"
    clipsToBounds = true
  }

  override var hasAnimatingSwitch: Bool { true }
  override var showsLoad: Bool { true }

  override func begin() {
    rings = (0..<CirclesScene.count).map { _ in RippleView() }
    for view in [dial] + rings + [beacon] as [View] { addSubview(view) }
    window?.onFrame = { [weak self] _ in self?.measure() }
    variantChanged()
  }

  var source: ProgressSource { ProgressSource.allCases[variant] }
  var progress: Double { player?.progress ?? 0 }

  // MARK: what reaches it

  override func variantChanged() {
    guard let clock = frameClock else { return }
    let made = ProgressPlayer(source, motions: CirclesScene.motions, duration: ConcentricCircles.duration, clock: clock)
    made.setPaused(!isAnimating)
    made.onChange = { [weak self] in self?.present() }
    made.onEnd = { [weak self] in self?.player?.play() }
    player = made
    forgetWorst()
    play()
  }

  override func animatingChanged() { player?.setPaused(!isAnimating) }

  /// From the beginning of a round. Where movement is to be kept to what carries meaning the circles stand in the middle of one.
  override func play() {
    forgetWorst()
    if frameClock?.reducesMotion == true { player?.place(at: 0.5) } else { player?.play() }
    present()
  }

  override func reducedMotionChanged() { play() }

  private func forgetWorst() {
    worstDistance = 0
    worstRadiusError = 0
  }

  // MARK: what is shown

  private func present() {
    guard let player, rings.count == model.count else { return }
    let (places, sizes, opacities) = (player.shown[0], player.shown[1], player.shown[2])
    for (index, ring) in rings.enumerated() {
      ring.frame = Rect(origin: model.circle(index, at: places).frame.origin, size: model.circle(index, at: sizes).frame.size)
      ring.alpha = model.circle(index, at: opacities).opacity
    }
    beacon.brightness = model.circles(at: opacities).map { max(0, 1 - $0.radius / model.largest * 4) * $0.opacity }.max() ?? 0
  }

  override func layoutSubviews() {
    dial.frame = bounds
    let largest = max(20, min(bounds.width * 0.47, bounds.height * 0.47))
    model = ConcentricCircles(
      center: Point(x: bounds.midX, y: bounds.midY), smallest: largest * 0.05, largest: largest, count: CirclesScene.count)
    dial.model = model
    beacon.frame = Rect(center: model.center, size: Size(width: largest * 0.4, height: largest * 0.4))
    present()
  }

  // MARK: what it tells

  override func takeRow() -> SceneRow {
    SceneRow(value: progress, shown: player?.shown.min() ?? 0, target: 1, isSettling: isAnimating)
  }

  /// At the end of each frame, when timers have ticked as well.
  private func measure() {
    guard let player else { return }
    distance = 0
    radiusError = 0
    for (index, ring) in rings.enumerated() where ring.alpha > CirclesScene.faint {
      distance = max(distance, (ring.frame.center - model.center).length)
      let expected = model.circle(index, at: player.progress)
      if expected.opacity > CirclesScene.faint { radiusError = max(radiusError, abs(ring.frame.width / 2 - expected.radius)) }
    }
    worstDistance = max(worstDistance, distance)
    worstRadiusError = max(worstRadiusError, radiusError)
    if load.place == .mainThread { player.block(for: load.seconds) }
  }

  override var figures: [LogRow.Figure] {
    [
      .init(name: "progress", value: progress), .init(name: "distance", value: distance),
      .init(name: "worstDistance", value: worstDistance), .init(name: "radiusError", value: radiusError),
      .init(name: "worstRadiusError", value: worstRadiusError),
    ]
  }

  override var verdict: Verdict {
    let far = NumberText.fixed(worstDistance, places: 2), off = NumberText.fixed(worstRadiusError, places: 2)
    let isGood = worstDistance == 0 && worstRadiusError < 1e-9
    return Verdict(
      isGood ? .good : .bad, "Largest distance of ", "\(model.count)", " centres: ", "\(far) pt", ". Radii off by ", "\(off) pt",
      isGood ? ", all from one progress." : " at most.")
  }

  /// Between two rounds everything stands at its end, and the next round begins at this frame's time.
  override var state: [Double]? {
    guard let player, player.hasJustBegun, isAnimating, let clock = frameClock else { return nil }
    return [clock.time.timestamp, worstDistance, worstRadiusError]
  }

  override func restore(_ state: [Double]) {
    guard let clock = frameClock else { return }
    clock.setTime(FrameTime(timestamp: state[0], targetTimestamp: state[0] + clock.time.interval))
    player?.play()
    present()
    worstDistance = state[1]
    worstRadiusError = state[2]
  }
}
