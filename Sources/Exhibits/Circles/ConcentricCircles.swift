import Geometry
import Glibc

/// Circles that grow from one centre and fade, one after the other, as a function of one progress. It repeats: 1 looks like 0.
nonisolated struct ConcentricCircles: Hashable, Sendable {
  struct Circle: Hashable, Sendable {
    /// A square about the common centre, on the painter's grid.
    var frame: Rect
    /// 0 ... 1.
    var opacity: Double
    var radius: Double { frame.width / 2 }
  }

  let center: Point
  /// Points.
  let smallest: Double
  let largest: Double
  let count: Int

  /// Seconds a round.
  static let duration = 2.4

  /// - Parameter center: is moved onto the painter's grid.
  init(center: Point, smallest: Double, largest: Double, count: Int = 5) {
    precondition(count > 0 && smallest >= 0 && largest > smallest, "circles need a count and growing radii")
    self.center = Point(x: DrawnPlace.of(center.x), y: DrawnPlace.of(center.y))
    self.smallest = smallest
    self.largest = largest
    self.count = count
  }

  /// All of them, in the order of their numbers, which isn't that of their sizes.
  func circles(at progress: Double) -> [Circle] { (0..<count).map { circle($0, at: progress) } }

  func circle(_ index: Int, at progress: Double) -> Circle {
    let phase = phase(index, at: progress)
    let radius = DrawnPlace.of(smallest + (largest - smallest) * (1 - (1 - phase) * (1 - phase)))
    // It blinks up within the first tenth of its way, and fades along the rest of it.
    let opacity = phase < 0.1 ? phase / 0.1 : (1 + cos(.pi * (phase - 0.1) / 0.9)) / 2
    return Circle(frame: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)), opacity: opacity)
  }

  /// How far on its way a circle is, 0 ..< 1.
  func phase(_ index: Int, at progress: Double) -> Double {
    let place = progress + Double(index) / Double(count)
    return place - place.rounded(.down)
  }
}
