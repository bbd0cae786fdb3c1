import Drawing
import Geometry
import Motion
import Widgets

/// The playhead in one lane: a piece of a line, and a dot on the track's curve.
final class MapLaneHead: View {
  let track: MapTrack
  /// 0 ... 1, where the line stands.
  var progress = 0.0 {
    didSet { if progress != oldValue { setNeedsDisplay() } }
  }

  static let width = 11.0

  init(track: MapTrack) {
    self.track = track
    super.init()
    isUserInteractionEnabled = false
    name = "playhead of \(track.name)"
  }

  /// Where a track's curve lies in its lane.
  static func bar(of track: MapTrack, in lane: Rect) -> Rect {
    let left = lane.minX + track.interval.lowerBound * lane.width, right = lane.minX + track.interval.upperBound * lane.width
    let gap = lane.height < 15 ? 1.0 : 2
    return Rect(x: left, y: lane.minY + gap, width: right - left, height: lane.height - 2 * gap)
  }

  /// The curve's height in the bar: values that fall are drawn falling.
  static func y(of track: MapTrack, at progress: Double, in bar: Rect) -> Double {
    let fraction = track.fraction(at: progress)
    let rise = track.end >= track.start ? fraction : 1 - fraction
    return lerp(bar.maxY - 2, bar.minY + 2, rise)
  }

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    canvas.fill(Rect(x: bounds.midX - 0.75, y: 0, width: 1.5, height: bounds.height), theme.text.withAlpha(0.75))
    guard track.interval.contains(progress) else { return }
    let bar = MapLaneHead.bar(of: track, in: bounds)
    let dot = Point(x: bounds.midX, y: MapLaneHead.y(of: track, at: progress, in: bar))
    canvas.fill(Path(circle: dot, radius: 4), theme.panel)
    canvas.fill(Path(circle: dot, radius: 3), theme.warm)
  }
}

/// What is taken hold of: the progress of the frame in a pill at the head of the playhead.
final class MapHandle: View {
  var text = "" {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  static let size = Size(width: 52, height: 19)

  init() {
    super.init()
    isUserInteractionEnabled = false
    name = "handle"
  }

  override var drawsContent: Bool { !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    canvas.fillCapsule(bounds, theme.text)
    let layout = TextLayout(text, font: Theme.smallFigure)
    canvas.draw(
      layout, at: Point(x: bounds.midX - layout.size.width / 2, y: bounds.midY - layout.size.height / 2), color: theme.background)
  }
}
