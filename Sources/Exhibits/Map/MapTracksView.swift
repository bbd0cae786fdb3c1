import Drawing
import Geometry
import Motion
import Stage
import Widgets

/// The motions of the choreography one below the other, each with its curve over the whole's progress, and in each the playhead of its own.
/// A press anywhere on them, or a drag, takes the progress there.
final class MapTracksView: View {
  let tracks: [MapTrack]
  let heads: [MapLaneHead]
  let handle = MapHandle()
  /// Called with a progress, 0 ... 1, where a press or drag takes it.
  var onScrub: ((Double) -> Void)?
  /// Called with true when a scrub begins, and with false when it ends.
  var onGrab: ((Bool) -> Void)?

  init(tracks: [MapTrack]) {
    self.tracks = tracks
    heads = tracks.map { MapLaneHead(track: $0) }
    super.init()
    name = "tracks"
    for head in heads { addSubview(head) }
    addSubview(handle)
  }

  /// - Parameters:
  ///   - progresses: of each track.
  ///   - progress: the frame's own, which the handle shows.
  func show(_ progresses: [Double], progress: Double) {
    for (index, head) in heads.enumerated() {
      head.progress = progresses[index]
      head.frame = frame(ofHead: index, at: progresses[index])
    }
    handle.text = NumberText.fixed(progress, places: 3)
    handle.frame = Rect(center: Point(x: x(at: progress), y: MapTracksView.ruler / 2), size: MapHandle.size)
  }

  // MARK: places

  static let ruler = 24.0
  private static let labelWidth = 118.0

  var plot: Rect {
    let right = MapHandle.size.width / 2
    return Rect(
      x: MapTracksView.labelWidth, y: MapTracksView.ruler, width: max(1, bounds.width - MapTracksView.labelWidth - right),
      height: max(1, bounds.height - MapTracksView.ruler - 4))
  }

  private var laneHeight: Double { plot.height / Double(tracks.count) }

  func x(at progress: Double) -> Double { plot.minX + progress * plot.width }

  private func lane(_ index: Int) -> Rect {
    let top = (plot.minY + Double(index) * laneHeight).rounded(), bottom = (plot.minY + Double(index + 1) * laneHeight).rounded()
    return Rect(x: plot.minX, y: top, width: plot.width, height: bottom - top)
  }

  private func frame(ofHead index: Int, at progress: Double) -> Rect {
    let lane = lane(index)
    return Rect(x: x(at: progress) - MapLaneHead.width / 2, y: lane.minY, width: MapLaneHead.width, height: lane.height)
  }

  // MARK: input

  override func pointerDown(_ event: PointerEvent) -> Bool {
    guard event.button == 1 else { return false }
    onGrab?(true)
    scrub(event)
    return true
  }

  override func pointerDragged(_ event: PointerEvent) { scrub(event) }

  override func pointerUp(_ event: PointerEvent) {
    scrub(event)
    onGrab?(false)
  }

  override func pointerCancelled(time: Double) { onGrab?(false) }

  private func scrub(_ event: PointerEvent) {
    let plot = plot
    onScrub?(min(1, max(0, (convertFromWindow(event.location).x - plot.minX) / plot.width)))
  }

  // MARK: drawing

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    let clip = canvas.clipBounds
    canvas.fill(bounds, theme.panel)
    canvas.fill(Rect(x: 0, y: 0, width: bounds.width, height: 1), theme.separator)
    drawRuler(in: canvas)
    for (index, track) in tracks.enumerated() where lane(index).minY < clip.maxY && lane(index).maxY > clip.minY {
      draw(track, in: lane(index), labelled: clip.minX < plot.minX, in: canvas)
    }
  }

  private func drawRuler(in canvas: Canvas) {
    for step in 0...8 {
      let x = x(at: Double(step) / 8).rounded()
      canvas.fill(Rect(x: x, y: MapTracksView.ruler, width: 1, height: plot.height), theme.separator.withAlpha(step % 4 == 0 ? 1 : 0.5))
      guard step % 2 == 0 else { continue }
      let layout = TextLayout(NumberText.fixed(Double(step) / 8, places: 2), font: Theme.smallFigure)
      canvas.draw(
        layout, at: Point(x: x - layout.size.width / 2, y: (MapTracksView.ruler - layout.size.height) / 2), color: theme.secondaryText)
    }
  }

  private func draw(_ track: MapTrack, in lane: Rect, labelled: Bool, in canvas: Canvas) {
    if labelled {
      let font = lane.height < 15 ? Font(face: .text, size: 10.5, weight: .regular) : Theme.caption
      let label = TextLayout(track.name, font: font, maxWidth: MapTracksView.labelWidth - 24)
      canvas.draw(label, at: Point(x: 16, y: lane.midY - label.size.height / 2), color: theme.text)
    }
    let bar = MapLaneHead.bar(of: track, in: lane)
    canvas.fill(Path(roundedRect: bar, radius: 4), theme.accent.withAlpha(0.13))
    var curve = Path(), area = Path()
    area.move(to: Point(x: bar.minX, y: bar.maxY))
    for step in 0...40 {
      let progress = lerp(track.interval.lowerBound, track.interval.upperBound, Double(step) / 40)
      let point = Point(x: lane.minX + progress * lane.width, y: MapLaneHead.y(of: track, at: progress, in: bar))
      curve.line(to: point)
      area.line(to: point)
    }
    area.line(to: Point(x: bar.maxX, y: bar.maxY))
    area.close()
    canvas.fill(area, theme.accent.withAlpha(0.22))
    canvas.stroke(curve, theme.accent, width: 1.5, cap: .round, join: .round)
  }
}
