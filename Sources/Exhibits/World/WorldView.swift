import Drawing
import FrameTiming
import Geometry
import Widgets

/// Shows a world inside the window, and brings the pointer and the keyboard to it.
final class WorldView<World: RunnableWorld>: View {
  let runner: WorldRunner<World>
  /// Where the pointer's own press is going on.
  private var isPressed = false
  /// Of the picture's corners, in points.
  private let radius = Theme.largeRadius

  init(runner: WorldRunner<World>) {
    self.runner = runner
    super.init()
    name = "stage"
    clipsToBounds = true
  }

  private var world: World { runner.world }

  // MARK: damage and drawing

  override var drawsContent: Bool { true }

  /// Hands the world's damage to the window; to be called once a frame, after the world's.
  func passOnDamage() {
    guard let window else { return }
    let (dx, dy) = pixelOrigin(in: window)
    for rect in world.window.takeDamage().rects {
      window.exposed(PixelRect(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height))
    }
  }

  override var backdrops: [Rect]? { world.window.readBackdrops }

  override func draw(in canvas: Canvas) {
    let clip = canvas.clipBounds.intersection(bounds)
    guard !clip.isEmpty else { return }
    let region = Region(PixelRect(covering: clip, scale: world.window.scale))
    canvas.clip(to: bounds)
    // Only a corner needs the soft clip, which draws everything under it apart.
    if touchesCorner(clip) { canvas.clip(to: Path(roundedRect: bounds, radius: radius)) }
    world.window.draw(region, in: canvas)
  }

  private func touchesCorner(_ rect: Rect) -> Bool {
    (rect.minX < radius || rect.maxX > bounds.width - radius) && (rect.minY < radius || rect.maxY > bounds.height - radius)
  }

  override func layoutSubviews() {
    guard let window, !bounds.isEmpty else { return }
    runner.resize(to: bounds.size, scale: window.scale)
  }

  private func pixelOrigin(in window: Window) -> (Int, Int) {
    let origin = convertToWindow(bounds).origin
    return (Int((origin.x * window.scale).rounded()), Int((origin.y * window.scale).rounded()))
  }

  // MARK: input

  override func pointerDown(_ event: PointerEvent) -> Bool {
    let inWorld = translated(event)
    guard world.takesPress(at: inWorld.location) else { return false }
    isPressed = true
    runner.send(World.Input(.pointer(inWorld)))
    return true
  }

  override func pointerDragged(_ event: PointerEvent) { forward(event) }

  override func pointerUp(_ event: PointerEvent) {
    forward(event)
    isPressed = false
  }

  override func pointerCancelled(time: Double) {
    isPressed = false
    runner.send(.cancelPress)
  }

  override func wheel(_ event: WheelEvent) -> Bool {
    var inWorld = event
    inWorld.location = convertFromWindow(event.location)
    inWorld.time = runner.worldTime(event.time)
    guard world.takesPress(at: inWorld.location) else { return false }
    runner.send(World.Input(.wheel(inWorld)))
    return true
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard world.takes(event) else { return false }
    var inWorld = event
    inWorld.time = runner.worldTime(event.time)
    runner.send(World.Input(.key(inWorld)))
    return true
  }

  override var canBecomeFocused: Bool { true }

  override func focusChanged(_ isFocused: Bool, visibly: Bool) {
    // What the world knows already is no input: it would end a look into the past.
    guard isFocused, !world.hasFocus(visibly: visibly) else { return }
    runner.send(.focus(visibly: visibly))
  }

  private func forward(_ event: PointerEvent) {
    guard isPressed else { return }
    runner.send(World.Input(.pointer(translated(event))))
  }

  private func translated(_ event: PointerEvent) -> PointerEvent {
    var event = event
    event.location = convertFromWindow(event.location)
    event.time = runner.worldTime(event.time)
    return event
  }
}
