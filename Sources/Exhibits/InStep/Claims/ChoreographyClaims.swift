import Animation
import FrameTiming
import Geometry
import Motion

extension StepClaims {
  static var choreographies: [Claim] { [map, circles] }

  private static let map = Claim(
    "D12", .article,
    "The map: zoom out 5 %, then in 10 % (1 -> 0.95 -> 1.045); at once a circle appears along a curved path, grows, speeds up and slows down, "
      + "fades, and through it a post's screen shows and unfolds to the whole window",
    expected: "all of it from one progress; end state exact"
  ) { _ in
    let window = Rect(x: 0, y: 0, width: 960, height: 560)
    let map = MapChoreography(size: window.size, pin: Point(x: 240, y: 380))
    let display = VirtualDisplay(hertz: 60)
    let animator = DisplayLinkAnimator(clock: display.clock)
    let progresses = display.values(of: animator) { publish in
      animator.startAnimation(animationDuration: MapChoreography.duration, animation: { publish($0) })
    }
    let moments = progresses.map(map.moment(at:))
    guard let last = moments.last else { return Measurement(false, "0 frames") }
    let speeds = zip(moments, moments.dropFirst()).map { ($1.circleCenter - $0.circleCenter).length * 60 }
    let scales = moments.map(\.mapScale)
    let fastest = speeds.firstIndex(of: speeds.max() ?? 0) ?? 0
    let middle = window.center
    let chord = middle - map.pin
    let bow = moments.reduce(0.0) { most, moment in
      let way = moment.circleCenter - map.pin
      return max(most, abs(way.dx * chord.dy - way.dy * chord.dx) / chord.length)
    }
    let isExact =
      last.mapScale == 1.045 && last.circleCenter == middle && last.circleOpacity == 0 && last.postFrame == window
      && last.postCornerRadius == 0 && last.postOpacity == 1
    let lowest = map.moment(at: map.zoomOut.interval.upperBound).mapScale
    let grows = zip(moments, moments.dropFirst()).allSatisfy { $0.circleRadius <= $1.circleRadius }
    return Measurement(
      isExact && lowest == 0.95 && moments.allSatisfy { $0.mapScale >= 0.95 } && fastest > 5 && speeds[0] < speeds[fastest] / 4
        && bow > 50 && grows,
      "\(moments.count) frames from one progress: scale 1 -> \(figure(lowest)) -> \(figure(scales.last ?? 0)); the circle's way bows by "
        + "\(figure(bow)) pt, its speed goes from \(figure(speeds[0])) to \(figure(speeds[fastest])) pt a second and back to 0, its radius from "
        + "\(figure(moments[0].circleRadius)) to \(figure(last.circleRadius)) pt; at the end post = window exactly: \(isExact)")
  }

  private static let circles = Claim(
    "D13", .article, "Concentric blinking circles",
    expected: "distance of all centres 0 in every frame, radii and opacities from one progress"
  ) { _ in
    let circles = ConcentricCircles(center: Point(x: 333.3, y: 271.7), smallest: 10, largest: 160)
    let display = VirtualDisplay(hertz: 144)
    let animator = DisplayLinkAnimator(clock: display.clock)
    let frames = display.values(of: animator) { publish in
      animator.startAnimation(animationDuration: ConcentricCircles.duration, animation: { publish($0) })
    }.map(circles.circles(at:))
    let distance = frames.joined().reduce(0.0) { max($0, ($1.frame.center - circles.center).length) }
    let radii = frames.joined().map(\.radius)
    let opacities = frames.joined().map(\.opacity)
    return Measurement(
      distance == 0 && radii.allSatisfy { (10...160).contains($0) } && opacities.allSatisfy { (0...1).contains($0) } && !frames.isEmpty,
      "largest distance of \(circles.count) centres in \(frames.count) frames: \(figure(distance)) pt; radii \(figure(radii.min() ?? 0)) to "
        + "\(figure(radii.max() ?? 0)) pt, opacities \(figure(opacities.min() ?? 0)) to \(figure(opacities.max() ?? 0)), all from one progress"
    )
  }
}
