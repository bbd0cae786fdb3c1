import FrameTiming
import Geometry
import Stage
import Strategies
import Widgets

/// The editor that the settle exhibit is played in: a picture whose effect follows the value, the intensity control under it. A tree of its
/// own with a time of its own; whatever reaches it comes as a ``WorldInput``, so it can be recorded and played again.
final class SettleWorld: RunnableWorld {
  typealias Script = GestureScript

  let window: WorldWindow
  let model: SettleModel
  let picture = SunsetView()
  private(set) var start: WorldStart
  let inspection: WorldInspection

  init(_ start: WorldStart) {
    self.start = start
    window = WorldWindow(size: start.size, scale: start.scale)
    model = SettleModel(system: start.system)
    inspection = WorldInspection(model)
    window.addSubview(picture)
    picture.addSubview(model.control)
    model.control.onChange = { [weak self] in self?.valueShown() }
    restore(start)
    inspection.begin(forbidding: start.forbidden)
    window.onPhaseEnd = { [weak self] in self?.inspection.ended($0) }
    place(start.size)
    valueShown()
    window.layoutPass()
    _ = window.takeDamage()
    window.exposed(window.pixelBounds)
  }

  private func restore(_ start: WorldStart) {
    model.control.setValue(start.value, animated: false)
    model.patch.writes = start.writes
    model.patch.includesStep0 = start.includesStep0
    model.deferred.delay = start.deferral
    model.arming = start.arming
    window.reducesMotion = start.reducesMotion
    if start.isFocused { window.focus(model.control.innerSlider) }
    model.aliases = start.aliases
    model.choose(start.strategy)
  }

  /// What would begin again where the world is now. Only meaningful at rest.
  var presentStart: WorldStart {
    WorldStart(
      size: window.bounds.size, scale: window.scale, value: model.control.value, system: model.system, strategy: model.strategyID,
      writes: model.patch.writes, includesStep0: model.patch.includesStep0, deferral: model.deferred.delay,
      arming: model.arming, reducesMotion: window.reducesMotion, isFocused: window.focusedView != nil,
      aliases: model.aliases, forbidden: inspection.forbidden)
  }

  /// Nothing moves and nothing waits, what is shown is the value, and nobody has put a hand into the slider.
  var isAtRest: Bool {
    let slider = model.control.innerSlider
    return !inspection.isTouched && (window.frameClock?.isIdle ?? true) && !model.isPending && !slider.isTracking
      && slider.shownValue == slider.targetValue && Float(slider.shownValue) == slider.value
  }

  var checkpoint: WorldStart? { isAtRest ? presentStart : nil }

  var wantsFrame: Bool { window.frameClock?.hasRunningLinks ?? false }

  // MARK: a frame

  func run(_ frame: WorldFrame<WorldInput>) {
    window.ticks = frame.ticks
    inspection.beginFrame(frame)
    var events: [InputEvent] = []
    for input in frame.inputs { take(input, into: &events) }
    window.runFrame(frame.time, events: events)
  }

  func endFrame(_ number: Int, at time: Double) -> TraceRow { model.endFrame(number, at: time) }

  private func take(_ input: WorldInput, into events: inout [InputEvent]) {
    switch input {
    case .event(let event): events.append(event)
    case .set(let value): window.frameClock?.perform(at: -.infinity) { [weak self] in self?.set(value) }
    case .choose(let id): inspection.attribute(to: .replacement) { model.choose(id) }
    case .imitate(let system): inspection.attribute(to: .replacement) { model.imitate(system) }
    case .writes(let writes): model.patch.writes = writes
    case .step0(let isOn): model.patch.includesStep0 = isOn
    case .deferral(let seconds): model.deferred.delay = seconds
    case .arm(let arming): model.arming = arming
    case .volumeButton(let up): inspection.attribute(to: .volume) { model.control.innerSlider.pressVolumeButton(up: up) }
    case .cancelPress: window.cancelPress(time: window.frameClock?.time.timestamp ?? 0)
    case .focus(let visibly): window.focus(model.control.innerSlider, visibly: visibly)
    case .resize(let size): resize(to: size, scale: window.scale)
    case .reducesMotion(let reduces): window.reducesMotion = reduces
    case .inspect(let edit): window.frameClock?.perform(at: -.infinity) { [weak self] in self?.inspection.apply(edit) }
    }
  }

  private func set(_ value: Float) {
    if let time = window.frameClock?.time { model.set(value, at: time) }
  }

  // MARK: what is for the world

  func takes(_ key: KeyEvent) -> Bool {
    key.key == .volumeUp || key.key == .volumeDown || SliderKeyAction(key, isRightToLeft: false) != nil
  }

  func takesPress(at point: Point) -> Bool { window.hitTest(point) is Control }

  func hasFocus(visibly: Bool) -> Bool {
    let slider = model.control.innerSlider
    return window.focusedView === slider && slider.showsFocus == visibly
  }

  // MARK: looks

  func resize(to size: Size, scale: Double) {
    window.resize(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()), scale: scale)
    place(size)
  }

  private func place(_ size: Size) {
    picture.frame = Rect(origin: .zero, size: size)
    let height = model.control.metrics.intrinsicHeight
    let margin = min(60, size.width * 0.08)
    model.control.frame = Rect(x: margin, y: size.height - 90, width: size.width - 2 * margin, height: height)
  }

  private func valueShown() {
    picture.intensity = Double(model.control.innerSlider.normalised(model.control.value))
  }
}
