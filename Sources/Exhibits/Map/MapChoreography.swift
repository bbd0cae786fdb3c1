import Geometry
import Motion

/// A map that yields a post: it zooms out a little, then in, while a circle travels from a pin along a curve, and through the circle the
/// post's screen shows and unfolds to the whole window. Everything is a function of one progress, 0 ... 1.
nonisolated struct MapChoreography: Hashable, Sendable {
  /// What is to be drawn.
  struct Moment: Hashable, Sendable {
    /// Of the map, about the window's centre.
    var mapScale: Double
    /// In window points, as all places here.
    var circleCenter: Point
    var circleRadius: Double
    var circleOpacity: Double
    /// What shows of the post: a circle at first, the whole window at the end.
    var postFrame: Rect
    var postCornerRadius: Double
    var postOpacity: Double
  }

  /// The window, from (0, 0).
  let size: Size
  /// The pin from which the circle comes.
  let pin: Point

  static let duration = 1.8

  /// Zoom out by 5 %.
  let zoomOut = MapTrack("zoom out", 0...0.22, from: 1, to: 0.95, .easeInOut)
  /// Then in by 10 %.
  let zoomIn = MapTrack("zoom in", 0.22...0.92, from: 0.95, to: 0.95 * 1.1, .easeInOut)
  let appear = MapTrack("appear", 0...0.1, from: 0, to: 1, .bezier(.easeOut))
  /// Along the path: faster, then slower.
  let travel = MapTrack("travel", 0.02...0.68, from: 0, to: 1, .bezier(CubicBezier(x1: 0.65, y1: 0, x2: 0.25, y2: 1)))
  let grow = MapTrack("grow", 0...0.68, from: 7, to: 76, .bezier(CubicBezier(x1: 0.5, y1: 0, x2: 0.3, y2: 1)))
  let show = MapTrack("post shows", 0.34...0.64, from: 0, to: 1, .easeInOut)
  let fade = MapTrack("circle fades", 0.42...0.74, from: 1, to: 0, .easeInOut)
  let unfold = MapTrack("unfold", 0.62...1, from: 0, to: 1, .bezier(CubicBezier(x1: 0.6, y1: 0, x2: 0.15, y2: 1)))

  /// In the order in which they begin.
  var tracks: [MapTrack] { [zoomOut, appear, grow, travel, zoomIn, show, fade, unfold] }

  func moment(at progress: Double) -> Moment {
    let center = path(at: travel.value(at: progress))
    let radius = grow.value(at: progress)
    let circle = Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))
    let unfolded = unfold.value(at: progress)
    return Moment(
      mapScale: progress < zoomIn.interval.lowerBound ? zoomOut.value(at: progress) : zoomIn.value(at: progress),
      circleCenter: center, circleRadius: radius, circleOpacity: appear.value(at: progress) * fade.value(at: progress),
      postFrame: lerp(circle, Rect(origin: .zero, size: size), unfolded), postCornerRadius: lerp(radius, 0, unfolded),
      postOpacity: show.value(at: progress))
  }

  /// The circle's way: up from the pin and round into the window's middle, a quarter above it at first.
  ///
  /// - Parameter part: 0 at the pin, 1 in the middle.
  func path(at part: Double) -> Point {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let (first, second) = pulls(to: middle)
    // The cubic's own scheme: means of means.
    let a = lerp(pin, first, part), b = lerp(first, second, part), c = lerp(second, middle, part)
    return lerp(lerp(a, b, part), lerp(b, c, part), part)
  }

  private func pulls(to middle: Point) -> (Point, Point) {
    let rise = size.height * 0.34
    return (
      Point(x: pin.x + (middle.x - pin.x) * 0.05, y: pin.y - rise),
      Point(x: middle.x + (middle.x - pin.x) * 0.28, y: middle.y - rise * 0.55)
    )
  }
}
