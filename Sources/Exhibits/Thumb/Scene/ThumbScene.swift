import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

/// The thumb exhibit: five scrubbers of a music player under one input, with what is seen of their thumbs; one of them enlarged and taken
/// apart.
final class ThumbScene: Scene {
  static let exhibit = Exhibit(
    name: "thumb", title: "Thumb", variants: ThumbKind.allCases.map(\.variant), makeScene: { ThumbScene() })

  let cells = ThumbKind.allCases.map { ThumbCell($0) }
  let player = PlayerCard()
  let exploded = ExplodedView()
  private(set) var history = ThumbHistory()
  private var link: DisplayLink?
  private var lastChange = 0.0
  /// The slider that the pointer took; the others only follow.
  private var source: RoundThumbSlider?
  private var told: (time: Double, events: [String]) = (-1, [])

  /// How long the plots go on after all has come to rest, in seconds.
  private static let tail = 0.2
  private static let startValue: Float = 0.3

  override func begin() {
    for view in [player, exploded] as [View] + cells { addSubview(view) }
    for cell in cells {
      cell.onChoose = { [weak self, unowned cell] in self?.choose(cell.kind.rawValue) }
      connect(cell.pad) { [unowned cell] in cell.slider }
    }
    connect(player.pad) { [unowned player] in player.slider }
    for slider in sliders { slider.value = ThumbScene.startValue }
    for slider in player.sliders {
      slider.addAction(Action(identifier: "keys") { [weak self] in self?.valueChanged($0) }, for: .valueChanged)
    }
    for cell in cells {
      cell.slider.controlEventsObserver = { [weak self, unowned cell] in self?.note($0, of: cell) }
      cell.slider.onThumbMoved = { [weak self, unowned cell] in self?.thumbMoved(of: cell) }
    }
    variantChanged()
  }

  private var sliders: [RoundThumbSlider] { cells.map(\.slider) + player.sliders }
  private var kind: ThumbKind { ThumbKind(rawValue: variant) ?? .plain }
  private var chosen: RoundThumbSlider { cells[variant].slider }

  override func variantChanged() {
    let hadKeyboard = player.sliders.contains { $0 === window?.focusedView }
    for cell in cells { cell.isChosen = cell.kind == kind }
    player.chosen = kind
    if hadKeyboard { window?.focus(player.slider) }
    guard window != nil, superview != nil else { return }
    player.show(place: Double(chosen.value))
    wake()
  }

  override func reducedMotionChanged() { wake() }

  // MARK: one input for all

  private func connect(_ pad: ScrubberPad, _ slider: @escaping () -> RoundThumbSlider) {
    pad.onPress = { [weak self] in self?.press($0, on: slider()) ?? false }
    pad.onPacket = { [weak self] in self?.packet($0) }
    pad.onCancel = { [weak self] in self?.cancel(at: $0) }
    pad.onWheel = { [weak self] event in
      guard let self else { return false }
      return spread(event, from: slider())
    }
  }

  private func press(_ event: PointerEvent, on slider: RoundThumbSlider) -> Bool {
    guard source == nil else { return false }
    // What the big picture of the second one left behind is put right, so that all can be taken.
    for other in sliders where other.value != slider.value { other.value = slider.value }
    guard slider.pointerDown(event) else { return false }
    source = slider
    for other in sliders where other !== slider { _ = other.pointerDown(translated(event, from: slider, to: other)) }
    window?.focus(player.slider)
    wake()
    return true
  }

  private func packet(_ event: PointerEvent) {
    guard let source else { return }
    for slider in sliders {
      let event = translated(event, from: source, to: slider)
      if event.phase == .up { slider.pointerUp(event) } else { slider.pointerDragged(event) }
    }
    if event.phase == .up { self.source = nil }
    wake()
  }

  private func cancel(at time: Double) {
    for slider in sliders { slider.pointerCancelled(time: time) }
    source = nil
    wake()
  }

  private func spread(_ event: WheelEvent, from slider: RoundThumbSlider) -> Bool {
    let isTaken = slider.wheel(event)
    for other in sliders where other.value != slider.value { other.value = slider.value }
    wake()
    return isTaken
  }

  /// The keyboard works on the enlarged one; the others follow.
  private func valueChanged(_ control: Control) {
    guard source == nil, let slider = control as? RoundThumbSlider, slider === player.slider else { return }
    for other in sliders where other !== slider { other.value = slider.value }
    wake()
  }

