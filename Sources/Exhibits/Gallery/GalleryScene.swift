import Drawing
import FrameTiming
import Geometry
import Stage
import Widgets

/// Every property of a slider's surface on one page, live. The variants say what a press beside the thumbs does.
final class GalleryScene: Scene {
  static let exhibit = Exhibit(
    name: "gallery", title: "Gallery",
    variants: [
      .init("thumb", "Thumbs only"), .init("page", "Track: a page"), .init("jump", "Track: jump"), .init("fine", "Fine drags"),
    ], makeScene: { GalleryScene() })

  private let horizontal = GallerySliders.horizontal().map { GalleryCell($0) }
  private let vertical = GallerySliders.vertical().map { GalleryCell($0) }
  var cells: [GalleryCell] { horizontal + vertical }
  private var art: GalleryArt?
  /// The slider that moved last.
  private var active = 0
  /// What the sliders sent in the frame of `time`.
  private var sent: (time: Double, events: [String]) = (0, [])
  /// The other values, where G has sent the sliders away from their own.
  private var home: [Float]?

  override func begin() {
    for (index, cell) in cells.enumerated() {
      addSubview(cell)
      cell.item.slider.onThumbMoved = { [weak self] in self?.moved(index) }
      cell.item.slider.controlEventsObserver = { [weak self] in self?.note($0.names) }
      cell.update()
    }
    variantChanged()
  }

  private func moved(_ index: Int) {
    if cells[index].item.slider.isTracking || window?.focusedView === cells[index].item.slider { active = index }
    cells[index].update()
  }

  private var now: Double { frameClock?.time.timestamp ?? 0 }

  private func note(_ events: [String]) {
    if sent.time != now { sent = (now, []) }
    sent.events += events
  }

  override func variantChanged() {
    let click: TrackClick = variant == 1 ? .page : variant == 2 ? .jump : .none
    for cell in cells {
      cell.item.slider.trackClick = click
      cell.item.slider.scrubbing = variant == 3 || cell.scrubs ? SliderScrubbing() : nil
    }
  }

  /// All of them go to the other end's side at once, or back.
  override func play() {
    let values = home
    home = values == nil ? cells.map { $0.item.slider.value } : nil
    for (index, cell) in cells.enumerated() {
      let slider = cell.item.slider
      let mirrored = slider.minimumValue + slider.maximumValue - slider.value
      slider.setValue(values?[index] ?? (mirrored == slider.value ? slider.maximumValue : mirrored), animated: true)
    }
  }

  // MARK: what it tells

  private var slider: Slider { cells[active].item.slider }

  override var verdict: Verdict {
    let title = cells[active].item.title
    guard slider.isTracking || slider.isSettling || slider.showsFocus else {
      return Verdict(.idle, "Drag, scroll or Tab to any of them; ", "G", " sends all of them off at once.")
    }
    let value = NumberText.fixed(Double(slider.value), places: 3), shown = NumberText.fixed(slider.shownValue, places: 3)
    guard slider.scrubbingSpeed == 1 else {
      return Verdict(
        .waiting, "\(title): value ", value, ", the thumb goes ", "\(NumberText.fixed(slider.scrubbingSpeed * 100, places: 0)) %",
        " of your way.")
    }
    return Verdict(slider.isTracking || slider.isSettling ? .waiting : .idle, "\(title): value ", value, ", shown ", shown, ".")
  }

  override var loggedSlider: Slider? { slider }

  override func takeRow() -> SceneRow {
    SceneRow(
      value: Double(slider.value), shown: slider.shownValue, target: slider.targetValue, velocity: slider.shownVelocity,
      isTracking: slider.isTracking, isSettling: slider.isSettling, events: sent.time == now ? sent.events : [])
  }

  override var figures: [LogRow.Figure] { [.init(name: "slider", value: Double(active))] }

  override var stateRows: [[String]] { cells.map { [$0.item.title, NumberText.shortest(Double($0.item.slider.value))] } }

  override var state: [Double]? {
    guard home == nil, frameClock?.isIdle == true, !cells.contains(where: { $0.item.slider.isTracking }) else { return nil }
    return [Double(active)] + cells.map { Double($0.item.slider.value) }
  }

  override func restore(_ state: [Double]) {
    active = Int(state[0])
    for (cell, value) in zip(cells, state.dropFirst()) { cell.item.slider.value = Float(value) }
  }

  // MARK: layout

  private static let columns = 4

  override func layoutSubviews() {
    dress()
    let isSmall = bounds.width < 900 || bounds.height < 380
    let gap = isSmall ? 6.0 : 12
    let area = bounds.insetBy(dx: isSmall ? 2 : 6, dy: isSmall ? 2 : 6)
    let column = isSmall ? 62.0 : 96
    let side = 3 * column + 2 * gap
    let rows = 4
    let width = (area.width - side - Double(GalleryScene.columns) * gap) / Double(GalleryScene.columns)
    let height = (area.height - Double(rows - 1) * gap) / Double(rows)
    var slot = 0
    for cell in horizontal {
      let x = area.minX + Double(slot % GalleryScene.columns) * (width + gap)
      let y = area.minY + Double(slot / GalleryScene.columns) * (height + gap)
      let span = Double(cell.item.columns)
      cell.frame = Rect(x: x.rounded(), y: y.rounded(), width: (span * width + (span - 1) * gap).rounded(), height: height.rounded())
      slot += cell.item.columns
    }
    for (index, cell) in vertical.enumerated() {
      let x = area.maxX - side + Double(index) * (column + gap)
      cell.frame = Rect(x: x.rounded(), y: area.minY, width: column, height: area.height.rounded())
    }
  }

  /// Gives the sliders pictures that match the window's pixels.
  private func dress() {
    let wanted = GalleryArt(scale: window?.scale ?? 1)
    guard wanted != art else { return }
    art = wanted
    for cell in cells { cell.item.dress?(cell.item.slider, wanted) }
  }
}
