import FrameTiming
import Geometry
import Stage
import Widgets

/// A scene in a window and a time of its own.
final class SceneWorld: RunnableWorld {
  typealias Script = SceneScript
  let window: WorldWindow
  let scene: Scene
  private var start: SceneStart

  init(_ start: SceneStart) {
    self.start = start
    window = WorldWindow(size: start.size, scale: start.scale)
    window.reducesMotion = start.reducesMotion
    scene = start.make()
    scene.frame = window.bounds
    window.addSubview(scene)
    window.layoutPass()
    scene.choose(start.variant)
    scene.setAnimating(start.isAnimating)
    scene.setLoad(start.load)
    scene.take(start.choices)
    scene.begin()
    if let state = start.state { scene.restore(state) }
    window.layoutPass()
    _ = window.takeDamage()
    window.exposed(window.pixelBounds)
  }

  /// The same scene from its beginning, as it is chosen and sized now.
  var fresh: SceneStart {
    var fresh = start
    fresh.size = window.bounds.size
    fresh.scale = window.scale
    fresh.variant = scene.variant
    fresh.isAnimating = scene.isAnimating
    fresh.reducesMotion = window.reducesMotion
    fresh.load = scene.load
    fresh.choices = scene.choices
    fresh.state = nil
    return fresh
  }

  var checkpoint: SceneStart? {
    guard let state = scene.state else { return nil }
    var start = fresh
    start.state = state
    return start
  }

  var wantsFrame: Bool { window.frameClock?.hasRunningLinks ?? false }

  func run(_ frame: WorldFrame<SceneInput>) {
    window.ticks = frame.ticks
    window.frameClock?.setTime(frame.time)
    var events: [InputEvent] = []
    for input in frame.inputs { take(input, into: &events) }
    window.runFrame(frame.time, events: events)
  }

  private func take(_ input: SceneInput, into events: inout [InputEvent]) {
    switch input {
    case .event(let event): events.append(event)
    case .cancelPress: window.cancelPress(time: window.frameClock?.time.timestamp ?? 0)
    case .focus(let visibly): focus(visibly: visibly)
    case .resize(let size): resize(to: size, scale: window.scale)
    case .reducesMotion(let reduces):
      window.reducesMotion = reduces
      scene.reducedMotionChanged()
    case .variant(let index): scene.choose(index)
    case .animating(let isOn): scene.setAnimating(isOn)
    case .load(let load): scene.setLoad(load)
    case .play: window.frameClock?.perform(at: -.infinity) { [weak self] in self?.scene.play() }
    }
  }

  func endFrame(_ number: Int, at time: Double) -> TraceRow {
    let row = scene.takeRow()
    return TraceRow(
      frame: number, time: time, value: Float(row.value), shown: row.shown, target: row.target, velocity: row.velocity,
      isTracking: row.isTracking, isSettling: row.isSettling, events: row.events)
  }

  func resize(to size: Size, scale: Double) {
    window.resize(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), scale: scale)
    scene.frame = window.bounds
  }

  // MARK: keyboard and pointer

  func takes(_ key: KeyEvent) -> Bool {
    switch window.focusedView {
    case is TextField: return key.modifiers.isDisjoint(with: [.control, .alt])
    case is Slider:
      if key.key == .volumeUp || key.key == .volumeDown || SliderKeyAction(key, isRightToLeft: false) != nil { return true }
    case is PushButton: if key.key == .enter { return true }
    default: break
    }
    return key.key == .tab && window.canMoveFocus(backwards: key.modifiers.contains(.shift))
  }

  func takesPress(at point: Point) -> Bool { window.hitTest(point) != nil }

  func hasFocus(visibly: Bool) -> Bool { window.focusedView != nil || !visibly }

  /// The first stop, where none has the keyboard yet.
  private func focus(visibly: Bool) {
    if visibly, window.focusedView == nil { window.moveFocus(backwards: false) }
  }
}
