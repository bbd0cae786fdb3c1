import Animation
public import Drawing
import FrameTiming
public import Geometry
import Motion

/// The thumb: an opaque white capsule at rest, larger and of clear glass while it is lifted, bending what lies behind it.
///
/// Its frame is the thumb's at rest; the lift reaches beyond it and moves no other view. One number, the progress of the lift, drives
/// everything: size, whiteness, blur, refraction, rim and shadows.
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
  /// Only while it is off the ground.
  private var lens: GlassLens?

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
    land(at: isLifted ? 1 : 0)
  }

  private func head(for target: Double, spring: Spring) {
    lift.spring = spring
    lift.setTarget(target)
    guard let clock = frameClock, window?.reducesMotion == false else { return land(at: target) }
    if lens == nil { lens = GlassLens() }
    guard link?.isLive != true else { return }
    lastTick = clock.time.timestamp
    link = clock.addLink(owner: self) { $0.tick($1.timestamp) }
  }

  private func tick(_ time: Double) {
    lift.advance(by: time - lastTick)
    lastTick = max(lastTick, time)
    setNeedsDisplay()
    let isThere = lift.isAtTarget(within: Tolerance(travel: 1, pixel: 1 / metrics.liftedThumb.width))
    if isThere || window?.reducesMotion == true { land(at: lift.value) }
  }

  private func land(at target: Double) {
    lift.jump(to: target)
    setNeedsDisplay()
    link?.invalidate()
    link = nil
    lens = target > 0 ? lens ?? GlassLens() : nil
  }

  // MARK: what it looks like

  /// The progress as far as it is seen: what overshoots changes the size alone.
  private var shownProgress: Double { min(1, max(0, lift.presentation)) }

  /// The capsule as it is now, in the view's own coordinates.
  public var capsule: Rect {
    Rect(
      center: Point(x: bounds.midX, y: bounds.midY),
      size: shape.size(rest: bounds.size, metrics: metrics, lift: lift.presentation))
  }

  /// Its shadow as it is now.
  private var shadow: Shadow {
    let q = shownProgress
    let lifted = theme.name == .light ? 0.06 : 0.01
    return Shadow(blur: shadowBlur, offset: Vector(dx: 0, dy: shadowDrop), color: Color(white: 0, alpha: 0.14 + (lifted - 0.14) * q))
  }

  private var shadowBlur: Double { 5 - 0.5 * shownProgress }
  private var shadowDrop: Double { 1 + 2 * shownProgress }

  /// Nil where it is opaque.
  private var glass: Glass? {
    let q = shownProgress
    guard q > 0, window?.reducesTransparency != true, slider?.isEnabled != false else { return nil }
    var glass = theme.name == .light ? Glass(progress: q) : Glass.dark(progress: q)
    glass.cover = tint
    if let fill = slider?.trackView.shownFillColor, fill.alpha > 0 { glass.tint = Glass.Tint(fill, side: fillSide) }
    return glass
  }

  /// Where the filled part of the track lies.
  private var fillSide: Vector {
    switch slider?.axis {
    case .rightToLeft: Vector(dx: 1, dy: 0)
    case .bottomToTop: Vector(dx: 0, dy: 1)
    case .leftToRight, nil: Vector(dx: -1, dy: 0)
    }
  }

  private var slider: Slider? { (superview as? SliderVisualElement)?.slider }

  // MARK: drawing

  public override var drawsContent: Bool { !frame.isEmpty }

  public override var drawingOutsets: Insets {
    let shape = capsule
    // As far as the shadow reaches beyond the moved shape: three times its blur and three pixels.
    let reach = 3 * shadowBlur + 3 / (window?.scale ?? 1) + shadowDrop
    let x = max(0, (shape.width - bounds.width) / 2) + reach
    let y = max(0, (shape.height - bounds.height) / 2) + reach
    return Insets(top: y, left: x, bottom: y, right: x)
  }

  public override var backdrops: [Rect]? { glass == nil ? [] : [capsule] }

  public override func draw(in canvas: Canvas) {
    let shape = capsule
    guard let glass, let lens else { return canvas.fillCapsule(shape, tint, shadow: shadow) }
    lens.draw(glass, in: shape, on: canvas) { drawShadow(of: shape, in: canvas) }
  }

  private func drawShadow(of shape: Rect, in canvas: Canvas) {
    let shadow = shadow
    canvas.shadow(
      of: shape, radius: min(shape.width, shape.height) / 2, blur: shadow.blur, offset: shadow.offset, color: shadow.color)
  }
}