  private func translated(_ event: PointerEvent, from slider: RoundThumbSlider, to other: RoundThumbSlider) -> PointerEvent {
    guard other !== slider else { return event }
    var event = event
    let place = other.place(of: slider.convertFromWindow(event.location), along: slider)
    event.location = other.convertToWindow(Rect(origin: place, size: .zero)).origin
    return event
  }

  // MARK: frames

  private func wake() {
    guard let clock = frameClock else { return }
    lastChange = clock.time.timestamp
    guard link?.isLive != true else { return }
    link = clock.addLink(owner: self) { scene, time in
      // In the work phase: then every slider has had its tick.
      scene.frameClock?.perform(at: -.infinity) { [weak scene] in scene?.look(at: time.timestamp) }
    }
  }

  private func look(at time: Double) {
    for cell in cells { cell.slider.layoutIfNeeded() }
    let shown = cells.map(\.slider.shown)
    if shown != history.samples.last?.shown || cells.contains(where: { $0.slider.isMoving }) { lastChange = time }
    let isTurned = history.append(shown, isPressed: source != nil, at: time)
    for cell in cells { cell.show(history, isWhole: isTurned) }
    exploded.show(chosen, of: kind)
    guard time > lastChange + ThumbScene.tail else { return }
    link?.invalidate()
    link = nil
  }

  private func thumbMoved(of cell: ThumbCell) {
    if cell.slider === chosen { player.show(place: min(1, max(0, cell.slider.shownPlace))) }
  }

  // MARK: layout

  override func layoutSubviews() {
    let isLow = bounds.height < 440
    let gap = isLow ? 8.0 : 14.0
    let cellHeight = isLow ? (bounds.height * 0.44).rounded() : max(196, (bounds.height * 0.38).rounded())
    let top = max(100, bounds.height - gap - cellHeight)
    let left = ((bounds.width - gap) * (isLow ? 0.56 : 0.6)).rounded()
    player.frame = Rect(x: 0, y: 0, width: left, height: top)
    exploded.frame = Rect(x: left + gap, y: 0, width: bounds.width - left - gap, height: top)
    let width = (bounds.width - gap * Double(cells.count - 1)) / Double(cells.count)
    for (index, cell) in cells.enumerated() {
      // All of one width: then the same packets are the same values.
      cell.frame = Rect(
        x: (Double(index) * (width + gap)).rounded(), y: top + gap, width: width.rounded(.down), height: cellHeight)
      cell.layoutIfNeeded()
    }
    exploded.show(chosen, of: kind)
  }

  // MARK: what is told

  override var verdict: Verdict {
    ThumbSummary(of: kind, in: history)?.verdict(values: (chosen.value, cells[ThumbKind.plain.rawValue].slider.value))
      ?? Verdict(.idle, "Drag any of the thumbs: all five follow. Or press ", "G", " for the same gesture every time.")
  }

  override var gesture: [(at: Double, input: SceneInput)] {
    let slider = chosen
    func point(_ place: Double) -> Point {
      let x = slider.geometry.centerX(drawnAt: place)
      return slider.convertToWindow(Rect(x: x, y: slider.bounds.midY, width: 0, height: 0)).origin
    }
    let start = Double(ThumbScene.startValue), end = 0.68
    var moments: [(at: Double, input: SceneInput)] = []
    func add(_ at: Double, _ phase: PointerEvent.Phase, _ place: Double) {
      moments.append((at, .event(.pointer(PointerEvent(phase, at: point(place), time: at)))))
    }
    add(0.15, .down, start)
    // Smoothly to its end in 0.7 s, a packet every 8 ms.
    for step in 1...87 {
      let t = Double(step) / 87
      add(0.3 + 0.7 * t, .moved, start + (end - start) * t * t * (3 - 2 * t))
    }
    add(1.25, .up, end)
    return moments
  }

  private func note(_ events: ControlEvent, of cell: ThumbCell) {
    guard cell.slider === chosen else { return }
    let now = frameClock?.time.timestamp ?? 0
    if told.time != now { told = (now, []) }
    told.events += events.names
  }

  override var loggedSlider: Slider? { chosen }

  override func takeRow() -> SceneRow {
    let slider = chosen
    return SceneRow(
      value: Double(slider.value), shown: slider.shownValue, target: slider.targetValue, velocity: slider.shownVelocity,
      isTracking: source != nil, isSettling: cells.contains { $0.slider.isMoving },
      events: told.time == frameClock?.time.timestamp ? told.events : [])
  }

  override var figures: [LogRow.Figure] {
    let shown = chosen.shown
    return [
      .init(name: "diameter", value: shown.diameter), .init(name: "opacity", value: shown.bigOpacity),
      .init(name: "offCentre", value: shown.offCentre),
    ]
  }
}
