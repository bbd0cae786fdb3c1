import Drawing
import FrameTiming
import Geometry
import Introspection
import Strategies
import Widgets

/// The debug stand: the copies of the target, the internals as a live tree, the patch step by step, what must not be touched, and the names
/// that lookups go by. It changes nothing itself: whatever is asked for goes to the world as an input.
///
/// It reads the internals when a frame of the world has been, eight times a second while it moves, and draws the rows that differ.
final class InspectorPanel: View {
  static let width = InspectorContents.width
  /// How old what is shown may be while the world moves, in seconds. A look costs as much as several frames.
  private static let longestLag = 0.125

  let pane = ScrollPane()
  let banner = MissBanner()
  let bar = InspectorBar()
  let header = InspectorHeader()
  /// The rows that are shown, in order.
  private(set) var rowViews: [InspectorRowView] = []
  /// Where text is being typed.
  private(set) var field: TextField?

  private let exhibit: SettleExhibit
  private var folds: [String: Bool] = [:]
  private var foldedSections: Set<InspectorSection> = []
  private var flashes = InspectorFlashes()
  private var fading: (time: Double, work: WorkItem)?
  private var knownNames: (slider: Slider, inside: Introspector, names: PatchNames)?
  private var isStale = true
  private var lookedAt = -Double.infinity
  private var lookWork: WorkItem?
  private weak var hovered: InspectorRowView?
  private var refusal: String?
  private var shownRemark: WorldInspection.Remark?
  private weak var hadFocus: View?
  private weak var shownWorld: SettleWorld?

  init(exhibit: SettleExhibit) {
    self.exhibit = exhibit
    super.init()
    name = "inspector"
    clipsToBounds = true
    header.onUndo = { [weak self] in self?.perform(.undo, at: .zero, in: nil) }
    pane.onScroll = { [weak self] place in self.map { panel in panel.hover(panel.rowViews.first { $0.frame.contains(place) }) } }
    for view in [header, banner, pane, bar] as [View] { addSubview(view) }
  }

  // MARK: layout and drawing

  override var drawsContent: Bool { true }

  override func draw(in canvas: Canvas) {
    canvas.fill(bounds, theme.panel)
    canvas.fill(Rect(x: 0, y: 0, width: 1, height: bounds.height), theme.separator)
  }

  override func layoutSubviews() {
    header.frame = Rect(x: 1, y: 0, width: bounds.width - 1, height: InspectorHeader.height)
    let bannerHeight = banner.height(forWidth: bounds.width)
    banner.frame = Rect(x: 0, y: header.frame.maxY, width: bounds.width, height: bannerHeight)
    bar.frame = Rect(x: 1, y: bounds.height - InspectorBar.height, width: bounds.width - 1, height: InspectorBar.height)
    pane.frame = Rect(
      x: 1, y: banner.frame.maxY, width: bounds.width - 1, height: max(0, bar.frame.minY - banner.frame.maxY))
  }

  override func pointerDown(_ event: PointerEvent) -> Bool { true }
  override func wheel(_ event: WheelEvent) -> Bool { true }

  // MARK: looking

  /// Something happened in the world: what is shown may be old.
  func worldMoved() { isStale = true }

  /// Looks again where that is due. To be called once in each frame, after the world's.
  func refresh(at time: Double) {
    guard !isHidden, isStale else { return }
    let runner = exhibit.runner
    let isMoving = !runner.isPaused && (runner.wantsFrame || runner.world.model.control.innerSlider.isTracking)
    let due = lookedAt + InspectorPanel.longestLag
    guard isMoving, time < due, shownWorld === runner.world, let clock = frameClock else { return look(at: time) }
    guard lookWork == nil else { return }
    lookWork = clock.perform(at: due) { [weak self] in
      self?.lookWork = nil
      self?.refresh(at: clock.time.timestamp)
    }
  }

  /// It comes into sight.
  func appear() {
    isHidden = false
    if isStale { look(at: now) }
  }

  /// It goes out of sight, and gives up the keyboard.
  func disappear() {
    field.map(close)
    isHidden = true
  }

  /// Looked up again only where the slider or the names are others.
  private var names: PatchNames {
    let model = exhibit.runner.world.model
    if let known = knownNames, known.slider === model.control.innerSlider, known.inside === model.patch.introspector { return known.names }
    let names = PatchNames(of: model.control.innerSlider, model.patch.introspector)
    knownNames = (model.control.innerSlider, model.patch.introspector, names)
    return names
  }

  private func look(at time: Double) {
    isStale = false
    lookedAt = time
    shownWorld = exhibit.runner.world
    let contents = InspectorContents(
      of: exhibit.runner.world, folds: folds, foldedSections: foldedSections, value: exhibit.setValue,
      chosenWrites: exhibit.settings.writes, includesStep0: exhibit.settings.includesStep0, names: names)
    show(flashes.mark(contents.rows, at: time))
    banner.words = contents.bannerWords
    header.show(lastEdit: exhibit.runner.world.inspection.edits.last?.title)
    showRemark()
    fade(after: time)
  }

  private func fade(after time: Double) {
    guard let step = flashes.nextStep(after: time), let clock = frameClock else { return }
    let next = max(step, lookedAt + InspectorPanel.longestLag)
    if let fading, !fading.work.isCancelled, fading.time > time, fading.time <= next { return }
    fading?.work.cancel()
    let work = clock.perform(at: next) { [weak self] in
      guard let self else { return }
      fading = nil
      let now = clock.time.timestamp
      // Another look may just have been: the step waits for the next one then.
      if isHidden { return }
      if now - lookedAt < InspectorPanel.longestLag { fade(after: now) } else { look(at: now) }
    }
    fading = (next, work)
  }

