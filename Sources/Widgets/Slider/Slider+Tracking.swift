import FrameTiming
public import Geometry
import Motion

/// A press on the thumb in progress. The thumb is where it was at the anchor, plus the finger's way since, less what it lags behind.
struct SliderDrag {
  /// The value at the press, for a cancel.
  let startValue: Float
  /// The geometry in which the anchor counts, and the direction of the line.
  private(set) var geometry: SliderGeometry
  private(set) var axis: SliderAxis
  /// How far along the line the finger was, and where the thumb was then.
  private var anchorX: Double
  private var anchorPlace: Double
  private var lastX: Double
  private(set) var lag = ScrubbingLag()
  /// Where the finger was last, in the window.
  private(set) var lastLocation: Point
  /// In points, which the range has no part in.
  private var sampler: VelocitySampler

  init(startValue: Float, x: Double, place: Double, geometry: SliderGeometry, axis: SliderAxis, touch: Touch) {
    self.startValue = startValue
    self.geometry = geometry
    self.axis = axis
    anchorX = x
    anchorPlace = place
    lastX = x
    lastLocation = touch.event.location
    sampler = SliderDrag.makeSampler(geometry)
    sampler.add(time: touch.timestamp, position: x)
  }

  /// The place under the finger, or the one that a finger away from the track has brought the thumb to.
  var place: Double { anchorPlace + geometry.places(points: lastX - anchorX - lag.points) }

  /// Places a second, for a release at `time` (seconds).
  func velocity(at time: Double) -> Double { geometry.places(points: speed(at: time)) }

  /// Points a second along the line.
  func speed(at time: Double) -> Double { sampler.velocity(at: time) }

  /// - Parameter aside: the finger's distance from the track, in points.
  mutating func moved(to x: Double, aside: Double, scrubbing: SliderScrubbing?, touch: Touch) {
    lag.moved(x - lastX, distance: aside, scrubbing: scrubbing)
    lastX = x
    lastLocation = touch.event.location
    sampler.add(time: touch.timestamp, position: x - lag.points)
  }

  /// The range changed under the finger: from here on its way counts from `place`.
  mutating func anchor(at place: Double) {
    anchorX = lastX - lag.points
    anchorPlace = place
  }

  /// The slider's own extent or direction changed under the finger, which is at `x` in it now.
  mutating func anchor(at place: Double, x: Double, geometry: SliderGeometry, axis: SliderAxis) {
    self.geometry = geometry
    self.axis = axis
    lastX = x
    lag = ScrubbingLag()
    sampler = SliderDrag.makeSampler(geometry)
    anchor(at: place)
  }

  private static func makeSampler(_ geometry: SliderGeometry) -> VelocitySampler {
    VelocitySampler(trackLength: geometry.travel > 0 ? geometry.travel : nil)
  }
}

extension Slider {
  /// Where a press takes the thumb: around it, never smaller than the hit size. A slider without a thumb is taken anywhere.
  public final var thumbHitRect: Rect {
    if sliderStyle == .thumbless { return bounds }
    let thumb = thumbFrame
    let hit = metrics.minimumThumbHitSize
    return Rect(center: thumb.center, size: Size(width: max(thumb.width, hit.width), height: max(thumb.height, hit.height)))
  }

  /// The thumb's share of the finger's way while a finger away from the track slows it down; 1 else.
  public final var scrubbingSpeed: Double { drag?.lag.speed ?? 1 }

  func beginDrag(_ touch: Touch) -> Bool {
    let finger = touch.location(in: self)
    guard finger.x.isFinite, finger.y.isFinite else { return false }
    let takesThumb = touch.event.button == 1 && thumbHitRect.contains(finger)
    if !takesThumb {
      guard trackPress(for: touch.event) == .jump, bounds.contains(finger) else { return false }
    }
    guard element.press(at: touch.timestamp) else { return false }
    let axis = axis, geometry = geometry
    let x = axis.distance(of: finger, in: bounds)
    drag = SliderDrag(startValue: value, x: x, place: element.thumbPlace, geometry: geometry, axis: axis, touch: touch)
    toldValue = value
    _data._tracking = true
    if !takesThumb { jump(to: min(1, max(0, geometry.place(atCenterX: x)))) }
    return true
  }

  /// The thumb comes to a press beside it.
  private func jump(to place: Double) {
    let old = value
    let place = enabledPlace(place)
    drag?.anchor(at: place)
    _ = element.drag(to: place, velocity: 0)
    tellChange(from: old)
  }

  func continueDrag(_ touch: Touch) -> Bool {
    guard var drag else { return false }
    let finger = touch.location(in: self)
    guard finger.x.isFinite, finger.y.isFinite else { return true }
    let axis = axis, geometry = geometry
    if drag.geometry != geometry || drag.axis != axis {
      let x = axis.distance(of: convertFromWindow(drag.lastLocation), in: bounds)
      drag.anchor(at: element.thumbPlace, x: x, geometry: geometry, axis: axis)
    }
    let aside = scrubbing == nil ? 0 : axis.distanceAside(of: finger, from: trackRect(forBounds: bounds))
    drag.moved(to: axis.distance(of: finger, in: bounds), aside: aside, scrubbing: scrubbing, touch: touch)
    self.drag = drag
    let old = value
    guard element.drag(to: steppedPlace(drag.place, touch), velocity: drag.velocity(at: touch.timestamp)) else {
      failTracking(touch)
      return true
    }
    followSpeed()
    tellChange(from: old)
    return true
  }

  /// Where the thumb goes for a finger at `place`: inside the enabled range, and in steps while Alt is held.
  private func steppedPlace(_ place: Double, _ touch: Touch) -> Double {
    let place = enabledPlace(place)
    guard altIncrementValue > 0, altIncrementValue.isFinite, touch.event.modifiers.contains(.alt) else { return place }
    let steps = ValueRange(minimum: minimumValue, maximum: maximumValue, step: Float(altIncrementValue))
    return enabledPlace(normalised(steps.snap(range.value(at: place))))
  }

  func endDrag(_ touch: Touch?) {
    guard let drag else { return }
    let velocity = touch.map { releaseVelocity ?? drag.velocity(at: $0.timestamp) } ?? 0
    let old = value
    guard element.release(velocity: velocity, at: touch?.timestamp ?? frameClock?.time.timestamp ?? 0) else {
      forgetDrag()
      failTracking(touch)
      return
    }
    forgetDrag()
    tellRest(since: old)
  }

  func cancelDrag() {
    guard let drag else { return }
    forgetDrag()
    // Where something else has taken over the thumb, a failed gesture writes nothing more.
    guard element.holdsPress else { return }
    let old = value
    element.cancel(restoring: range.clamp(drag.startValue))
    tellRest(since: old)
  }

  private func forgetDrag() {
    drag = nil
    _data._tracking = false
  }

  /// Where a release at `place` with `velocity` lands: without momentum where the projected way is under 10 pt.
  final func landing(from place: Double, velocity: Double) -> Projection.Landing {
    let least = geometry.places(points: 10)
    return Projection.discrete.landing(from: place, velocity: velocity, in: 0...1, leastTravel: least > 0 ? least : .infinity)
  }
}
