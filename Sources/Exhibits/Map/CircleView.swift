import Drawing
import Geometry
import Widgets

/// The circle that travels: a bright ring with a halo, covered by a disc that gives way to what shows through it.
final class CircleView: View {
  /// The disc's opacity, 0 ... 1.
  var cover = 1.0 {
    didSet { if cover != oldValue { setNeedsDisplay() } }
  }

  /// How far the halo reaches beyond the ring, in points.
  private static let halo = 26.0

  init() {
    super.init()
    name = "circle"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { !bounds.isEmpty }
  override var drawingOutsets: Insets { Insets(all: CircleView.halo) }

  override func draw(in canvas: Canvas) {
    let middle = Point(x: bounds.midX, y: bounds.midY)
    let radius = bounds.width / 2, reach = radius + CircleView.halo
    let accent = theme.accent
    canvas.fill(
      Path(circle: middle, radius: reach),
      .radial(
        center: middle, radius: reach,
        stops: [
          GradientStop(offset: max(0, radius - 1) / reach, color: accent.withAlpha(0)),
          GradientStop(offset: radius / reach, color: accent.withAlpha(0.55)),
          GradientStop(offset: (radius + 0.4 * CircleView.halo) / reach, color: accent.withAlpha(0.16)),
          GradientStop(offset: 1, color: accent.withAlpha(0)),
        ]))
    if cover > 0 {
      canvas.fill(
        Path(circle: middle, radius: radius),
        .linear(
          from: .zero, to: Point(x: 0, y: bounds.height),
          stops: [
            GradientStop(offset: 0, color: accent.mixed(with: .white, by: 0.35).withAlpha(cover)),
            GradientStop(offset: 1, color: accent.withAlpha(cover)),
          ]))
    }
    canvas.stroke(Path(circle: middle, radius: max(1, radius - 1.5)), Color.white, width: 3)
  }
}

/// The way that the circle takes, dotted.
final class CircleWayView: View {
  var choreography: MapChoreography? {
    didSet { if choreography != oldValue { setNeedsDisplay() } }
  }

  private static let steps = 48

  init() {
    super.init()
    name = "circle's way"
    isUserInteractionEnabled = false
  }

  override var drawsContent: Bool { choreography != nil && !bounds.isEmpty }

  override func draw(in canvas: Canvas) {
    guard let choreography else { return }
    var path = Path()
    for step in 0...CircleWayView.steps { path.line(to: choreography.path(at: Double(step) / Double(CircleWayView.steps))) }
    canvas.stroke(path, Color.white.withAlpha(0.75), width: 5, dash: [0.01, 11], cap: .round)
    canvas.stroke(path, theme.accent, width: 3, dash: [0.01, 11], cap: .round)
  }
}