  private func show(_ rows: [InspectorRow]) {
    while rowViews.count > rows.count { rowViews.removeLast().removeFromSuperview() }
    var y = 0.0
    for (index, row) in rows.enumerated() {
      if index == rowViews.count { addRowView(row) }
      rowViews[index].row = row
      rowViews[index].frame = Rect(x: 0, y: y, width: InspectorPanel.width - 1, height: row.height)
      y += row.height
    }
    pane.contentHeight = y
  }

  private func addRowView(_ row: InspectorRow) {
    let view = InspectorRowView(row)
    view.onAction = { [weak self, weak view] action, rect in if let view { self?.perform(action, at: rect, in: view) } }
    view.onHover = { [weak self, weak view] isInside in
      if isInside || view?.isHovered == true { self?.hover(isInside ? view : nil) }
    }
    rowViews.append(view)
    pane.content.addSubview(view)
  }

  private func hover(_ view: InspectorRowView?) {
    for other in rowViews where other.isHovered { other.isHovered = false }
    view?.isHovered = true
    hovered = view
    refusal = nil
    showWords()
  }

  // MARK: the bar

  private func showRemark() {
    let remark = exhibit.runner.world.inspection.remark
    if remark != shownRemark, case .refusal(let words) = remark { refusal = words }
    shownRemark = remark
    showWords()
  }

  private func showWords() {
    if let refusal {
      bar.words = .init(title: "Refused", text: refusal, isBad: true)
    } else if case .answer(let words) = shownRemark {
      bar.words = .init(title: words, text: "What the method called last returned")
    } else if let detail = hovered?.row.detail {
      bar.words = .init(title: detail.title, text: detail.text)
    } else {
      bar.words = InspectorBar.hint
    }
  }

  // MARK: doing

  private var now: Double { frameClock?.time.timestamp ?? 0 }

  func perform(_ action: InspectorAction, at rect: Rect, in view: InspectorRowView?) {
    refusal = nil
    switch action {
    case .foldSection(let section): foldedSections.formSymmetricDifference([section])
    case .fold(let key): folds[key] = !isOpen(key, in: view)
    case .edit(let path, let encoding, let text):
      type(InspectorEntry(purpose: .value(path: path, encoding: encoding), text: text), rect, view)
    case .flip(let path, let isOn): exhibit.inspect(.write(path: path, value: isOn ? 1 : 0))
    case .rename(let path, let name): type(InspectorEntry(purpose: .name(path: path), text: name), rect, view)
    case .call(let path, let selector, let takesNumber):
      if takesNumber {
        type(
          InspectorEntry(purpose: .argument(path: path, selector: selector), text: ""),
          Rect(x: 226, y: rect.minY, width: 82, height: rect.height), view)
      } else {
        exhibit.inspect(.call(path: path, selector: selector, argument: nil))
      }
    case .toggleStep(let number): exhibit.toggleStep(number)
    case .run(let step): exhibit.inspect(.run(step.writes, value: exhibit.setValue))
    case .toggleWrite(let write): exhibit.toggleWrite(write)
    case .runWrite(let write): exhibit.inspect(.run([write], value: exhibit.setValue))
    case .forbid(let ivar, let isOn): exhibit.inspect(.forbid(ivar, isOn: isOn))
    case .restoreNames: exhibit.inspect(.restoreNames)
    case .undo: exhibit.inspect(.undo)
    }
    look(at: now)
  }

  private func isOpen(_ key: String, in view: InspectorRowView?) -> Bool {
    for cell in view?.row.cells ?? [] { if case .disclosure(let isOpen) = cell.look { return isOpen } }
    return folds[key] ?? false
  }

  // MARK: typing

  private func type(_ entry: InspectorEntry, _ rect: Rect, _ view: InspectorRowView?) {
    guard let view, let window else { return }
    field.map(close)
    let field = TextField(entry.text)
    field.accepts = entry.accepts
    field.onApply = { [weak self] text in self?.apply(entry, text) ?? true }
    field.onEnd = { [weak self, weak field] in if let field { self?.close(field) } }
    let place = rect.offsetBy(dx: 0, dy: view.frame.minY)
    field.frame = Rect(
      x: place.minX - 6, y: place.minY - 1, width: min(max(80, place.width + 10), InspectorContents.right - place.minX + 12),
      height: place.height + 2)
    self.field = field
    pane.content.addSubview(field)
    hadFocus = window.focusedView
    window.focus(field)
  }

  private func apply(_ entry: InspectorEntry, _ text: String) -> Bool {
    switch entry.outcome(of: text) {
    case .edit(let edit):
      exhibit.inspect(edit)
      return true
    case .refusal(let words):
      refusal = words
      showWords()
      return false
    }
  }

  private func close(_ field: TextField) {
    guard self.field === field else { return }
    self.field = nil
    let window = window
    let hadKeyboard = window?.focusedView === field
    field.removeFromSuperview()
    if hadKeyboard, let hadFocus { window?.focus(hadFocus) }
    isStale = true
  }
}

extension InspectorContents {
  var bannerWords: MissBanner.Words? {
    let missing = names.missing
    guard !missing.isEmpty else { return nil }
    return MissBanner.Words(
      title: "The patch found nothing under \(missing.count) name\(missing.count == 1 ? "" : "s")", names: missing.joined(separator: ", "),
      loss: names.loss, survivors: "These survive: \(PatchNames.list(survivors)).")
  }
}
