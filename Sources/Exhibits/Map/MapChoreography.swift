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
  /// An opacity below which nothing is seen.
  private static let faint = 0.02

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

  /// In the order in which they begin, the order of the lanes.
  var tracks: [MapTrack] { [zoomOut, appear, grow, travel, zoomIn, show, fade, unfold] }

  func moment(at progress: Double) -> Moment { moment(at: [Double](repeating: progress, count: tracks.count)) }

  /// The same where every motion is somewhere else on the whole's way. The post takes the circle's way by its own progress, that of its
  /// showing.
  ///
  /// - Parameter progresses: for each of ``tracks``.
  func moment(at progresses: [Double]) -> Moment {
    precondition(progresses.count == tracks.count, "each of \(tracks.count) tracks needs a progress, got \(progresses.count)")
    let (out, appearing, growing, travelling) = (progresses[0], progresses[1], progresses[2], progresses[3])
    let (zooming, showing, fading, unfolding) = (progresses[4], progresses[5], progresses[6], progresses[7])
    let center = path(at: travel.value(at: travelling))
    let radius = grow.value(at: growing)
    let hole = grow.value(at: showing)
    let circle = Rect(center: path(at: travel.value(at: showing)), size: Size(width: 2 * hole, height: 2 * hole))
    let unfolded = unfold.value(at: unfolding)
    return Moment(
      mapScale: zooming < zoomIn.interval.lowerBound ? zoomOut.value(at: out) : zoomIn.value(at: zooming),
      circleCenter: center, circleRadius: radius, circleOpacity: appear.value(at: appearing) * fade.value(at: fading),
      postFrame: lerp(circle, Rect(origin: .zero, size: size), unfolded), postCornerRadius: lerp(hole, 0, unfolded),
      postOpacity: show.value(at: showing))
  }

  /// How far what is seen of one moment is from its place in another: the map's corner, the circle's centre and rim, the post's edges;
  /// the largest, in points. What is too faint to be seen in both is nowhere.
  func distance(_ a: Moment, _ b: Moment) -> Double {
    let corner = (size.width * size.width + size.height * size.height).squareRoot() / 2
    var largest = abs(a.mapScale - b.mapScale) * corner
    if min(a.circleOpacity, b.circleOpacity) > MapChoreography.faint {
      largest = max(largest, (a.circleCenter - b.circleCenter).length, abs(a.circleRadius - b.circleRadius))
    }
    if min(a.postOpacity, b.postOpacity) > MapChoreography.faint {
      let (one, other) = (a.postFrame, b.postFrame)
      largest = max(largest, abs(one.minX - other.minX), abs(one.maxX - other.maxX), abs(one.minY - other.minY), abs(one.maxY - other.maxY))
    }
    return largest
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
