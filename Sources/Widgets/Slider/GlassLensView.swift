import Animation
public import Drawing
import FrameTiming
public import Geometry
import Motion

/// The thumb: an opaque white capsule at rest, a larger clear one while it is lifted.
///
/// Its frame is the thumb's at rest; the lift reaches beyond it and moves no other view.
public final class GlassLensView: View {
  /// Where the thumb is along its track, normalised: the number that "the thumb" means.
  var place: Double = 0

  /// How its speed and its track's direction change its size.
  var shape = ThumbShape() { didSet { if shape != oldValue { setNeedsDisplay() } } }
  /// Of the opaque capsule at rest.
  var tint = Color.white { didSet { if tint != oldValue { setNeedsDisplay() } } }

  private let metrics = SliderMetrics()
  private var lift = SpringProperty(0, spring: .drop)
  private var isLifted = false
  private var pressedAt = -Double.infinity
  private var dropWork: WorkItem?
  private var link: DisplayLink?
  private var lastTick = 0.0

  /// A press shorter than this still lifts: the drop waits, in seconds.
  private static let shortestLift = 0.2

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name = "lens"
  }

  /// 0 at rest ... 1 lifted; the springs may carry it a little beyond.
  public var liftProgress: Double { lift.presentation }

  public func setLifted(_ isLifted: Bool, at time: Double) {
    self.isLifted = isLifted
    dropWork?.cancel()
    if isLifted {
      pressedAt = time
      head(for: 1, spring: .lift)
    } else if time - pressedAt < GlassLensView.shortestLift, let clock = frameClock {
      dropWork = clock.perform(at: pressedAt + GlassLensView.shortestLift) { [weak self] in self?.head(for: 0, spring: .drop) }
    } else {
      head(for: 0, spring: .drop)
    }
  }

  /// Stops whatever moves it, where it was going.
  func invalidate() {
    dropWork?.cancel()
    lift.jump(to: isLifted ? 1 : 0)
    setNeedsDisplay()
    link?.invalidate()
    link = nil
  }

  private func head(for target: Double, spring: Spring) {
    lift.spring = spring
    lift.setTarget(target)
    guard let clock = frameClock, window?.reducesMotion == false else {
      lift.jump(to: target)
      setNeedsDisplay()
      return
    }
    guard link?.isLive != true else { return }
    lastTick = clock.time.timestamp
    link = clock.addLink(owner: self) { $0.tick($1.timestamp) }
  }

  private func tick(_ time: Double) {
    lift.advance(by: time - lastTick)
    lastTick = max(lastTick, time)
    setNeedsDisplay()
    guard lift.isAtTarget(within: Tolerance(travel: 1, pixel: 1 / metrics.liftedThumb.width)) else { return }
    lift.jump(to: lift.value)
    link?.invalidate()
    link = nil
  }

  // MARK: drawing

  public override var drawsContent: Bool { !frame.isEmpty }

  public override var drawingOutsets: Insets {
    let shape = capsule, shadow = shadow
    // As far as the shadow reaches beyond the moved shape: three times its blur and three pixels.
    let reach = 3 * shadow.blur + 3 / (window?.scale ?? 1) + shadow.drop
    let x = max(0, (shape.width - bounds.width) / 2) + reach
    let y = max(0, (shape.height - bounds.height) / 2) + reach
    return Insets(top: y, left: x, bottom: y, right: x)
  }

  /// Its shadow as it is now, in points; see ``Canvas/shadow(of:radius:blur:offset:color:)``.
  private var shadow: (blur: Double, drop: Double, color: Color) {
    let q = min(1, max(0, lift.presentation))
    return (5 + 4 * q, 1 + 2 * q, Color(white: 0, alpha: 0.14 + (0.10 - 0.14) * q))
  }

  /// The capsule as it is now, in the view's own coordinates.
  public var capsule: Rect {
    Rect(
      center: Point(x: bounds.midX, y: bounds.midY),
      size: shape.size(rest: bounds.size, metrics: metrics, lift: lift.presentation))
  }

  public override func draw(in canvas: Canvas) {
    let q = min(1, max(0, lift.presentation))
    let shape = capsule, shadow = shadow
    canvas.shadow(
      of: shape, radius: min(shape.width, shape.height) / 2, blur: shadow.blur, offset: Vector(dx: 0, dy: shadow.drop), color: shadow.color)
    canvas.fillCapsule(shape, tint.withAlpha(tint.alpha * (1 - 0.80 * q)))
    guard q > 0 else { return }
    let rim = shape.insetBy(dx: 0.5, dy: 0.5)
    canvas.stroke(Path(capsule: rim), .color(Color(white: 1, alpha: 0.75 * q)), width: 1)
  }
}
